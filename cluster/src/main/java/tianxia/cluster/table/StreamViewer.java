package tianxia.cluster.table;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;
import tianxia.server.message.request.Heard;
import tianxia.server.table.Tables.Subscription;

/// The viewer's end of a stream: asks for it until it is open, then passes on what comes from
/// another node. It ends once a stream of the same process was taken.
///
/// Between nodes a message may be lost, when a connection breaks: while nothing comes, the viewer
/// tells now and then that it waits, and a source that finds something missing ends the stream,
/// which is then opened again.
public final class StreamViewer extends AbstractBehavior<ToViewer> {
  /// How long to wait for a stream to be opened before it is asked for again.
  private static final Duration OVERDUE = Duration.ofMillis(250);

  /// How often it is told that nothing has come.
  private static final Duration QUIET = Duration.ofSeconds(5);

  /// What is wanted.
  ///
  /// @param region finds the table's owner
  /// @param opened completed with the stream; if it is complete already, the stream is closed
  public record Wish(
      String table,
      String token,
      Optional<Integer> since,
      Optional<Heard> heard,
      ActorRef<ToTable> region,
      CompletableFuture<Subscription> opened) {}

  private final TimerScheduler<ToViewer> timers;
  private final Wish wish;
  private final RemoteStream stream;
  private @Nullable ActorRef<ToSource> source;
  private int told;
  private boolean waiting;

  /// The viewer's end of one stream.
  public static Behavior<ToViewer> of(Wish wish) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new StreamViewer(context, timers, wish)));
  }

  private StreamViewer(ActorContext<ToViewer> context, TimerScheduler<ToViewer> timers, Wish wish) {
    super(context);
    this.timers = timers;
    this.wish = wish;
    this.stream = new RemoteStream(context.getSelf());
    timers.startTimerWithFixedDelay(new ToViewer.Overdue(), OVERDUE);
    ask();
  }

  private void ask() {
    ActorRef<ToViewer> self = getContext().getSelf();
    ToTable.Taker here =
        taken -> {
          boolean accepted = wish.opened().complete(taken);
          self.tell(new ToViewer.Settled());
          return accepted;
        };
    wish.region()
        .tell(
            new ToTable.Open(
                wish.table(), wish.token(), wish.since(), wish.heard(), self, Optional.of(here)));
  }

  @Override
  public Receive<ToViewer> createReceive() {
    return newReceiveBuilder()
        .onMessage(ToViewer.Opened.class, this::opened)
        .onMessage(ToViewer.Shown.class, this::shown)
        .onMessage(ToViewer.Taken.class, taken -> more())
        .onMessage(ToViewer.Resync.class, resync -> tell(new ToSource.Whole()))
        .onMessage(
            ToViewer.Look.class,
            look -> tell(look.here() ? new ToSource.Looked() : new ToSource.Away()))
        .onMessage(ToViewer.Close.class, this::closed)
        .onMessage(ToViewer.Settled.class, settled -> Behaviors.stopped())
        .onMessage(ToViewer.Overdue.class, overdue -> overdue())
        .onMessage(ToViewer.Quiet.class, quiet -> quiet())
        .onMessage(ToViewer.SourceLost.class, lost -> lost())
        .build();
  }

  private Behavior<ToViewer> opened(ToViewer.Opened opened) {
    if (source != null || !wish.opened().complete(stream)) {
      // It was asked for twice, or nobody waits for it any more.
      opened.source().tell(new ToSource.End(Duration.ZERO));
      return source == null ? Behaviors.stopped() : this;
    }
    source = opened.source();
    getContext().watchWith(opened.source(), new ToViewer.SourceLost());
    timers.cancel(new ToViewer.Overdue());
    timers.startTimerWithFixedDelay(new ToViewer.Quiet(), QUIET);
    return more();
  }

  private Behavior<ToViewer> more() {
    waiting = true;
    return tell(new ToSource.More());
  }

  private Behavior<ToViewer> quiet() {
    return waiting ? tell(new ToSource.Waiting(told)) : this;
  }

  private Behavior<ToViewer> shown(ToViewer.Shown shown) {
    waiting = false;
    stream.show(shown.message());
    return this;
  }

  private Behavior<ToViewer> tell(ToSource message) {
    ActorRef<ToSource> far = source;
    if (far != null) {
      far.tell(message);
      told++;
    }
    return this;
  }

  private Behavior<ToViewer> closed(ToViewer.Close close) {
    tell(new ToSource.End(close.silence()));
    return Behaviors.stopped();
  }

  private Behavior<ToViewer> overdue() {
    if (source != null) {
      return this;
    }
    if (wish.opened().isDone()) {
      return Behaviors.stopped();
    }
    ask();
    return this;
  }

  private Behavior<ToViewer> lost() {
    stream.end();
    return Behaviors.stopped();
  }
}
