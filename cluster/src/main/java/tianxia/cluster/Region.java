package tianxia.cluster;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import tianxia.cluster.table.StreamViewer;
import tianxia.cluster.table.TableRequest;
import tianxia.cluster.table.ToTable;
import tianxia.server.message.Problem;
import tianxia.server.message.request.Heard;
import tianxia.server.table.Tables.Subscription;

/// The way to all tables: what is sent there is passed on to the table's owner. Or the way to what
/// another node lists ([LobbySource]). Thread-safe.
final class Region {
  private final ActorSystem<SpawnProtocol.Command> system;
  private final ActorRef<ToTable> tables;

  /// The requests that wait for an answer, and can be asked again.
  private final Map<Long, CompletableFuture<Object>> waiting = new ConcurrentHashMap<>();

  private final AtomicLong asked = new AtomicLong();

  /// @param tables finds each table's owner, or opens streams itself
  Region(ActorSystem<SpawnProtocol.Command> system, ActorRef<ToTable> tables) {
    this.system = system;
    this.tables = tables;
  }

  /// Answers what may have been asked of a node that has ended: it is to be asked again.
  void departed() {
    waiting.values().forEach(answer -> answer.complete(unavailable()));
  }

  /// Asks a table's owner. Gives up sooner when a node has left the cluster.
  ///
  /// @return its answer, or a [tianxia.server.message.Problem]
  Object askAgain(TableRequest<?> request, Duration patience) {
    return askAgain(request, patience, patience, late -> {});
  }

  /// As [#askAgain], where something is left behind if the owner does what nobody waits for any
  /// more.
  ///
  /// @param patience how long to wait for the answer
  /// @param latest how long an answer that nobody waits for is looked out for
  /// @param late is told such an answer
  Object askAgain(
      TableRequest<?> request, Duration patience, Duration latest, Consumer<Object> late) {
    CompletableFuture<Object> answer = new CompletableFuture<>();
    long number = asked.incrementAndGet();
    waiting.put(number, answer);
    try {
      CompletionStage<ToTable.Reply> reply = send(request, latest, answer);
      Object given = await(answer, patience);
      reply.thenAccept(came -> {
        if (!came.answer().equals(given)) {
          late.accept(came.answer());
        }
      });
      return given;
    } finally {
      waiting.remove(number);
    }
  }

  /// Asks a table's owner, once and for all.
  ///
  /// @return its answer, or a [tianxia.server.message.Problem]
  Object askOnce(TableRequest<?> request, Duration patience) {
    CompletableFuture<Object> answer = new CompletableFuture<>();
    send(request, patience, answer);
    return await(answer, patience);
  }

  private CompletionStage<ToTable.Reply> send(
      TableRequest<?> request, Duration patience, CompletableFuture<Object> answer) {
    CompletionStage<ToTable.Reply> reply =
        AskPattern.ask(
            tables,
            (ActorRef<ToTable.Reply> replyTo) -> new ToTable.Ask(request, replyTo),
            patience,
            system.scheduler());
    reply.whenComplete(
        (given, failure) -> answer.complete(failure == null ? given.answer() : unavailable()));
    return reply;
  }

  private static Object await(CompletableFuture<Object> answer, Duration patience) {
    try {
      return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      return unavailable();
    } catch (ExecutionException e) {
      throw new IllegalStateException("an answer that can't fail", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return unavailable();
    }
  }

  /// Has a stream opened by the table's owner.
  void open(
      String table,
      String token,
      Optional<Integer> since,
      Optional<Heard> heard,
      CompletableFuture<Subscription> opened) {
    system.tell(
        new SpawnProtocol.Spawn<>(
            StreamViewer.of(new StreamViewer.Wish(table, token, since, heard, tables, opened)),
            "",
            Props.empty(),
            system.ignoreRef()));
  }

  /// What is answered where there is no answer.
  static Problem unavailable() {
    return new Problem(Problem.UNAVAILABLE, "the table is not available now: try again");
  }
}
