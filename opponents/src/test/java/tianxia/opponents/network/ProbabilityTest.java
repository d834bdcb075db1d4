package tianxia.opponents.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ProbabilityTest {
  @Test
  void logitIsTheInverseOfTheSigmoid() {
    assertThat(Probability.sigmoid(0)).isEqualTo(0.5);
    assertThat(Probability.logit(Probability.sigmoid(2), 1e-9)).isCloseTo(2, within(1e-6));
    assertThat(Probability.logit(1, 1e-4)).isCloseTo(-Probability.logit(0, 1e-4), within(1e-9));
  }

  @Test
  void softmaxLeavesWhatIsBefore() {
    double[] logits = {7, 1000, 1000 + Math.log(3)};
    Probability.softmax(logits, 1);
    assertThat(logits[0]).isEqualTo(7);
    assertThat(logits[1]).isCloseTo(0.25, within(1e-12));
    assertThat(logits[2]).isCloseTo(0.75, within(1e-12));
  }
}
