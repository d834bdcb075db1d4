package tianxia.server.http;

import java.time.Duration;

/// Limits for tests.
final class TestLimits {
  private TestLimits() {}

  /// None that a test could meet by chance, however fast it plays.
  static Limits none() {
    Rate much = Rate.perMinute(100_000_000);
    Duration long_ = Duration.ofSeconds(20);
    return new Limits(
        much, much, much, much, much, 10_000, 10_000, long_, long_, long_, Duration.ofMinutes(2));
  }

  /// Such that each can be met at once.
  static Limits few() {
    Rate much = Rate.perMinute(100_000);
    return new Limits(
        much,
        new Rate(3, Duration.ofHours(1)),
        new Rate(3, Duration.ofHours(1)),
        much,
        new Rate(20, Duration.ofHours(1)),
        5,
        3,
        Duration.ofSeconds(3),
        Duration.ofSeconds(2),
        Duration.ofMillis(500),
        Duration.ofSeconds(4));
  }
}
