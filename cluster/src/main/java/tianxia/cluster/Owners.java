package tianxia.cluster;

import java.time.Duration;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.cluster.table.TableRequest;
import tianxia.server.message.Problem;
import tianxia.server.table.command.TableIds;

/// Asks the owners of tables, wherever they are, and again where there is no answer: because the
/// table moves, or its node has ended.
final class Owners {
  /// How long the answer to a request that can be sent again may take; twice as long each time. One
  /// that is asked while a table moves may be dropped on its way.
  private static final Duration SHORT = Duration.ofMillis(400);

  /// The same while this node's tables move to others. Dropped is what reaches the node that had
  /// the table after the coordinator has begun with the move and before that node is told to stop
  /// it; so it is mostly asked by its own clients.
  private static final Duration MOVING = Duration.ofMillis(150);

  /// The same where asking again leaves something behind, if only for a moment.
  private static final Duration LONG = Duration.ofSeconds(3);

  /// How long to go on asking.
  private static final Duration TOTAL = Duration.ofSeconds(12);

  private static final Duration MAX_PAUSE = Duration.ofMillis(200);

  private static final Logger LOG = LoggerFactory.getLogger(Owners.class);

  private final ClusterNode node;

  Owners(ClusterNode node) {
    this.node = node;
  }

  /// Asks a request that can be sent again.
  ///
  /// @param otherwise makes an answer of a problem
  <A> A ask(TableRequest<A> request, Function<Problem, A> otherwise) {
    return ask(
        () -> request,
        node.leaving() ? MOVING : SHORT,
        otherwise,
        (asked, patience) -> node.region().askAgain(asked, patience));
  }

  /// Asks a request once, since its answer may differ the second time.
  <A> A once(TableRequest<A> request, Function<Problem, A> otherwise) {
    return answer(request, node.region().askOnce(request, TOTAL), otherwise);
  }

  /// Asks for something new until there is an answer, under another id each time. While this node's
  /// tables move it is not waited for those that are on their way; otherwise the owner is slow, and
  /// is not to be asked for more than what it has not done yet.
  ///
  /// @param request made anew each time
  /// @param late is told an answer that came when another had been asked for
  <A> A anew(Supplier<TableRequest<A>> request, Consumer<A> late, Function<Problem, A> otherwise) {
    return ask(
        request,
        node.leaving() ? SHORT : LONG,
        otherwise,
        (asked, patience) ->
            node.region()
                .askAgain(
                    asked, patience, TOTAL, came -> late.accept(answer(asked, came, otherwise))));
  }

  /// Asks until there is an answer.
  ///
  /// @param patience how long the first answer may take
  private <A> A ask(
      Supplier<TableRequest<A>> request,
      Duration patience,
      Function<Problem, A> otherwise,
      BiFunction<TableRequest<A>, Duration, Object> question) {
    long deadline = System.nanoTime() + TOTAL.toNanos();
    Pause pause = new Pause(MAX_PAUSE);
    Duration wait = patience;
    while (true) {
      TableRequest<A> asked = request.get();
      if (!TableIds.possible(asked.table())) {
        return otherwise.apply(unknown());
      }
      Object answer = question.apply(asked, wait);
      wait = wait.compareTo(LONG) < 0 ? wait.multipliedBy(2) : LONG;
      if (!later(answer) || node.closed() || System.nanoTime() - deadline > 0) {
        return answer(asked, answer, otherwise);
      }
      try {
        Thread.sleep(pause.next());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return otherwise.apply(Region.unavailable());
      }
    }
  }

  /// Of a text that is no table's id.
  static Problem unknown() {
    return new Problem(Problem.UNKNOWN_TABLE, "unknown table");
  }

  /// Whether the same request may be answered later.
  private static boolean later(Object answer) {
    return answer instanceof Problem problem
        && (problem.code().equals(Problem.UNAVAILABLE) || problem.code().equals(Problem.CLOSING));
  }

  private <A> A answer(TableRequest<A> request, Object answer, Function<Problem, A> otherwise) {
    if (answer instanceof Problem problem) {
      boolean elsewhere = problem.code().equals(Problem.CLOSING) && !node.closed();
      return otherwise.apply(elsewhere ? Region.unavailable() : problem);
    }
    if (request.answers().isInstance(answer)) {
      return request.answers().cast(answer);
    }
    LOG.error("a node has answered with {}", answer.getClass());
    return otherwise.apply(Region.unavailable());
  }
}
