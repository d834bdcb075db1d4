package tianxia.server.notice;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that only the test moves.
final class Hand implements InstantSource {
  private Instant now = Instant.parse("2026-11-26T12:00:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  void skip(Duration time) {
    now = now.plus(time);
  }
}
