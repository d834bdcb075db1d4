package tianxia.server.table.node;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.digest.Shown;
import tianxia.server.log.FaultLog;
import tianxia.server.message.Problem;
import tianxia.server.store.Store;
import tianxia.server.table.viewer.Snapshot;
import tianxia.server.table.worker.Jobs;
import tianxia.server.table.worker.TableWorker;

/// Access to a table: to its writer, or to its snapshot. Failures are [Problem]s.
final class TableAccess {
  private static final Logger LOG = LoggerFactory.getLogger(TableAccess.class);

  private final TableCache loaded;
  private volatile boolean closed;
  private volatile boolean suspended;

  TableAccess(TableCache loaded) {
    this.loaded = loaded;
  }

  /// Why nothing is answered now; empty if it is.
  Optional<Problem> refusal() {
    if (closed) {
      return Optional.of(closing());
    }
    return suspended ? Optional.of(unavailable()) : Optional.empty();
  }

  /// Refuses all requests until [#resume].
  ///
  /// @return the tables in memory
  List<TableWorker> suspend() {
    suspended = true;
    return loaded.all();
  }

  void resume() {
    suspended = false;
  }

  /// How many tables are in memory or being loaded.
  int loaded() {
    return loaded.size();
  }

  /// How many tables are in memory, by phase.
  Map<String, Integer> phases() {
    return loaded.all().stream()
        .collect(
            Collectors.groupingBy(
                table -> table.snapshot().info().phase(), Collectors.summingInt(table -> 1)));
  }

  /// A table, if it is in memory.
  Optional<TableWorker> live(String table) {
    return loaded.live(table);
  }

  /// Refuses all requests from now on.
  ///
  /// @return the tables in memory
  List<TableWorker> close() {
    closed = true;
    return loaded.all();
  }

  /// Has a table's writer do something, loading the table first; again, if it is just being
  /// unloaded.
  <A> A writing(
      String table,
      BiFunction<TableWorker, CompletableFuture<A>, Jobs.Taken> job,
      Function<Problem, A> otherwise) {
    Optional<Problem> refusal = refusal();
    while (refusal.isEmpty()) {
      try {
        Optional<TableWorker> live = loaded.table(table);
        if (live.isEmpty()) {
          return otherwise.apply(unknownTable());
        }
        CompletableFuture<A> answer = new CompletableFuture<>();
        switch (job.apply(live.get(), answer)) {
          case YES -> {
            return answer.join();
          }
          case FULL -> {
            return otherwise.apply(
                new Problem(
                    Problem.SLOW_DOWN, "too many requests are waiting at this table: try again"));
          }
          case GONE -> loaded.forget(table, live.get());
        }
      } catch (Store.Failure | CompletionException e) {
        return otherwise.apply(unavailable(e));
      }
      refusal = refusal();
    }
    return otherwise.apply(refusal.get());
  }

  /// Asks something of a table, loading it if need be.
  <A> A loaded(String table, Function<TableWorker, A> question, Function<Problem, A> otherwise) {
    Optional<Problem> refusal = refusal();
    if (refusal.isPresent()) {
      return otherwise.apply(refusal.get());
    }
    try {
      return loaded.table(table).map(question).orElseGet(() -> otherwise.apply(unknownTable()));
    } catch (Store.Failure e) {
      return otherwise.apply(unavailable(e));
    }
  }

  /// Reads what is on disk and may be shown now.
  <A> A reading(String table, Function<Snapshot, A> question, Function<Problem, A> otherwise) {
    return loaded(table, live -> question.apply(live.snapshot()), otherwise);
  }

  /// The same, for the viewer to whom a token belongs.
  <A> A viewing(
      String table,
      String token,
      BiFunction<Snapshot, Integer, A> question,
      Function<Problem, A> otherwise) {
    Shown shown = Shown.of(token);
    return loaded(
        table,
        live -> {
          Snapshot snapshot = live.snapshot();
          OptionalInt viewer = snapshot.state().viewer(shown);
          viewer.ifPresent(live::heard);
          return viewer.isPresent()
              ? question.apply(snapshot, viewer.getAsInt())
              : otherwise.apply(unknownToken());
        },
        otherwise);
  }

  static Problem unknownTable() {
    return new Problem(Problem.UNKNOWN_TABLE, "unknown table");
  }

  static Problem unknownToken() {
    return new Problem(Problem.UNKNOWN_TOKEN, "this token does not open the table");
  }

  static Problem closing() {
    return new Problem(Problem.CLOSING, "the server is shutting down: reconnect later");
  }

  static Problem unavailable(RuntimeException cause) {
    if (cause instanceof Store.OtherRules) {
      LOG.warn("{}", cause.getMessage());
      return new Problem(
          Problem.OTHER_RULES, "the table is played by rules that this server does not have");
    }
    FaultLog.error(LOG, "a table did not answer", cause);
    return notWritten(cause)
        ? new Problem(Problem.UNAVAILABLE, "nothing can be saved at the moment: try again later")
        : unavailable();
  }

  private static boolean notWritten(Throwable cause) {
    return cause instanceof Store.NotWritten
        || Optional.ofNullable(cause.getCause()).filter(TableAccess::notWritten).isPresent();
  }

  private static Problem unavailable() {
    return new Problem(Problem.UNAVAILABLE, "the table is not available now: try again");
  }
}
