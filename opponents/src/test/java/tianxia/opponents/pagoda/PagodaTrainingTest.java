package tianxia.opponents.pagoda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tianxia.kernel.Xoroshiro;

class PagodaTrainingTest {

  @Test
  void samePlanMakesSameWeights() {
    assertThat(trained(11)).isEqualTo(trained(11)).isNotEqualTo(trained(12));
  }

  private static byte[] trained(long seed) {
    PagodaTraining training = new PagodaTraining(new PagodaTraining.Plan(true, true, 20, seed));
    while (training.course().played() < 20) {
      training.step();
    }
    return training.weights();
  }

  @Test
  void goesOnFromCheckpoint() {
    PagodaTraining.Plan plan = new PagodaTraining.Plan(true, true, 20, 11);
    PagodaTraining first = new PagodaTraining(plan);
    while (first.course().played() < 8) {
      first.step();
    }
    PagodaTraining second = new PagodaTraining(plan);
    second.resume(first.checkpoint());
    assertThat(second.course().played()).isEqualTo(8);
    while (second.step()) {
      // Until the plan is done.
    }
    assertThat(second.weights()).isEqualTo(trained(11));
  }

  /// Networks of some minutes' training are better than those of a second's.
  @Test
  void weightsOfAllOptionsAreTrained() {
    for (int floors = 3; floors <= 4; floors++) {
      for (boolean abilities : new boolean[] {false, true}) {
        PagodaTraining untrained =
            new PagodaTraining(new PagodaTraining.Plan(floors == 3, abilities, 10, 1));
        Networks[] nets = {Weights.of(floors, abilities), Weights.read(untrained.weights())};
        int won = 0;
        for (int game = 0; game < 20; game++) {
          won += beats(nets, floors, abilities, game) ? 1 : 0;
        }
        assertThat(won).as(Weights.name(floors, abilities)).isGreaterThanOrEqualTo(18);
      }
    }
  }

  private static boolean beats(Networks[] nets, int floors, boolean abilities, int game) {
    GreedyPolicy[] architects = {new GreedyPolicy(nets[0]), new GreedyPolicy(nets[1])};
    Xoroshiro random = new Xoroshiro(game);
    SearchState ground = SearchState.dealt(floors, abilities, random);
    int seat = game % 2;
    boolean over = false;
    while (!over) {
      over = architects[ground.turn == seat ? 0 : 1].play(ground, random);
    }
    return ground.score[seat] > ground.score[1 - seat];
  }

  @Test
  void weightsAreWrittenAndRead() {
    byte[] written = trained(11);
    assertThat(Weights.write(Weights.read(written))).isEqualTo(written);
  }

  @Test
  void weightsOfAnotherNetworkAreRefused() {
    assertThatThrownBy(() -> Weights.read(new byte[100])).isInstanceOf(IllegalStateException.class);
  }
}
