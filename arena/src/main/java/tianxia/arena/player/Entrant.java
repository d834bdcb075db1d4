package tianxia.arena.player;

import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Bot;

/// A player as named on the command line.
///
/// @param name the full name: `mcts:3000`
/// @param own its limit if the match sets none
/// @param timed whether its own time overrides the match's
/// @param thinks whether it needs a limit, its own or the match's
/// @param maker makes the player for a game
public record Entrant(String name, ThinkingLimit own, boolean timed, boolean thinks, Maker maker) {
  /// A player without its own time, or one that uses the match's.
  public Entrant(String name, ThinkingLimit own, boolean thinks, Maker maker) {
    this(name, own, false, thinks, maker);
  }

  /// The same player with its own time.
  ///
  /// @param nanos per turn
  Entrant at(String name, long nanos) {
    return new Entrant(name, new ThinkingLimit(nanos, own.iterations()), true, thinks, maker);
  }

  /// Makes players. A bot keeps no state between games, and may be called by several threads.
  @FunctionalInterface
  public interface Maker {
    <S extends State<S>> Bot<S> bot(Game<S> game, Options options);
  }

  /// Its effective limit under the match's limit, which may be none.
  public ThinkingLimit under(ThinkingLimit limit) {
    return timed
        ? new ThinkingLimit(own.nanos(), Math.min(own.iterations(), limit.iterations()))
        : own.under(limit);
  }

  /// Whether it has no limit at all.
  public boolean boundless(ThinkingLimit match) {
    return thinks && under(match).equals(ThinkingLimit.NONE);
  }
}
