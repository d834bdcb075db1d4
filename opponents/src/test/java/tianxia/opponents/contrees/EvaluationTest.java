package tianxia.opponents.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.contrees.Contrees;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

class EvaluationTest {
  /// The evaluation is the sum of the features' weights.
  @ParameterizedTest
  @CsvSource({"12,ready", "16,laid", "20,laid", "24,ready"})
  void evaluationAndFeaturesAgree(String tiles, String territory) {
    Xoroshiro random = new Xoroshiro(3);
    Weights weights = anyWeights(random);
    for (int game = 0; game < 20; game++) {
      ContreesState state = start(tiles, territory);
      while (ContreesReader.isLaying(state)) {
        apply(state, random);
      }
      Topology topology = new Topology(state);
      byte[] tallies = new byte[Topology.MAX_CONTREES + 1];
      Evaluation evaluation = new Evaluation(topology, weights);
      while (state.actors() != 0) {
        Tally.write(topology, state, tallies);
        assertThat(evaluation.of(state, tallies))
            .as("%s %s, game %s, turn %s", tiles, territory, game, ContreesReader.spent(state))
            .isEqualTo(sum(weights, Features.of(topology, state)));
        apply(state, random);
      }
    }
  }

  private static int sum(Weights weights, short[] features) {
    int sum = 0;
    int rest = features.length - Features.REST;
    for (int i = 1; i < rest; i++) {
      sum += weights.get(features[0], features[i] & 0xffff);
    }
    for (int i = rest; i < features.length; i++) {
      sum += weights.getGeneral(features[i]);
    }
    return sum;
  }

  private static Weights anyWeights(Xoroshiro random) {
    Weights weights = new Weights();
    for (int stage = 0; stage < Pattern.STAGES; stage++) {
      for (int feature = 0; feature < Features.CORNERS; feature++) {
        weights.set(stage, feature, (short) (random.nextInt(64) - 32));
      }
    }
    for (int feature = 0; feature < Features.GENERAL; feature++) {
      weights.setGeneral(feature, (short) (random.nextInt(64) - 32));
    }
    weights.spread();
    assertThat(Weights.read(weights.write()).write()).isEqualTo(weights.write());
    return weights;
  }

  private static void apply(ContreesState state, Xoroshiro random) {
    int seat = Actors.first(state.actors());
    state.apply(seat, state.sample(seat, random));
  }

  private static ContreesState start(String tiles, String territory) {
    Contrees game = new Contrees();
    return game.start(Options.of(game.options(), Map.of("tiles", tiles, "territory", territory)));
  }
}
