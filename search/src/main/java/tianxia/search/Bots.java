package tianxia.search;

import tianxia.kernel.Game;
import tianxia.kernel.State;

/// The computer players that a table offers.
public final class Bots {
  private Bots() {}

  /// The bot that plays a game at a level. Bots keep nothing between choices and may be shared.
  public static <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
    return new InformationSetSearch<>(InformationSetSearch.EXPLORATION);
  }

  /// How long a bot of this level may think about one choice. `easy` and `medium` are held back by
  /// their iterations, so that they play alike on every machine.
  public static Effort effort(Level level) {
    return switch (level) {
      case EASY -> new Effort(100_000_000, 60);
      case MEDIUM -> new Effort(250_000_000, 3_000);
      case HARD -> Effort.millis(500);
    };
  }
}
