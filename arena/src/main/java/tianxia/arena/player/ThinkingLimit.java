package tianxia.arena.player;

import tianxia.search.SearchBudget;

/// A limit on thinking.
///
/// @param nanos CPU time per turn, in nanoseconds; `Long.MAX_VALUE` for no limit
/// @param iterations per decision; `Integer.MAX_VALUE` for no limit
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

  /// The limit of a player with this limit in a match under `match`: the match's time instead of
  /// its own, and the lower number of iterations.
  public ThinkingLimit under(ThinkingLimit match) {
    if (match.equals(NONE)) {
      return this;
    }
    return new ThinkingLimit(match.nanos, Math.min(iterations, match.iterations));
  }
}
