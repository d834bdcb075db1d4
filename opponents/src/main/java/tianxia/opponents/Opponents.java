package tianxia.opponents;

import tianxia.games.contrees.Contrees;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.qin.Qin;
import tianxia.games.suntzu.SunTzu;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.opponents.contrees.ContreesBot;
import tianxia.opponents.pagoda.PagodaBot;
import tianxia.opponents.qin.QinBot;
import tianxia.opponents.suntzu.SunTzuBot;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.tree.InformationSetSearch;

/// The computer players that a table offers.
public final class Opponents {
  private Opponents() {}

  /// The bot that plays a game at a level. Bots keep no state between choices and may be shared.
  public static <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
    if (game instanceof Contrees) {
      return cast(ContreesBot.of(level));
    }
    if (game instanceof Qin) {
      return cast(QinBot.of(level));
    }
    if (game instanceof Pagoda) {
      return cast(PagodaBot.of(level));
    }
    if (game instanceof SunTzu) {
      return cast(SunTzuBot.of(level));
    }
    return new InformationSetSearch<>(InformationSetSearch.EXPLORATION);
  }

  /// The bot of a game, cast to the game's state type.
  @SuppressWarnings("unchecked")
  private static <S extends State<S>> Bot<S> cast(Bot<?> bot) {
    return (Bot<S>) bot;
  }

  /// The default limits of a bot of this level: time per turn, iterations per choice. Where `easy`
  /// and `medium` search, they are limited by iterations, so that they play the same on every
  /// machine.
  public static SearchBudget effort(Level level) {
    return switch (level) {
      case EASY -> new SearchBudget(100_000_000, 60);
      case MEDIUM -> new SearchBudget(200_000_000, 3_000);
      case HARD -> SearchBudget.millis(500);
      case MASTER -> SearchBudget.millis(2_000);
    };
  }
}
