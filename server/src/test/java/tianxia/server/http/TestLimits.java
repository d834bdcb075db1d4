package tianxia.server.http;

import java.time.Duration;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.Rate;

/// Client limits for tests.
public final class TestLimits {
  private TestLimits() {}

  /// So high that no test reaches them by accident.
  public static ClientLimits none() {
    return none(Duration.ofSeconds(20));
  }

  /// The same.
  ///
  /// @param ping how often a socket is asked whether it is there
  public static ClientLimits none(Duration ping) {
    Rate much = Rate.perMinute(100_000_000);
    Duration long_ = Duration.ofSeconds(20);
    return new ClientLimits(
        much,
        much,
        much,
        much,
        much,
        much,
        10_000,
        10_000,
        long_,
        long_,
        ping,
        Duration.ofMinutes(2),
        much,
        much,
        much,
        much,
        10_000,
        10_000,
        long_);
  }

  /// So low that each can be reached quickly.
  public static ClientLimits few() {
    Rate much = Rate.perMinute(100_000);
    return new ClientLimits(
        much,
        new Rate(3, Duration.ofHours(1)),
        new Rate(3, Duration.ofHours(1)),
        much,
        new Rate(2, Duration.ofHours(1)),
        new Rate(20, Duration.ofHours(1)),
        5,
        3,
        Duration.ofSeconds(3),
        Duration.ofSeconds(2),
        Duration.ofMillis(500),
        Duration.ofSeconds(4),
        much,
        much,
        much,
        new Rate(100_000_000, Duration.ofMinutes(1)),
        100,
        100,
        Duration.ofSeconds(2));
  }

  public static final int FEW_REQUESTS = 5;

  /// So few requests that the rate limit is soon reached.
  public static ClientLimits fewRequests() {
    ClientLimits few = few();
    Rate rate = new Rate(FEW_REQUESTS, Duration.ofHours(1));
    return new ClientLimits(
        rate,
        few.tables(),
        few.joins(),
        few.commands(),
        few.hints(),
        few.messages(),
        few.connections(),
        few.sockets(),
        few.hello(),
        few.write(),
        few.ping(),
        few.idle(),
        rate,
        few.arrivals(),
        few.frames(),
        few.bytes(),
        few.networkConnections(),
        few.allConnections(),
        few.head());
  }
}
