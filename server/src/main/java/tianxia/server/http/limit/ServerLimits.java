package tianxia.server.http.limit;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import tianxia.server.http.limit.LimitUnit.Per;
import tianxia.server.review.ReviewLimits;
import tianxia.server.table.Retention;
import tianxia.server.table.RoomLimits;
import tianxia.server.table.TableLimits;

/// All limits, with the values that the operator has set.
public final class ServerLimits {
  private static final int KIB = 1024;
  private static final long MIB = 1024L * KIB;

  /// All limits at their defaults: generous enough for a whole classroom behind one address, yet a
  /// barrier to a flood.
  public static final ServerLimits STANDARD = of(List.of());

  private final Map<ServerLimit, Long> set;

  private ServerLimits(Map<ServerLimit, Long> set) {
    this.set = set;
  }

  /// All limits as settings have them; those not named have their standard values.
  ///
  /// @param settings such as `sockets-per-address=600`, `idle=90s`; of one name the last counts
  /// @throws IllegalArgumentException in a sentence that says which setting is wrong, and how
  public static ServerLimits of(List<String> settings) {
    Map<ServerLimit, Long> set = new EnumMap<>(ServerLimit.class);
    for (String setting : settings) {
      int equals = Math.max(0, setting.indexOf('='));
      ServerLimit bound =
          ServerLimit.named(setting.substring(0, equals))
              .orElseThrow(() ->
                  new IllegalArgumentException(
                      setting + ": unknown limit (see ./tianxia help serve)"));
      set.put(bound, value(bound, setting, setting.substring(equals + 1)));
    }
    return new ServerLimits(set);
  }

  private static long value(ServerLimit bound, String setting, String text) {
    LimitUnit unit = bound.unit();
    OptionalLong value = unit.read(text);
    if (value.isEmpty() || value.getAsLong() < unit.least() || value.getAsLong() > unit.most()) {
      throw new IllegalArgumentException(
          setting
              + ": from "
              + unit.write(unit.least())
              + " to "
              + unit.write(unit.most())
              + " is needed ("
              + unit.name()
              + ")");
    }
    return value.getAsLong();
  }

  /// What one client may ask.
  public ClientLimits limits() {
    return new ClientLimits(
        rate(ServerLimit.REQUESTS, 1),
        rate(ServerLimit.TABLES, 1),
        rate(ServerLimit.JOINS, 1),
        rate(ServerLimit.COMMANDS, 1),
        rate(ServerLimit.HINTS, 1),
        rate(ServerLimit.MESSAGES, 1),
        count(ServerLimit.CONNECTIONS_OF_ADDRESS),
        count(ServerLimit.SOCKETS),
        time(ServerLimit.HELLO),
        time(ServerLimit.WRITE),
        time(ServerLimit.PING),
        time(ServerLimit.IDLE),
        rate(ServerLimit.PAGES, 1),
        rate(ServerLimit.ARRIVALS, 1),
        rate(ServerLimit.FRAMES, 1),
        rate(ServerLimit.BYTES, KIB),
        count(ServerLimit.CONNECTIONS_OF_NETWORK),
        count(ServerLimit.CONNECTIONS),
        time(ServerLimit.HEAD));
  }

  /// The limits of tables that nobody plays at.
  public TableLimits tableLimits() {
    return new TableLimits(
        time(ServerLimit.UNBEGUN),
        count(ServerLimit.UNBEGUN_IN_ALL),
        count(ServerLimit.UNBEGUN_OF_ADDRESS),
        count(ServerLimit.COMPUTERS_OF_ADDRESS),
        count(ServerLimit.LISTED_IN_ALL),
        count(ServerLimit.LISTED_OF_ADDRESS),
        new Retention(
            time(ServerLimit.FINISHED),
            time(ServerLimit.UNFINISHED),
            time(ServerLimit.TOURNAMENTS)),
        new RoomLimits(get(ServerLimit.STORE) * MIB, get(ServerLimit.ROOM) * MIB));
  }

  /// The limits of reviews.
  public ReviewLimits reviewLimits() {
    return ReviewLimits.of(
        count(ServerLimit.REVIEWS),
        count(ServerLimit.REVIEWS_OF_ADDRESS),
        get(ServerLimit.REVIEWS_KEPT) * MIB);
  }

  private long get(ServerLimit bound) {
    return set.getOrDefault(bound, bound.standard());
  }

  private int count(ServerLimit bound) {
    return Math.toIntExact(get(bound));
  }

  private Duration time(ServerLimit bound) {
    return Duration.ofMillis(get(bound));
  }

  private Rate rate(ServerLimit bound, int size) {
    if (bound.unit() instanceof Per(String what, Duration period)) {
      return new Rate(Math.multiplyExact(count(bound), size), period);
    }
    throw new IllegalStateException(bound + " is not a rate");
  }
}
