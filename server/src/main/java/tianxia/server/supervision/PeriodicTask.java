package tianxia.server.supervision;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.log.FaultLog;

/// Runs a task periodically, on a thread of its own. A failure of any kind is logged and does not
/// end it; after many in a row the listener is told that this part is lost, unless they are the
/// operator's to mend.
public final class PeriodicTask implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PeriodicTask.class);

  /// After how many failures in a row the task gives up.
  private static final int MAX_FAILURES = 10;

  private final String name;
  private final Duration period;
  private final Runnable task;
  private final FatalFailureListener listener;
  private final Thread thread;
  private volatile boolean closed;

  private PeriodicTask(String name, Duration period, Runnable task, FatalFailureListener listener) {
    this.name = name;
    this.period = period;
    this.task = task;
    this.listener = listener;
    this.thread =
        Thread.ofPlatform()
            .daemon()
            .name(name)
            // What fails outside the task: no memory to log with, say.
            .uncaughtExceptionHandler((t, e) -> listener.lost(name, e))
            .unstarted(this::run);
  }

  /// Starts, with a pause before the first run.
  ///
  /// @param name of the part that it is, for the one who runs the server
  /// @param period between the end of a run and the beginning of the next
  public static PeriodicTask start(
      String name, Duration period, Runnable task, FatalFailureListener listener) {
    PeriodicTask periodic = new PeriodicTask(name, period, task, listener);
    periodic.thread.start();
    return periodic;
  }

  private void run() {
    int failures = 0;
    while (!closed && failures < MAX_FAILURES) {
      try {
        Thread.sleep(period);
        task.run();
        failures = 0;
      } catch (InterruptedException e) {
        // Closed, as the loop sees.
      } catch (Throwable e) {
        failures += FaultLog.isMendable(e) ? 0 : 1;
        FaultLog.error(LOG, name + " failed; continuing", e);
        if (failures == MAX_FAILURES) {
          listener.lost(name, e);
        }
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
  }
}
