package tianxia.server.log;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;

/// The last warnings and errors of the program's log, for whoever runs it. Bounded.
public final class RecentFaults extends Handler {
  private static final int MAX_FAULTS = 50;
  private static final int MAX_LENGTH = 500;

  /// One entry.
  ///
  /// @param at milliseconds since 1970
  /// @param text in one line, without a stack trace
  public record Fault(long at, Level level, String text) {}

  private final Deque<Fault> faults = new ArrayDeque<>();
  private final Logger logger;

  private RecentFaults(Logger logger) {
    this.logger = logger;
    setLevel(Level.WARNING);
    setFilter(new LogThrottle());
  }

  /// Listens to the program's log from now on, until it is closed.
  public static RecentFaults listening() {
    RecentFaults faults = new RecentFaults(Logger.getLogger("tianxia"));
    faults.logger.addHandler(faults);
    return faults;
  }

  /// The newest first.
  public synchronized List<Fault> all() {
    return List.copyOf(faults);
  }

  @Override
  public void publish(LogRecord entry) {
    if (isLoggable(entry)) {
      keep(new Fault(entry.getMillis(), entry.getLevel(), line(entry)));
    }
  }

  private synchronized void keep(Fault fault) {
    faults.addFirst(fault);
    if (faults.size() > MAX_FAULTS) {
      faults.removeLast();
    }
  }

  private static String line(LogRecord entry) {
    String message = new SimpleFormatter().formatMessage(entry);
    @Nullable Throwable thrown = entry.getThrown();
    String whole = thrown == null ? message : message + ": " + thrown;
    String line = whole.replace('\n', ' ').replace('\r', ' ');
    return line.length() > MAX_LENGTH ? line.substring(0, MAX_LENGTH) : line;
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
  }
}
