package tianxia.server.table.worker;

import java.time.Duration;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Quoted;
import tianxia.server.computer.Priority;
import tianxia.server.log.FaultLog;
import tianxia.server.log.RequestId;
import tianxia.server.store.Store;
import tianxia.server.table.Patience;
import tianxia.server.table.Retention;
import tianxia.server.table.clock.Stopwatch;
import tianxia.server.table.state.SeatPlans;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Presence;
import tianxia.server.table.viewer.Snapshot;
import tianxia.server.table.viewer.Viewers;

/// A loaded table: does one job after the other, from loading to unloading. A client's request is
/// done by its own thread where nothing else is to be done, all else by a virtual thread of the
/// table. What the jobs do is in [TableWriter].
public final class TableWorker {
  private static final Logger LOG = LoggerFactory.getLogger(TableWorker.class);

  private final TableContext context;
  private final Runnable onEnd;
  private final Jobs jobs;
  private final Thread thread;
  private final Viewers viewers;
  private final TableWriter writer;
  private final TableListing listing;
  private final TableNotices notices;
  private volatile boolean ending;

  /// What is told once the table is unloaded; used by whoever does a job.
  private Runnable lastAnswer = () -> {};

  /// @param claim to the table, under which all is written
  /// @param onEnd removes the table from memory: whoever asks for it loads it again. May be run
  ///   twice
  public TableWorker(
      TableState state, SeatPlans plans, Store.Claim claim, TableContext context, Runnable onEnd) {
    this.context = context;
    this.onEnd = onEnd;
    this.jobs = new Jobs(context.queue());
    Stopwatch watch = new Stopwatch(context.nanos(), away(state, context));
    this.viewers = new Viewers(new Presence(context.clock()), state, plans, watch);
    this.listing = new TableListing(context.listings());
    this.notices = new TableNotices(context.notices());
    this.writer = new TableWriter(context, claim, viewers, listing, watch, this::own);
    this.thread = Thread.ofVirtual().name("table-" + state.id()).unstarted(this::run);
  }

  /// How long ago the last entry was written, where the time of day counts; else no time has passed
  /// while the table was not in memory.
  private static long away(TableState state, TableContext context) {
    return state.due().isPresent()
        ? Math.max(0, context.clock().millis() - state.log().updated())
        : 0;
  }

  /// Starts the thread; computers that are to act are asked.
  public void start() {
    thread.start();
    own(writer::begin);
  }

  /// Notes that a viewer has asked something over HTTP. Safe to call from any thread.
  public void heard(int viewer) {
    Priority before = viewers.urgency();
    viewers.heard(viewer);
    if (viewer > 0) {
      listing.heard(viewers.snapshot());
    }
    if (viewers.urgency().compareTo(before) < 0) {
      own(writer::wake);
    }
  }

  /// As [#heard], of somebody who acts: a computer's program, say, that keeps no stream.
  public void acts(int viewer) {
    heard(viewer);
    notices.heard(snapshot().state().id(), viewer);
  }

  /// What is on disk and may be shown now. Safe to call from any thread.
  public Snapshot snapshot() {
    return viewers.snapshot();
  }

  /// Adds a job of the table's own. After the end it is dropped: the table may have another worker
  /// by then.
  private void own(Runnable job) {
    jobs.own(() -> {
      if (!ending) {
        job.run();
      }
    });
  }

  /// Has something done that may change the table: on the caller's thread if nothing else is to be
  /// done, else once its turn has come.
  ///
  /// @param answer completed when it is done; exceptionally if the table failed
  /// @return whether it will be done
  public <T> Jobs.Taken write(Function<TableWriter, T> job, CompletableFuture<T> answer) {
    if (!jobs.begin()) {
      return jobs.offer(RequestId.carriedBy(() -> answered(job, answer)));
    }
    try {
      answered(job, answer);
      jobs.done(writer.idle());
    } catch (RuntimeException | Error e) {
      // The table's thread ends the table.
      jobs.failed(() -> {
        throw e;
      });
    }
    return Jobs.Taken.YES;
  }

  /// As [#write], on the table's thread and however many jobs wait already.
  public <T> Jobs.Taken own(Function<TableWriter, T> job, CompletableFuture<T> answer) {
    return jobs.own(RequestId.carriedBy(() -> answered(job, answer)));
  }

  /// Deletes the table, if it may be deleted ([TableWriter#expire]); on the table's thread.
  public Jobs.Taken expire(Patience patience, CompletableFuture<Boolean> answer) {
    return jobs.offer(() -> answered(table -> end(table.expire(patience)), answer));
  }

  /// Deletes the table, if it is kept no longer ([TableWriter#retire]); on the table's thread.
  public Jobs.Taken retire(Retention retention, CompletableFuture<Boolean> answer) {
    return jobs.offer(() -> answered(table -> end(table.retire(retention)), answer));
  }

  /// Deletes the table, whatever goes on there; on the table's thread.
  public Jobs.Taken remove(CompletableFuture<Boolean> answer) {
    return jobs.own(() -> answered(table -> end(table.remove()), answer));
  }

  /// Deletes the table, if it has not begun; on the table's thread.
  public Jobs.Taken withdraw(CompletableFuture<Boolean> answer) {
    return jobs.own(() -> answered(table -> end(table.withdraw()), answer));
  }

  /// Ends a table that is gone.
  private boolean end(boolean gone) {
    if (gone) {
      finish();
      listing.gone(writer.state());
      // Before the answer: nobody who asks for it then may be shown a deleted table.
      onEnd.run();
    }
    return gone;
  }

  private <T> void answered(Function<TableWriter, T> job, CompletableFuture<T> answer) {
    if (ending) {
      answer.completeExceptionally(new Store.Failure("the table has been unloaded"));
      return;
    }
    try {
      answer.complete(job.apply(writer));
    } catch (RuntimeException | Error e) {
      // Told when the table is unloaded: whoever tries again at once finds what is on disk.
      lastAnswer = () -> answer.completeExceptionally(e);
      throw e;
    }
  }

  /// Stops once the job at hand is done.
  public void stop() {
    own(() -> {
      writer.halt();
      finish();
    });
  }

  /// Waits for the end of a table that was stopped.
  public void join() throws InterruptedException {
    thread.join();
  }

  /// The same, for a while.
  ///
  /// @return whether it has ended
  public boolean join(Duration patience) throws InterruptedException {
    return thread.join(patience);
  }

  private void finish() {
    ending = true;
    viewers.retire();
  }

  private void run() {
    try {
      while (!ending) {
        jobs.next(writer.idle(), context.idle()).ifPresentOrElse(Runnable::run, this::finish);
      }
    } catch (InterruptedException e) {
      LOG.warn("table {} was interrupted", shownId());
    } catch (Store.Lost e) {
      LOG.warn("table {} has another owner now and was unloaded here", shownId());
    } catch (RuntimeException | Error e) {
      // What is in memory can't be trusted any more; the log on disk can.
      FaultLog.error(LOG, "table " + shownId() + " failed and was unloaded", e);
    } finally {
      end();
    }
  }

  private String shownId() {
    return Quoted.of(writer.state().id());
  }

  private void end() {
    finish();
    listing.unloaded(writer.state());
    notices.unloaded(writer.state());
    Deque<Runnable> rest = jobs.close();
    // Each step is taken even if the one before it fails: nobody may wait for an unloaded table.
    try {
      onEnd.run();
    } finally {
      try {
        viewers.end("closing", "the table was unloaded: reconnect");
      } finally {
        lastAnswer.run();
        rest.forEach(Runnable::run);
      }
    }
  }
}
