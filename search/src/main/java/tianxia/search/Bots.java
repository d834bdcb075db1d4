package tianxia.search;

import tianxia.kernel.Game;
import tianxia.kernel.State;

/// The computer players that a table offers.
public final class Bots {
  private Bots() {}

  /// The bot that plays a game at a level.
  public static <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
    return (forgotten, seen, seat, effort, random) -> forgotten.sample(seat, random);
  }

  /// How long a bot of this level may think about one turn.
  public static Effort effort(Level level) {
    return switch (level) {
      case EASY -> Effort.millis(100);
      case MEDIUM -> Effort.millis(250);
      case HARD -> Effort.millis(500);
    };
  }
}
