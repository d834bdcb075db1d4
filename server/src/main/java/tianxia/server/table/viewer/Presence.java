package tianxia.server.table.viewer;

import java.time.Duration;
import java.time.InstantSource;
import tianxia.kernel.Actors;
import tianxia.server.computer.Priority;
import tianxia.server.table.state.TableState;

/// Who is present at a table: by an open stream, or by a recent request over HTTP. Safe for
/// concurrent use.
public final class Presence {
  /// How long one who asked over HTTP counts as present.
  public static final Duration HTTP_PRESENCE = Duration.ofMinutes(1);

  private static final long NEVER = Long.MIN_VALUE;

  private final InstantSource clock;

  /// The viewers with a stream, as a bit set; bit 0 for those who watch.
  private volatile int streams;

  private volatile long seatHeard = NEVER;
  private volatile long watcherHeard = NEVER;
  private volatile boolean retired;

  public Presence(InstantSource clock) {
    this.clock = clock;
  }

  void streams(int viewers) {
    streams = viewers;
  }

  /// The seats with a stream, as a bit set.
  int seats() {
    return streams & ~1;
  }

  /// A viewer has asked something over HTTP.
  void heard(int viewer) {
    if (viewer == 0) {
      watcherHeard = clock.millis();
    } else {
      seatHeard = clock.millis();
    }
  }

  /// Makes nothing urgent any more: the table ends.
  void retire() {
    retired = true;
  }

  /// How urgent a computer's answer is.
  Priority urgency(TableState state) {
    if (retired) {
      return Priority.NONE;
    }
    if (seats() != 0 || recent(seatHeard)) {
      return Priority.PRESENT;
    }
    if (Actors.contains(streams, 0) || recent(watcherHeard)) {
      return Priority.WATCHED;
    }
    return state.persons().isEmpty() ? Priority.NONE : Priority.AWAY;
  }

  private boolean recent(long heard) {
    return heard != NEVER && clock.millis() - heard < HTTP_PRESENCE.toMillis();
  }
}
