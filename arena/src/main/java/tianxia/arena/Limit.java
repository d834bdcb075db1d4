package tianxia.arena;

import tianxia.search.Effort;

/// How much a player may think.
///
/// @param nanos a turn, in nanoseconds of computing; `Long.MAX_VALUE` for no limit
/// @param iterations a decision; `Integer.MAX_VALUE` for no limit
public record Limit(long nanos, int iterations) {
  public static final Limit NONE = new Limit(Long.MAX_VALUE, Integer.MAX_VALUE);

  public static Limit millis(long millis) {
    return new Limit(millis * 1_000_000, Integer.MAX_VALUE);
  }

  public static Limit iterations(int iterations) {
    return new Limit(Long.MAX_VALUE, iterations);
  }

  static Limit of(Effort effort) {
    return new Limit(effort.nanos(), effort.iterations());
  }

  /// Whether the same seed gives the same game.
  public boolean repeatable() {
    return nanos == Long.MAX_VALUE;
  }

  /// What a player whose own limit this is may think where a match is played under `match`: the
  /// match's time instead of its own, and of the iterations the fewer.
  Limit under(Limit match) {
    if (match.equals(NONE)) {
      return this;
    }
    return new Limit(match.nanos, Math.min(iterations, match.iterations));
  }
}
