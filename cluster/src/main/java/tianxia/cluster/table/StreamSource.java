package tianxia.cluster.table;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.message.ServerMessage;
import tianxia.server.store.Store;
import tianxia.server.table.Tables.Subscription;

/// The end of a stream where its table is, whose viewer is on another node: one message is under
/// way at a time, so that what a slow viewer has not taken is replaced where the table is. Ends
/// with the table's entity, whose child it is, and with the viewer's end. Streams of the list of
/// open tables are the same.
public final class StreamSource extends AbstractBehavior<ToSource> {
  private static final Logger LOG = LoggerFactory.getLogger(StreamSource.class);

  /// How long a client is silent by default until its socket is closed (docs/LIMITS.md): of one
  /// whose node has ended nothing else is known.
  private static final Duration UNHEARD = Duration.ofMinutes(1);

  private final Subscription stream;
  private final ActorRef<ToViewer> viewer;
  private final Semaphore wanted = new Semaphore(0);
  private final Thread sender;

  /// How many messages were sent.
  private final AtomicInteger sent = new AtomicInteger();

  /// How many the viewer has asked for, and how much it has told in all.
  private int asked;

  private int heard;

  /// How long the client had not been heard when its stream ended.
  private Duration silence = Duration.ZERO;

  /// Whether the viewer has waited for one that was sent already.
  private boolean overdue;

  /// The source of an open stream.
  public static Behavior<ToSource> of(Subscription stream, ActorRef<ToViewer> viewer) {
    return Behaviors.setup(context -> new StreamSource(context, stream, viewer));
  }

  private StreamSource(
      ActorContext<ToSource> context, Subscription stream, ActorRef<ToViewer> viewer) {
    super(context);
    this.stream = stream;
    this.viewer = viewer;
    ActorRef<ToSource> self = context.getSelf();
    context.watchWith(viewer, new ToSource.ViewerLost());
    viewer.tell(new ToViewer.Opened(self));
    sender = Thread.startVirtualThread(() -> send(self));
  }

  private void send(ActorRef<ToSource> self) {
    try {
      ServerMessage message;
      do {
        wanted.acquire();
        message = stream.next();
        viewer.tell(new ToViewer.Shown(Written.of(message)));
        sent.incrementAndGet();
      } while (!(message instanceof ServerMessage.Failure));
    } catch (InterruptedException e) {
      // The entity or the viewer has ended the stream.
    } catch (RuntimeException e) {
      // The store tells of its own failures.
      if (!(e instanceof Store.Failure failure && failure.isMendable())) {
        LOG.error("what is streamed can't be shown on another node", e);
      }
    } finally {
      self.tell(new ToSource.Over());
    }
  }

  @Override
  public Receive<ToSource> createReceive() {
    return newReceiveBuilder()
        .onMessage(ToSource.More.class, more -> more())
        .onMessage(ToSource.Whole.class, whole -> whole())
        .onMessage(ToSource.Looked.class, looked -> look(true))
        .onMessage(ToSource.Away.class, away -> look(false))
        .onMessage(ToSource.Waiting.class, this::waiting)
        .onMessage(ToSource.End.class, end -> end(end.silence()))
        .onMessage(ToSource.ViewerLost.class, lost -> end(UNHEARD))
        .onMessage(ToSource.Over.class, over -> Behaviors.stopped())
        .onSignal(PostStop.class, stopped -> closed())
        .build();
  }

  private Behavior<ToSource> more() {
    heard++;
    asked++;
    overdue = false;
    wanted.release();
    return this;
  }

  private Behavior<ToSource> whole() {
    heard++;
    stream.resync();
    return this;
  }

  private Behavior<ToSource> look(boolean here) {
    heard++;
    stream.look(here);
    return this;
  }

  /// What was sent before the viewer waited the last time should have come by now.
  private Behavior<ToSource> waiting(ToSource.Waiting waiting) {
    if (waiting.told() != heard || overdue) {
      return Behaviors.stopped();
    }
    heard++;
    overdue = sent.get() == asked;
    return this;
  }

  private Behavior<ToSource> end(Duration heard) {
    silence = heard;
    return Behaviors.stopped();
  }

  private Behavior<ToSource> closed() {
    sender.interrupt();
    stream.lose(silence);
    return this;
  }
}
