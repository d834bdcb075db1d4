package tianxia.training.qin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.training.selfplay.Training;

class QinLearnerTest {
  private static final int GAMES = 20;
  private static final long SEED = 5;

  private static Training trained(int games) {
    Training training = new Training(new QinLearner(2, SEED), GAMES, SEED);
    while (training.progress().played() < games) {
      training.step();
    }
    return training;
  }

  @Test
  void theSameSeedMakesTheSameWeights() {
    Training training = trained(GAMES);
    assertThat(training.weights()).isEqualTo(trained(GAMES).weights());
    assertThat(training.progress().loss()).isPositive();
    assertThat(training.weights()).isNotEqualTo(trained(0).weights());
  }

  @Test
  void goesOnFromACheckpointAsIfItHadNotStopped() {
    byte[] checkpoint = trained(15).checkpoint();
    Training resumed = new Training(new QinLearner(2, SEED), GAMES, SEED);
    resumed.resume(checkpoint);
    boolean more = true;
    while (more) {
      more = resumed.step();
    }
    assertThat(resumed.progress().played()).isEqualTo(GAMES);
    assertThat(resumed.weights()).isEqualTo(trained(GAMES).weights());
  }
}
