package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QinTrainingTest {
  private static final int GAMES = 20;

  private static QinTraining trained(int games) {
    QinTraining training = new QinTraining(2, GAMES, 5);
    while (training.course().played() < games) {
      training.step();
    }
    return training;
  }

  @Test
  void theSameSeedMakesTheSameWeights() {
    QinTraining training = trained(GAMES);
    assertThat(training.weights()).isEqualTo(trained(GAMES).weights());
    assertThat(training.course().loss()).isPositive();
    assertThat(training.weights()).isNotEqualTo(trained(0).weights());
  }

  @Test
  void goesOnFromACheckpointAsIfItHadNotStopped() {
    byte[] checkpoint = trained(15).checkpoint();
    QinTraining resumed = new QinTraining(2, GAMES, 5);
    resumed.resume(checkpoint);
    boolean more = true;
    while (more) {
      more = resumed.step();
    }
    assertThat(resumed.course().played()).isEqualTo(GAMES);
    assertThat(resumed.weights()).isEqualTo(trained(GAMES).weights());
  }

  /// Positions whose sixth row decides are told apart after some learning.
  @Test
  void learnsWhatDecides() {
    Learner learner = new Learner(new Network(2));
    learner.net.out[0] = 1;
    double first = 0;
    double last = 0;
    for (int i = 0; i < 400; i++) {
      last = learner.learn(SampleTest.position(i % 2), 0.01f);
      first = i == 0 ? last : first;
    }
    assertThat(first).isGreaterThan(0.6);
    assertThat(last).isLessThan(0.1);
  }

  @Test
  void weightsForEachNumberOfSeatsAreThere() {
    for (int seats = 2; seats <= 4; seats++) {
      byte[] stored = Weights.of(seats).write();
      assertThat(Network.read(seats, stored).write()).isEqualTo(stored);
      assertThat(Weights.of(seats).out).isNotEqualTo(new float[Network.HIDDEN]);
    }
  }
}
