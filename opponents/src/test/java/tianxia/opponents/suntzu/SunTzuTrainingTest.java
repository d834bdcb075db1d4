package tianxia.opponents.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.kernel.Xoroshiro;

class SunTzuTrainingTest {
  /// The first positions are learned from after some twenty games.
  private static final int GAMES = 24;

  private static SunTzuTraining trained(int games) {
    SunTzuTraining training = new SunTzuTraining(true, GAMES, 5);
    while (training.course().played() < games) {
      training.step();
    }
    return training;
  }

  @Test
  void theSameSeedMakesTheSameWeightsAlsoOverACheckpoint() {
    SunTzuTraining training = trained(GAMES - 2);
    SunTzuTraining resumed = new SunTzuTraining(true, GAMES, 5);
    resumed.resume(training.checkpoint());
    while (resumed.step()) {
      // To the end.
    }
    assertThat(resumed.course().played()).isEqualTo(GAMES);
    assertThat(resumed.course().loss()).isPositive();
    assertThat(resumed.weights()).isEqualTo(trained(GAMES).weights());
    assertThat(resumed.weights()).isNotEqualTo(trained(1).weights());
  }

  /// Positions whose only row decides are told apart after some learning.
  @Test
  void learnsWhatDecides() {
    Learner learner = new Learner(Network.fresh(new Xoroshiro(1)));
    double last = 0;
    for (int i = 0; i < 400; i++) {
      last = learner.learn(new Sample(new short[] {(short) (i % 2)}, i % 2), 0.01f);
    }
    assertThat(last).isLessThan(0.01);
  }

  @Test
  void theWeightsOfBothRulesAreThere() {
    for (boolean advanced : new boolean[] {false, true}) {
      byte[] stored = Weights.of(advanced).write();
      assertThat(Network.read(stored).write()).isEqualTo(stored);
      assertThat(stored).isNotEqualTo(new byte[stored.length]);
    }
    assertThat(Weights.of(true).write()).isNotEqualTo(Weights.of(false).write());
  }
}
