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
import tianxia.search.InformationSetSearch;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// The computer players that a table offers.
public final class Opponents {
  private Opponents() {}

  /// The bot that plays a game at a level. Bots keep nothing between choices and may be shared.
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

  /// The bot of a game whose states are told apart by the game alone.
  @SuppressWarnings("unchecked")
  private static <S extends State<S>> Bot<S> cast(Bot<?> bot) {
    return (Bot<S>) bot;
  }

  /// How much a bot of this level may think: the time is a turn's, the iterations one choice's.
  /// Where `easy` and `medium` search they are held back by their iterations, so that they play
  /// alike on every machine.
  public static SearchBudget effort(Level level) {
    return switch (level) {
      case EASY -> new SearchBudget(100_000_000, 60);
      case MEDIUM -> new SearchBudget(200_000_000, 3_000);
      case HARD -> SearchBudget.millis(500);
      case MASTER -> SearchBudget.millis(2_000);
    };
  }
}
