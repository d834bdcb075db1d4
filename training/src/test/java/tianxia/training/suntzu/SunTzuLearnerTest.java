package tianxia.training.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.training.selfplay.Training;

class SunTzuLearnerTest {
  /// Updates start after about twenty games.
  private static final int GAMES = 24;

  private static final long SEED = 5;

  private static Training trained(int games) {
    Training training = new Training(new SunTzuLearner(true, SEED), GAMES, SEED);
    while (training.progress().played() < games) {
      training.step();
    }
    return training;
  }

  @Test
  void theSameSeedMakesTheSameWeightsAlsoOverACheckpoint() {
    Training training = trained(GAMES - 2);
    Training resumed = new Training(new SunTzuLearner(true, SEED), GAMES, SEED);
    resumed.resume(training.checkpoint());
    while (resumed.step()) {
      // Train to the end.
    }
    assertThat(resumed.progress().played()).isEqualTo(GAMES);
    assertThat(resumed.progress().loss()).isPositive();
    assertThat(resumed.weights()).isEqualTo(trained(GAMES).weights());
    assertThat(resumed.weights()).isNotEqualTo(trained(1).weights());
  }
}
