package tianxia.cluster.shard;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.cluster.table.ToTable;
import tianxia.server.message.Problem;

@Timeout(60)
class HomesTest {
  private static final LinkedBlockingQueue<ToTable.Ask> ASKED = new LinkedBlockingQueue<>();

  /// In the place of a region of tables.
  private static final ActorSystem<ToTable> REGION =
      ActorSystem.create(
          Behaviors.receiveMessage(message -> {
            ASKED.add((ToTable.Ask) message);
            return Behaviors.same();
          }),
          "test",
          ConfigFactory.parseString("pekko.loglevel = WARNING")
              .withFallback(ConfigFactory.defaultReference())
              .resolve());

  @AfterAll
  static void end() {
    REGION.terminate();
  }

  @Test
  void aNodeKnowsOnceItsRegionHasLearntOfEachShard() throws Exception {
    ActorRef<Moved> homes =
        REGION.systemActorOf(Homes.listener(REGION, REGION), "homes", Props.empty());
    CompletionStage<Moved.Known> known =
        AskPattern.ask(
            homes,
            replyTo -> new Moved(Set.of("5", "127"), replyTo),
            Duration.ofSeconds(30),
            REGION.scheduler());
    List<ToTable.Ask> asked = List.of(ASKED.take(), ASKED.take());
    assertThat(asked)
        .extracting(ask -> Shards.of(ask.table()))
        .containsExactlyInAnyOrder("5", "127");
    asked.getFirst().replyTo().tell(new ToTable.Reply(new Problem("unknown-table", "")));
    assertThat(known.toCompletableFuture()).isNotDone();
    asked.getLast().replyTo().tell(new ToTable.Reply(new Problem("unknown-table", "")));
    known.toCompletableFuture().get(30, TimeUnit.SECONDS);
  }

  /// Those of tables have sixteen characters.
  @Test
  void eachShardHasAnIdThatNoTableHas() {
    IntStream.range(0, Shards.COUNT)
        .mapToObj(String::valueOf)
        .forEach(shard -> {
          String id = Shards.unusedId(shard);
          assertThat(Shards.of(id)).isEqualTo(shard);
          assertThat(id.length()).isLessThan(8);
        });
  }
}
