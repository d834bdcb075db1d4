package tianxia.arena.player;

import tianxia.search.SearchBudget;

/// How much a player may think.
///
/// @param nanos a turn, in nanoseconds of computing; `Long.MAX_VALUE` for no limit
/// @param iterations a decision; `Integer.MAX_VALUE` for no limit
public record ThinkingLimit(long nanos, int iterations) {
  public static final ThinkingLimit NONE = new ThinkingLimit(Long.MAX_VALUE, Integer.MAX_VALUE);

  public static ThinkingLimit millis(long millis) {
    return new ThinkingLimit(millis * 1_000_000, Integer.MAX_VALUE);
  }

  public static ThinkingLimit iterations(int iterations) {
    return new ThinkingLimit(Long.MAX_VALUE, iterations);
  }

  static ThinkingLimit of(SearchBudget effort) {
    return new ThinkingLimit(effort.nanos(), effort.iterations());
  }

  /// Whether the same seed gives the same game.
  public boolean repeatable() {
    return nanos == Long.MAX_VALUE;
  }

  /// What a player whose own limit this is may think where a match is played under `match`: the
  /// match's time instead of its own, and of the iterations the fewer.
  public ThinkingLimit under(ThinkingLimit match) {
    if (match.equals(NONE)) {
      return this;
    }
    return new ThinkingLimit(match.nanos, Math.min(iterations, match.iterations));
  }
}
