package tianxia.opponents.pagoda;

import tianxia.opponents.network.Network;

/// What a network thinks of a position.
final class Evaluator {
  private final float[] sums = new float[Weights.SHAPE.width()];

  /// The logit that the seat which has just moved wins.
  ///
  /// @param lead points ahead
  float logit(Network network, Features features, int lead) {
    network.set(Weights.BIAS, sums);
    network.add(features.active, 0, features.size, sums);
    network.add(Weights.LEAD, lead / Weights.POINTS, sums);
    return network.logit(sums);
  }
}
