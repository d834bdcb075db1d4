package tianxia.training;

import java.util.List;
import tianxia.training.contrees.ContreesLearner;
import tianxia.training.pagoda.PagodaLearner;
import tianxia.training.qin.QinLearner;
import tianxia.training.selfplay.SelfPlayLearner;
import tianxia.training.selfplay.Training;
import tianxia.training.suntzu.SunTzuLearner;

/// The training plans of the shipped weights, from which these can be reproduced.
public final class TrainingPlans {
  private static final long SEED = 1;

  private TrainingPlans() {}

  /// The trainings of a game, each at its start; empty for a game without weights.
  public static List<Training> of(String game) {
    return switch (game) {
      case "contrees" -> List.of(plan(new ContreesLearner(), 6_000));
      case "qin" -> List.of(qin(2, 4_000), qin(3, 3_000), qin(4, 3_000));
      case "pagoda" ->
          List.of(
              pagoda(4, true, 40_000),
              pagoda(4, false, 20_000),
              pagoda(3, true, 20_000),
              pagoda(3, false, 20_000));
      case "sun-tzu" -> List.of(sunTzu(false), sunTzu(true));
      default -> List.of();
    };
  }

  private static Training qin(int seats, int games) {
    return plan(new QinLearner(seats, SEED), games);
  }

  private static Training pagoda(int floors, boolean abilities, int games) {
    return plan(new PagodaLearner(floors, abilities, SEED), games);
  }

  private static Training sunTzu(boolean advanced) {
    return plan(new SunTzuLearner(advanced, SEED), 80_000);
  }

  private static Training plan(SelfPlayLearner learner, int games) {
    return new Training(learner, games, SEED);
  }
}
