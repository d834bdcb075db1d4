package tianxia.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

/// What clients can cause to be logged is bounded.
final class LogThrottleTest {
  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final LogThrottle sparing = new LogThrottle(now::get);

  private static LogRecord entry(String logger) {
    LogRecord entry = new LogRecord(Level.WARNING, "again");
    entry.setLoggerName(logger);
    return entry;
  }

  @Test
  void aLoggerHasSoManyEntriesAMinuteAndTheNextSaysHowManyWereLeftOut() {
    int kept = 0;
    for (int i = 0; i < 10_000; i++) {
      kept += sparing.isLoggable(entry("a")) ? 1 : 0;
    }
    assertThat(kept).isEqualTo(LogThrottle.ENTRIES);
    assertThat(sparing.isLoggable(entry("b"))).as("another logger").isTrue();
    now.set(Instant.EPOCH.plus(LogThrottle.PERIOD));
    LogRecord next = entry("a");
    assertThat(sparing.isLoggable(next)).isTrue();
    assertThat(next.getMessage())
        .isEqualTo("again (" + (10_000 - LogThrottle.ENTRIES) + " more suppressed)");
    LogRecord afterwards = entry("a");
    assertThat(sparing.isLoggable(afterwards)).isTrue();
    assertThat(afterwards.getMessage()).isEqualTo("again");
  }

  @Test
  void tracesOfTheWebServerAreLeftOutAndOursAreKept() {
    LogRecord theirs = entry("io.helidon.webserver.http.ErrorHandlers");
    theirs.setThrown(new IllegalStateException("reset"));
    assertThat(sparing.isLoggable(theirs)).isTrue();
    assertThat(theirs.getThrown()).isNull();
    assertThat(theirs.getMessage()).contains("again", "reset");
    LogRecord ours = entry("tianxia.server.http.Front");
    ours.setThrown(new IllegalStateException("bug"));
    assertThat(sparing.isLoggable(ours)).isTrue();
    assertThat(ours.getThrown()).isNotNull();
  }
}
