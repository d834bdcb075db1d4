package tianxia.opponents.pagoda;

import tianxia.opponents.network.Network;

/// Evaluates a position with a network.
final class Evaluator {
  private final float[] sums = new float[Weights.SHAPE.width()];

  /// The logit that the seat that has just moved wins.
  ///
  /// @param lead the seat's lead in points
  float logit(Network network, Features features, int lead) {
    network.set(Weights.BIAS, sums);
    network.add(features.active, 0, features.size, sums);
    network.add(Weights.LEAD, lead / Weights.POINTS, sums);
    return network.logit(sums);
  }
}
