package tianxia.server.http.limit;

import java.time.Duration;
import java.util.OptionalLong;

/// What a [ServerLimit] is counted in, and how its value is written.
public sealed interface LimitUnit {
  /// The least value.
  default long least() {
    return 1;
  }

  /// The greatest value.
  long most();

  /// What is counted, for people: `connections`, `requests in 60s`.
  String name();

  /// The value in a text; empty if it is none, whatever its size.
  OptionalLong read(String text);

  /// A value as it is written.
  String write(long value);

  /// So many at once.
  record Count(String name, long most) implements LimitUnit {
    @Override
    public OptionalLong read(String text) {
      return digits(text);
    }

    @Override
    public String write(long value) {
      return Long.toString(value);
    }
  }

  /// So many in each period, all of them at once if need be.
  record Per(String what, Duration period) implements LimitUnit {
    static Per minute(String what) {
      return new Per(what, Duration.ofMinutes(1));
    }

    @Override
    public String name() {
      return what + " in " + period.toSeconds() + "s";
    }

    @Override
    public long most() {
      return 1_000_000;
    }

    @Override
    public OptionalLong read(String text) {
      return digits(text);
    }

    @Override
    public String write(long value) {
      return Long.toString(value);
    }
  }

  /// A time, in milliseconds; written with its unit, `15s`, `500ms` or `7d`.
  record Time(long least, long most) implements LimitUnit {
    static Time upTo(Duration most) {
      return new Time(1, most.toMillis());
    }

    /// From one time to another.
    public static Time between(Duration least, Duration most) {
      return new Time(least.toMillis(), most.toMillis());
    }

    @Override
    public String name() {
      return "time";
    }

    @Override
    public OptionalLong read(String text) {
      for (Suffix suffix : Suffix.values()) {
        if (text.endsWith(suffix.text)) {
          OptionalLong count = digits(text.substring(0, text.length() - suffix.text.length()));
          return count.isPresent()
              ? OptionalLong.of(count.getAsLong() * suffix.millis)
              : OptionalLong.empty();
        }
      }
      return OptionalLong.empty();
    }

    @Override
    public String write(long value) {
      Suffix suffix =
          value % Suffix.DAYS.millis == 0
              ? Suffix.DAYS
              : value % Suffix.SECONDS.millis == 0 ? Suffix.SECONDS : Suffix.MILLISECONDS;
      return value / suffix.millis + suffix.text;
    }
  }

  /// How times are written; the longer endings first.
  enum Suffix {
    MILLISECONDS("ms", 1),
    SECONDS("s", 1_000),
    MINUTES("m", 60_000),
    HOURS("h", 3_600_000),
    DAYS("d", 86_400_000);

    private final String text;
    private final long millis;

    Suffix(String text, long millis) {
      this.text = text;
      this.millis = millis;
    }
  }

  private static OptionalLong digits(String text) {
    boolean number =
        !text.isEmpty()
            && text.length() <= 9
            && text.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    return number ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
  }
}
