package tianxia.opponents.qin;

import tianxia.games.qin.BoardSimulation;

/// Evidence about other seats' tiles from their last placements ([HandInference]). Immutable.
final class HandLikelihoods {
  static final HandLikelihoods NONE = new HandLikelihoods(new double[0], 0, 0);

  /// The relative likelihood that seat s kept a tile of kind k, at s × kinds + k; above 0, at most
  /// 1.
  private final double[] weights;

  /// The seats with evidence, as a bit set.
  private final int seats;

  /// The seats that have since drawn a tile, about which there is no evidence, as a bit set.
  private final int drawn;

  /// @param weights above 0 to 1, by seat and kind; not copied
  /// @param seats with evidence, as a bit set
  /// @param drawn seats that have drawn a tile since, as a bit set
  HandLikelihoods(double[] weights, int seats, int drawn) {
    this.weights = weights;
    this.seats = seats;
    this.drawn = drawn;
  }

  /// The evidence after a seat lays its next tile.
  HandLikelihoods without(int seat) {
    return tellsOf(seat) ? new HandLikelihoods(weights, seats & ~(1 << seat), drawn) : this;
  }

  boolean tellsOf(int seat) {
    return (seats >> seat & 1) != 0;
  }

  /// The relative likelihood that a seat with evidence kept a tile of a kind.
  double weight(int seat, int kind) {
    return weights[seat * BoardSimulation.KINDS + kind];
  }

  /// For how many of a seat's tiles there is evidence, at most 2.
  int kept(int seat, int tiles) {
    return tellsOf(seat) ? tiles - (drawn >> seat & 1) : 0;
  }
}
