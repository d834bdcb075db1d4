package tianxia.opponents;

import tianxia.games.contrees.Contrees;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.qin.Qin;
import tianxia.games.suntzu.SunTzu;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.opponents.contrees.ContreesDeliberator;
import tianxia.opponents.network.ChanceCurves;
import tianxia.opponents.pagoda.PagodaDeliberator;
import tianxia.opponents.qin.QinDeliberator;
import tianxia.opponents.suntzu.SunTzuDeliberator;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.analysis.Deliberator;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.ReviewEffort;
import tianxia.search.tree.TreeDeliberator;

/// The analysts of all games, by the searches of their computer players.
public final class Analysts {
  private Analysts() {}

  /// The analyst of a game, with calibrated chances (not those of the generic search). Analysts
  /// keep no state and may be shared.
  public static <S extends State<S>> AnytimeAnalyst<S> of(Game<S> game, Options options) {
    AnytimeAnalyst<S> raw = uncalibrated(game, options);
    if (raw.deliberator() instanceof TreeDeliberator<S>) {
      return raw;
    }
    return new AnytimeAnalyst<>(
        game,
        raw.seats(),
        new CalibratedDeliberator<>(raw.deliberator(), ChanceCurves.shipped(game.id())),
        raw.others());
  }

  /// The same with chances as the search has them, for fitting.
  public static <S extends State<S>> AnytimeAnalyst<S> uncalibrated(Game<S> game, Options options) {
    int seats = game.seats(options);
    if (game instanceof Contrees contrees) {
      return made(game, seats, new ContreesDeliberator(contrees), Level.HARD);
    }
    if (game instanceof Qin qin) {
      return made(game, seats, new QinDeliberator(qin), Level.HARD);
    }
    if (game instanceof Pagoda pagoda) {
      return made(game, seats, new PagodaDeliberator(pagoda), Level.HARD);
    }
    if (game instanceof SunTzu sunTzu) {
      return made(game, seats, new SunTzuDeliberator(sunTzu), Level.MASTER);
    }
    return TreeDeliberator.analyst(game, seats);
  }

  /// The iterations of an analysis that take about a tenth of a second on one core.
  public static int tenthOfASecond(Game<?> game) {
    return switch (game.id()) {
      case "contrees" -> 6_000;
      case "qin" -> 200;
      case "pagoda" -> 300;
      case "sun-tzu" -> 400;
      default -> 2_000;
    };
  }

  /// The effort for the analysis of a single decision, which takes up to half a second on one core.
  public static SearchBudget decision(Game<?> game) {
    return usual(game).effort().decision();
  }

  /// The effort for the review of a whole game, which takes ten to thirty seconds on one core: less
  /// for each decision and draw if there are many, and if more than two seats see the draws.
  public static ReviewEffort review(PlayedGame<?> played) {
    Usual usual = usual(played.game());
    double length = Math.min(1, usual.choices() / (double) Math.max(1, played.choices()));
    double seats = Math.min(1, 2.0 / played.seats());
    return usual.effort().times(length * seats);
  }

  /// The effort for the review of a game of two seats with at most so many choices.
  private record Usual(ReviewEffort effort, int choices) {
    static Usual of(int choices, int decision, int leaf, int worlds) {
      return new Usual(
          new ReviewEffort(
              SearchBudget.iterations(decision), SearchBudget.iterations(leaf), worlds),
          choices);
    }
  }

  private static Usual usual(Game<?> game) {
    return switch (game.id()) {
      case "contrees" -> Usual.of(70, 30_000, 1, 1);
      case "qin" -> Usual.of(50, 280, 3, 6);
      case "pagoda" -> Usual.of(160, 250, 4, 2);
      case "sun-tzu" -> Usual.of(110, 1_200, 60, 6);
      default -> Usual.of(100, 4_000, 100, 4);
    };
  }

  /// @param others the level that plays for other seats
  @SuppressWarnings("unchecked")
  private static <S extends State<S>> AnytimeAnalyst<S> made(
      Game<S> game, int seats, Deliberator<?> deliberator, Level others) {
    Bot<S> player = Opponents.of(game, others);
    return new AnytimeAnalyst<>(game, seats, (Deliberator<S>) deliberator, player);
  }
}
