package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.cluster.table.TableRequest;
import tianxia.cluster.table.ToTable;
import tianxia.server.message.Problem;

/// What becomes of an answer that nobody waits for any more.
@Timeout(60)
class RegionTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration NONE = Duration.ofMillis(1);
  private static final TableRequest<?> REQUEST = new TableRequest.Reserve("t");

  private static final ActorSystem<SpawnProtocol.Command> SYSTEM =
      ActorSystem.create(
          SpawnProtocol.create(),
          "test",
          ConfigFactory.parseString("pekko.loglevel = WARNING")
              .withFallback(ConfigFactory.defaultReference())
              .resolve());

  private final BlockingQueue<ToTable.Ask> asked = new LinkedBlockingQueue<>();
  private final CompletableFuture<Object> late = new CompletableFuture<>();
  private final Region region = new Region(SYSTEM, owner());

  @AfterAll
  static void end() {
    SYSTEM.terminate();
  }

  /// Keeps what it is asked.
  private ActorRef<ToTable> owner() {
    return AskPattern.<SpawnProtocol.Command, ActorRef<ToTable>>ask(
            SYSTEM,
            replyTo ->
                new SpawnProtocol.Spawn<>(
                    Behaviors.receiveMessage(message -> {
                      asked.add((ToTable.Ask) message);
                      return Behaviors.same();
                    }),
                    "",
                    Props.empty(),
                    replyTo),
            PATIENCE,
            SYSTEM.scheduler())
        .toCompletableFuture()
        .join();
  }

  private void reply(Object answer) throws InterruptedException {
    asked.take().replyTo().tell(new ToTable.Reply(answer));
  }

  @Test
  void anAnswerInTimeIsNotLate() throws Exception {
    CompletableFuture<Object> given =
        CompletableFuture.supplyAsync(
            () -> region.askAgain(REQUEST, PATIENCE, PATIENCE, late::complete));

    reply("reserved");

    assertThat(given.join()).isEqualTo("reserved");
    assertThat(late).isNotDone();
  }

  @Test
  void anAnswerAfterTheTimeIsTold() throws Exception {
    assertThat(region.askAgain(REQUEST, NONE, PATIENCE, late::complete))
        .isInstanceOf(Problem.class);

    reply("reserved");

    assertThat(late.join()).isEqualTo("reserved");
  }

  @Test
  void anAnswerAfterANodeHasLeftIsTold() throws Exception {
    CompletableFuture<Object> given =
        CompletableFuture.supplyAsync(
            () -> region.askAgain(REQUEST, PATIENCE, PATIENCE, late::complete));
    ToTable.Ask ask = asked.take();

    region.departed();
    assertThat(given.join()).isInstanceOf(Problem.class);
    ask.replyTo().tell(new ToTable.Reply("reserved"));

    assertThat(late.join()).isEqualTo("reserved");
  }
}
