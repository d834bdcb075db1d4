package tianxia.server.http;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import tianxia.server.http.Unit.Per;
import tianxia.server.table.TableLimits;

/// All limits with the values that a host has given some of them.
public final class Bounds {
  private static final int KIB = 1024;

  private final Map<Bound, Long> set;

  private Bounds(Map<Bound, Long> set) {
    this.set = set;
  }

  /// All limits as settings have them; those not named have their standard values.
  ///
  /// @param settings such as `sockets-per-address=600`, `idle=90s`; of one name the last counts
  /// @throws IllegalArgumentException in a sentence that says which setting is wrong, and how
  public static Bounds of(List<String> settings) {
    Map<Bound, Long> set = new EnumMap<>(Bound.class);
    for (String setting : settings) {
      int equals = Math.max(0, setting.indexOf('='));
      Bound bound =
          Bound.named(setting.substring(0, equals))
              .orElseThrow(() ->
                  new IllegalArgumentException(
                      "--limit "
                          + setting
                          + ": no limit has this name (see ./tianxia help serve)"));
      set.put(bound, value(bound, setting, setting.substring(equals + 1)));
    }
    return new Bounds(set);
  }

  private static long value(Bound bound, String setting, String text) {
    Unit unit = bound.unit();
    OptionalLong value = unit.read(text);
    if (value.isEmpty() || value.getAsLong() < 1 || value.getAsLong() > unit.most()) {
      throw new IllegalArgumentException(
          "--limit "
              + setting
              + ": from "
              + unit.write(1)
              + " to "
              + unit.write(unit.most())
              + " is needed ("
              + unit.name()
              + ")");
    }
    return value.getAsLong();
  }

  /// What one client may ask.
  public Limits limits() {
    return new Limits(
        rate(Bound.REQUESTS, 1),
        rate(Bound.TABLES, 1),
        rate(Bound.JOINS, 1),
        rate(Bound.COMMANDS, 1),
        rate(Bound.MESSAGES, 1),
        count(Bound.CONNECTIONS_OF_ADDRESS),
        count(Bound.SOCKETS),
        time(Bound.HELLO),
        time(Bound.WRITE),
        time(Bound.PING),
        time(Bound.IDLE),
        rate(Bound.PAGES, 1),
        rate(Bound.ARRIVALS, 1),
        rate(Bound.FRAMES, 1),
        rate(Bound.BYTES, KIB),
        count(Bound.CONNECTIONS_OF_NETWORK),
        count(Bound.CONNECTIONS),
        time(Bound.HEAD));
  }

  /// How many tables are kept that nobody plays at.
  public TableLimits tableLimits() {
    return new TableLimits(
        time(Bound.UNBEGUN),
        count(Bound.UNBEGUN_IN_ALL),
        count(Bound.UNBEGUN_OF_ADDRESS),
        count(Bound.COMPUTERS_OF_ADDRESS));
  }

  private long get(Bound bound) {
    return set.getOrDefault(bound, bound.standard());
  }

  private int count(Bound bound) {
    return Math.toIntExact(get(bound));
  }

  private Duration time(Bound bound) {
    return Duration.ofMillis(get(bound));
  }

  private Rate rate(Bound bound, int size) {
    if (bound.unit() instanceof Per(String what, Duration period)) {
      return new Rate(Math.multiplyExact(count(bound), size), period);
    }
    throw new IllegalStateException(bound + " is no rate");
  }
}
