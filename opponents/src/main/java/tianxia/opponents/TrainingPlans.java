package tianxia.opponents;

import java.util.List;
import tianxia.opponents.contrees.ContreesTraining;
import tianxia.opponents.pagoda.PagodaTraining;
import tianxia.opponents.qin.QinTraining;
import tianxia.opponents.suntzu.SunTzuTraining;

/// The plans of the weights that lie beside the classes. They belong to the program: the weights
/// can be made again from them.
public final class TrainingPlans {
  private static final long SEED = 1;
  private static final int CONTREES_GAMES = 6_000;
  private static final int QIN_GAMES_OF_TWO = 4_000;
  private static final int QIN_GAMES_OF_MORE = 3_000;

  private static final int SUN_TZU_GAMES = 80_000;

  private TrainingPlans() {}

  /// What is to be trained for a game, each from its beginning; empty for a game that is played
  /// without weights.
  public static List<Training> of(String game) {
    return switch (game) {
      case "contrees" -> List.of(new ContreesTraining(CONTREES_GAMES, SEED));
      case "qin" ->
          List.of(
              new QinTraining(2, QIN_GAMES_OF_TWO, SEED),
              new QinTraining(3, QIN_GAMES_OF_MORE, SEED),
              new QinTraining(4, QIN_GAMES_OF_MORE, SEED));
      case "pagoda" -> PagodaTraining.PLANS.stream().<Training>map(PagodaTraining::new).toList();
      case "sun-tzu" ->
          List.of(
              new SunTzuTraining(false, SUN_TZU_GAMES, SEED),
              new SunTzuTraining(true, SUN_TZU_GAMES, SEED));
      default -> List.of();
    };
  }
}
