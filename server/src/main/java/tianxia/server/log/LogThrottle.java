package tianxia.server.log;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.logging.Filter;
import java.util.logging.LogRecord;

/// Limits the entries of each logger per minute, and reports how many were dropped, so that no
/// client can fill the disk by what it makes the server log. Of what the web server logs only the
/// first line is kept: its stack traces are about broken connections.
public final class LogThrottle implements Filter {
  /// How many entries a logger has in each [#PERIOD].
  static final int ENTRIES = 20;

  static final Duration PERIOD = Duration.ofMinutes(1);

  /// How many loggers are told apart; the others count as one.
  private static final int LOGGERS = 500;

  private static final class Count {
    private long began;
    private int entries;
    private long leftOut;
  }

  private final Map<String, Count> counts = new HashMap<>();
  private final InstantSource clock;

  public LogThrottle() {
    this(InstantSource.system());
  }

  LogThrottle(InstantSource clock) {
    this.clock = clock;
  }

  @Override
  public synchronized boolean isLoggable(LogRecord entry) {
    String logger = String.valueOf(entry.getLoggerName());
    String key = counts.size() < LOGGERS || counts.containsKey(logger) ? logger : "";
    Count count = counts.computeIfAbsent(key, k -> new Count());
    long now = clock.millis();
    if (count.entries == 0 || now - count.began >= PERIOD.toMillis()) {
      count.began = now;
      count.entries = 0;
    }
    if (count.entries == ENTRIES) {
      count.leftOut++;
      return false;
    }
    count.entries++;
    if (logger.startsWith("io.helidon") && entry.getThrown() != null) {
      entry.setMessage(entry.getMessage() + ": " + entry.getThrown());
      entry.setThrown(null);
    }
    if (count.leftOut > 0) {
      entry.setMessage(entry.getMessage() + " (" + count.leftOut + " more suppressed)");
      count.leftOut = 0;
    }
    return true;
  }
}
