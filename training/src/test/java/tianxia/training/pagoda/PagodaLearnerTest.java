package tianxia.training.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.pagoda.DecisionListener;
import tianxia.opponents.pagoda.GreedyPolicy;
import tianxia.opponents.pagoda.Networks;
import tianxia.opponents.pagoda.SearchState;
import tianxia.opponents.pagoda.Weights;
import tianxia.training.selfplay.Training;

class PagodaLearnerTest {
  private static Training training(long seed) {
    return new Training(new PagodaLearner(3, true, seed), 20, seed);
  }

  private static byte[] trained(long seed) {
    Training training = training(seed);
    while (training.step()) {
      // Train to the end.
    }
    return training.weights();
  }

  @Test
  void samePlanMakesSameWeights() {
    assertThat(trained(11)).isEqualTo(trained(11)).isNotEqualTo(trained(12));
  }

  @Test
  void goesOnFromCheckpoint() {
    Training first = training(11);
    while (first.progress().played() < 8) {
      first.step();
    }
    Training second = training(11);
    second.resume(first.checkpoint());
    assertThat(second.progress().played()).isEqualTo(8);
    while (second.step()) {
      // Train to the end.
    }
    assertThat(second.weights()).isEqualTo(trained(11));
  }

  /// Networks trained for minutes beat those trained for a second.
  @ParameterizedTest
  @CsvSource({"3, false", "3, true", "4, false", "4, true"})
  void weightsOfAllOptionsAreTrained(int floors, boolean abilities) {
    byte[] untrained = new PagodaLearner(floors, abilities, 1).weights();
    Networks[] networks = {Weights.of(floors, abilities), Weights.read(untrained)};
    int won = 0;
    for (int game = 0; game < 20; game++) {
      won += beats(networks, floors, abilities, game) ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(18);
  }

  private static boolean beats(Networks[] networks, int floors, boolean abilities, int game) {
    GreedyPolicy[] policies = {
      new GreedyPolicy(networks[0], DecisionListener.NONE),
      new GreedyPolicy(networks[1], DecisionListener.NONE)
    };
    Xoroshiro random = new Xoroshiro(game);
    SearchState state = SearchState.dealt(floors, abilities, random);
    int seat = game % 2;
    int toMove = 0;
    while (!policies[toMove == seat ? 0 : 1].play(state, random)) {
      toMove = 1 - toMove;
    }
    return state.lead(seat) > 0;
  }
}
