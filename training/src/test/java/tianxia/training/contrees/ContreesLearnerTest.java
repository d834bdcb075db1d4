package tianxia.training.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.games.contrees.Contrees;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Options;
import tianxia.opponents.contrees.Features;
import tianxia.opponents.contrees.Topology;
import tianxia.opponents.contrees.Transpositions;
import tianxia.training.selfplay.Training;

class ContreesLearnerTest {
  @Test
  void sameSeedGivesTheSameWeightsAlsoOverACheckpoint() {
    Training whole = new Training(new ContreesLearner(), 2, 7);
    whole.step();
    Training resumed = new Training(new ContreesLearner(), 2, 7);
    resumed.resume(whole.checkpoint());
    whole.step();
    resumed.step();
    assertThat(resumed.progress().played()).isEqualTo(2);
    assertThat(resumed.weights()).isEqualTo(whole.weights());
  }

  @Test
  void learningBringsTheProbabilityNearer() {
    Contrees game = new Contrees();
    ContreesState state =
        game.start(Options.of(game.options(), Map.of("tiles", "16", "territory", "ready")));
    Sample sample = new Sample(Features.of(new Topology(state), state), 0.9f, Transpositions.EXACT);
    LogisticRegression regression = new LogisticRegression();
    double before = regression.learn(sample, 0.01f);
    for (int i = 0; i < 100; i++) {
      regression.learn(sample, 0.01f);
    }
    assertThat(regression.learn(sample, 0.01f)).isLessThan(before - 0.1);
  }
}
