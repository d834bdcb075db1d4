package tianxia.cluster.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables.Subscription;

/// How long a client was silent before it was lost is told where its table is.
class LostViewerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final ActorSystem<SpawnProtocol.Command> SYSTEM =
      ActorSystem.create(
          SpawnProtocol.create(),
          "test",
          ConfigFactory.parseString("pekko.loglevel = WARNING")
              .withFallback(ConfigFactory.defaultReference())
              .resolve());

  private final CompletableFuture<Duration> silence = new CompletableFuture<>();

  @AfterAll
  static void end() {
    SYSTEM.terminate();
  }

  private static <T> ActorRef<T> spawn(Behavior<T> behavior) {
    return AskPattern.<SpawnProtocol.Command, ActorRef<T>>ask(
            SYSTEM,
            replyTo -> new SpawnProtocol.Spawn<>(behavior, "", Props.empty(), replyTo),
            PATIENCE,
            SYSTEM.scheduler())
        .toCompletableFuture()
        .join();
  }

  /// A stream where the table is, with nothing to tell.
  private final class Quiet implements Subscription {
    @Override
    public ServerMessage next() throws InterruptedException {
      new CountDownLatch(1).await();
      throw new AssertionError();
    }

    @Override
    public void resync() {}

    @Override
    public void close() {
      lose(Duration.ZERO);
    }

    @Override
    public void lose(Duration ago) {
      silence.complete(ago);
    }
  }

  /// As the table's owner opens streams for viewers of other nodes.
  private Behavior<ToTable> owner() {
    return Behaviors.receive((context, message) -> {
      if (message instanceof ToTable.Open open) {
        context.spawnAnonymous(StreamSource.of(new Quiet(), open.viewer()));
      }
      return Behaviors.same();
    });
  }

  private Subscription opened() {
    CompletableFuture<Subscription> opened = new CompletableFuture<>();
    spawn(
        StreamViewer.of(
            new StreamViewer.Wish(
                "t", "x", Optional.empty(), Optional.empty(), spawn(owner()), opened)));
    return opened.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  private Duration silence() {
    return silence.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  @Test
  void whoBreaksOffHadBeenSilent() {
    opened().lose(Duration.ofSeconds(7));
    assertThat(silence()).isEqualTo(Duration.ofSeconds(7));
  }

  @Test
  void whoSaysThatItGoesHadNot() {
    opened().close();
    assertThat(silence()).isZero();
  }

  @Test
  void whoseNodeEndsMayHaveBeenForAMinute() {
    ActorRef<ToViewer> viewer = spawn(Behaviors.receiveMessage(opened -> Behaviors.stopped()));
    spawn(StreamSource.of(new Quiet(), viewer));
    assertThat(silence()).isEqualTo(Duration.ofMinutes(1));
  }
}
