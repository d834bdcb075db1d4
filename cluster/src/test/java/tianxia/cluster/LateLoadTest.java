package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.cluster.table.TableEntity;
import tianxia.cluster.table.ToTable;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.table.Tables.Subscription;
import tianxia.server.table.node.LocalTables;

/// A store may answer so late that the table has moved away meanwhile.
@Timeout(60)
class LateLoadTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HeldStore store = new HeldStore();

  /// Has a claim wait until it is let go.
  private static final class HeldStore extends SharedMemoryStore {
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch answered = new CountDownLatch(1);
    private volatile boolean held;

    @Override
    public synchronized Claimed claim(String table) {
      if (held) {
        asked.countDown();
        try {
          answered.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      return super.claim(table);
    }
  }

  /// The entity of a table, and one who notices its end.
  private static Behavior<ToTable> watched(
      Behavior<ToTable> entity, CompletableFuture<ActorRef<ToTable>> begun, CountDownLatch ended) {
    return Behaviors.setup(context -> {
      ActorRef<ToTable> table = context.spawnAnonymous(entity);
      context.watch(table);
      begun.complete(table);
      return Behaviors.receive(ToTable.class)
          .onSignal(
              Terminated.class,
              signal -> {
                ended.countDown();
                return Behaviors.same();
              })
          .build();
    });
  }

  @Test
  void aTableThatIsLoadedAfterItHasMovedDoesNotStay() throws InterruptedException {
    CompletableFuture<ActorRef<ToTable>> begun = new CompletableFuture<>();
    CountDownLatch ended = new CountDownLatch(1);
    try (Computers computers = new Computers(1, TestNode.AT_RANDOM);
        LocalTables tables = new LocalTables(SmallGames.CATALOGUE, store, computers)) {
      TableMade made = (TableMade) tables.make(Guests.wish("pebbles", Optional.empty()));
      String id = made.info().table();
      assertThat(tables.ownership().release(id, PATIENCE)).isTrue();
      store.held = true;
      ActorSystem<ToTable> system = system(id, tables, begun, ended);
      CompletableFuture<Subscription> taken = new CompletableFuture<>();
      begun.join().tell(opening(made, system, taken));
      store.asked.await();
      begun.join().tell(new ToTable.Stop());
      ended.await();
      store.answered.countDown();
      assertThat(last(taken.join()).code()).isEqualTo(Problem.CLOSING);
      assertThat(tables.ownership().loaded(id)).isFalse();
      system.terminate();
    }
  }

  private static ActorSystem<ToTable> system(
      String table,
      LocalTables tables,
      CompletableFuture<ActorRef<ToTable>> begun,
      CountDownLatch ended) {
    return ActorSystem.create(
        Behaviors.setup(context ->
            watched(TableEntity.of(table, tables, context.getSystem().ignoreRef()), begun, ended)),
        "test",
        ConfigFactory.parseString("pekko.loglevel = WARNING")
            .withFallback(ConfigFactory.defaultReference())
            .resolve());
  }

  private static ToTable opening(
      TableMade made, ActorSystem<ToTable> system, CompletableFuture<Subscription> taken) {
    return new ToTable.Open(
        made.info().table(),
        Optional.ofNullable(made.tokens().get("1")).orElseThrow(),
        Optional.empty(),
        Optional.empty(),
        system.ignoreRef(),
        Optional.of(taken::complete));
  }

  /// What a stream says at its end.
  private static ServerMessage.Failure last(Subscription stream) throws InterruptedException {
    while (true) {
      if (stream.next() instanceof ServerMessage.Failure failure) {
        return failure;
      }
    }
  }
}
