package tianxia.server.log;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// What the program logs, for a test, until it is closed.
public final class Recorded extends Handler implements AutoCloseable {
  private final List<LogRecord> entries = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final Logger logger = Logger.getLogger("tianxia");

  private Recorded(Level level) {
    setLevel(level);
  }

  /// From now on.
  ///
  /// @param level below which nothing is recorded
  public static Recorded from(Level level) {
    Recorded recorded = new Recorded(level);
    recorded.logger.addHandler(recorded);
    return recorded;
  }

  /// All of it.
  public List<LogRecord> entries() {
    return List.copyOf(entries);
  }

  /// What has a stack trace.
  public List<LogRecord> traces() {
    return entries.stream().filter(entry -> entry.getThrown() != null).toList();
  }

  /// The id of the request of each entry, or nothing.
  public List<String> requests() {
    return List.copyOf(requests);
  }

  @Override
  public void publish(LogRecord entry) {
    if (isLoggable(entry)) {
      requests.add(RequestId.current().map(RequestId::toString).orElse(""));
      entries.add(entry);
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
  }
}
