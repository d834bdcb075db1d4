package tianxia.opponents.suntzu;

import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;

/// Untrained networks.
final class Networks {
  private Networks() {}

  /// Random weights, so that evaluations differ.
  static Network random(long seed) {
    Xoroshiro random = new Xoroshiro(seed);
    Network network = new Network(Weights.SHAPE);
    for (int i = 0; i < network.table().length; i++) {
      network.table()[i] = 0.06f * (random.nextFloat() - 0.5f);
    }
    for (int unit = 0; unit < Weights.SHAPE.hidden(); unit++) {
      network.out()[unit] = unit % 2 == 0 ? 0.3f : -0.3f;
    }
    return network;
  }
}
