package tianxia.cluster.table;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.message.Problem;
import tianxia.server.store.Store;
import tianxia.server.table.Tables.Subscription;
import tianxia.server.table.node.LocalTables;

/// A table on the node that owns it: passes what is asked on to that node's [LocalTables], on
/// virtual threads, and unloads the table before another node may own it.
public final class TableEntity extends AbstractBehavior<ToTable> {
  private static final Logger LOG = LoggerFactory.getLogger(TableEntity.class);

  /// How long the entity stays without being asked, if the table isn't in memory either.
  private static final Duration QUIET = Duration.ofSeconds(20);

  /// How long a table that moves may take to finish what it is doing.
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private final String table;
  private final LocalTables tables;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final TimerScheduler<ToTable> timers;
  private int asked;
  private boolean stopping;
  private boolean releasing;

  /// Whether the entity has stopped, though something that was asked may go on.
  private volatile boolean stopped;

  /// The entity of a table.
  ///
  /// @param shard is asked to stop it
  public static Behavior<ToTable> of(
      String table, LocalTables tables, ActorRef<ClusterSharding.ShardCommand> shard) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> new TableEntity(context, table, tables, shard, timers)));
  }

  private TableEntity(
      ActorContext<ToTable> context,
      String table,
      LocalTables tables,
      ActorRef<ClusterSharding.ShardCommand> shard,
      TimerScheduler<ToTable> timers) {
    super(context);
    this.table = table;
    this.tables = tables;
    this.shard = shard;
    this.timers = timers;
    context.setReceiveTimeout(QUIET, new ToTable.Quiet());
  }

  @Override
  public Receive<ToTable> createReceive() {
    return newReceiveBuilder()
        .onMessage(ToTable.Ask.class, this::ask)
        .onMessage(ToTable.Open.class, this::open)
        .onMessage(ToTable.Opened.class, this::opened)
        .onMessage(ToTable.Answered.class, answered -> answered())
        .onMessage(ToTable.Quiet.class, quiet -> quiet())
        .onMessage(ToTable.Stop.class, stop -> stop())
        .onMessage(ToTable.Late.class, late -> release())
        .onMessage(ToTable.Unloaded.class, unloaded -> Behaviors.stopped())
        .onSignal(PostStop.class, signal -> stopped())
        .build();
  }

  private Behavior<ToTable> ask(ToTable.Ask ask) {
    if (stopping) {
      ask.replyTo().tell(new ToTable.Reply(moving()));
      return this;
    }
    start(() -> ask.replyTo().tell(new ToTable.Reply(answer(ask.request()))));
    return this;
  }

  private Object answer(TableRequest<?> request) {
    try {
      return request.ask(tables);
    } catch (RuntimeException e) {
      // The store tells of its own failures.
      if (!(e instanceof Store.Failure failure && failure.isMendable())) {
        LOG.error("a table did not answer", e);
      }
      return new Problem(Problem.UNAVAILABLE, "the table is not available now: try again");
    }
  }

  private static Problem moving() {
    return new Problem(Problem.UNAVAILABLE, "the table is moving to another node: try again");
  }

  private Behavior<ToTable> open(ToTable.Open open) {
    if (!stopping) {
      ActorRef<ToTable> self = getContext().getSelf();
      start(() -> {
        Subscription stream = tables.subscribe(table, open.token(), open.since(), open.heard());
        if (open.here().isEmpty()) {
          self.tell(new ToTable.Opened(stream, open.viewer()));
        } else if (!open.here().get().take(stream)) {
          stream.close();
        }
      });
    }
    return this;
  }

  private Behavior<ToTable> opened(ToTable.Opened opened) {
    getContext().spawnAnonymous(StreamSource.of(opened.stream(), opened.viewer()));
    return this;
  }

  /// Has something done that may take a while.
  private void start(Runnable work) {
    asked++;
    ActorRef<ToTable> self = getContext().getSelf();
    Thread.startVirtualThread(() -> {
      try {
        work.run();
      } finally {
        self.tell(new ToTable.Answered());
        if (stopped) {
          unload();
        }
      }
    });
  }

  private Behavior<ToTable> answered() {
    asked--;
    return stopping && asked == 0 ? release() : this;
  }

  private Behavior<ToTable> quiet() {
    if (asked == 0 && !stopping && !tables.ownership().loaded(table)) {
      shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    }
    return this;
  }

  private Behavior<ToTable> stop() {
    if (stopping) {
      return this;
    }
    stopping = true;
    if (asked == 0) {
      return release();
    }
    timers.startSingleTimer(new ToTable.Late(), PATIENCE);
    return this;
  }

  private Behavior<ToTable> release() {
    if (releasing) {
      return this;
    }
    releasing = true;
    if (!tables.ownership().loaded(table)) {
      return Behaviors.stopped();
    }
    ActorRef<ToTable> self = getContext().getSelf();
    Thread.startVirtualThread(() -> {
      try {
        unload();
      } finally {
        self.tell(new ToTable.Unloaded());
      }
    });
    return this;
  }

  private void unload() {
    try {
      if (!tables.ownership().release(table, PATIENCE)) {
        LOG.warn("a table that moves to another node has not finished in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Nothing may stay in memory that another node may own now: whoever looked at it here would be
  /// shown for ever what it was. It may even be loaded only after the entity has stopped, where the
  /// store has not answered for longer than that waits.
  private Behavior<ToTable> stopped() {
    stopped = true;
    if (tables.ownership().loaded(table)) {
      Thread.startVirtualThread(this::unload);
    }
    return this;
  }
}
