package tianxia.training.pagoda;

import java.util.ArrayList;
import java.util.List;
import tianxia.opponents.network.Probability;
import tianxia.opponents.pagoda.DecisionListener;
import tianxia.opponents.pagoda.Features;
import tianxia.opponents.pagoda.Weights;
import tianxia.training.gradient.NetworkTrainer;
import tianxia.training.selfplay.LambdaReturn;

/// The decisions of one self-play game, from which training proceeds backwards.
final class Trajectory implements DecisionListener {
  private static final int MAX_DECISIONS = 512;

  /// A decision.
  ///
  /// @param rows active features, including the bias
  @SuppressWarnings("ArrayRecordComponent") // created once, never compared, never modified
  private record Decision(short[] rows, int lead, int seat, boolean dragon, double probability) {
    /// Converts a probability between seat 0's and the deciding seat's point of view.
    double flipped(double one) {
      return seat == 0 ? one : 1 - one;
    }
  }

  private final List<Decision> decisions = new ArrayList<>();

  void clear() {
    decisions.clear();
  }

  /// Records a decision; those beyond the limit are dropped.
  @Override
  public void decided(Features features, int lead, int seat, boolean dragon, float logit) {
    if (decisions.size() < MAX_DECISIONS) {
      short[] rows = features.rows(Weights.BIAS);
      decisions.add(new Decision(rows, lead, seat, dragon, Probability.sigmoid(logit)));
    }
  }

  /// Updates the networks with the λ-returns of the game.
  ///
  /// @param result of seat 0, from 0 to 1
  /// @param lambda the weight of later values against the next one, from 0 to 1
  /// @return the mean squared error
  double learn(
      double result, double lambda, NetworkTrainer turn, NetworkTrainer dragon, float rate) {
    double target = result;
    double next = result;
    double errors = 0;
    for (Decision decision : decisions.reversed()) {
      target = LambdaReturn.before(lambda, target, next);
      NetworkTrainer trainer = decision.dragon ? dragon : turn;
      float lead = decision.lead / Weights.POINTS;
      errors += trainer.learn(decision.rows, Weights.LEAD, lead, decision.flipped(target), rate);
      next = decision.flipped(decision.probability);
    }
    return errors / decisions.size();
  }
}
