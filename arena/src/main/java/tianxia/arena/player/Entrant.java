package tianxia.arena.player;

import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Bot;

/// A player as it is named on the command line.
///
/// @param name the whole of it: `mcts:3000`
/// @param own what it thinks where the match sets no limit
/// @param timed whether its own time stands where the match sets another
/// @param thinks whether it needs a limit at all, its own or the match's
/// @param maker makes the player of one game
public record Entrant(String name, ThinkingLimit own, boolean timed, boolean thinks, Maker maker) {
  /// One that has no time of its own, or goes by the match's.
  public Entrant(String name, ThinkingLimit own, boolean thinks, Maker maker) {
    this(name, own, false, thinks, maker);
  }

  /// The same player with a time of its own.
  ///
  /// @param nanos a turn
  Entrant at(String name, long nanos) {
    return new Entrant(name, new ThinkingLimit(nanos, own.iterations()), true, thinks, maker);
  }

  /// Makes players. A bot keeps nothing from game to game, and may be asked by several threads.
  @FunctionalInterface
  public interface Maker {
    <S extends State<S>> Bot<S> bot(Game<S> game, Options options);
  }

  /// What it may think where this limit is set, or none.
  public ThinkingLimit under(ThinkingLimit limit) {
    return timed
        ? new ThinkingLimit(own.nanos(), Math.min(own.iterations(), limit.iterations()))
        : own.under(limit);
  }

  /// Whether it could think for ever.
  public boolean boundless(ThinkingLimit match) {
    return thinks && under(match).equals(ThinkingLimit.NONE);
  }
}
