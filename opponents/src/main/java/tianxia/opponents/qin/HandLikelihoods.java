package tianxia.opponents.qin;

import tianxia.games.qin.BoardSimulation;

/// What others' last placements tell of the tiles that they kept ([HandInference]). Never changes.
final class HandLikelihoods {
  static final HandLikelihoods NONE = new HandLikelihoods(new double[0], 0, 0);

  /// How likely it is, next to other kinds, that a seat s kept a tile of a kind k: at s × kinds +
  /// k, above 0 to 1.
  private final double[] weights;

  /// Of whom it tells, as a bit set.
  private final int seats;

  /// Who has drawn a tile since, of which it tells nothing, as a bit set.
  private final int drawn;

  /// @param weights above 0 to 1, by seat and kind; not copied
  /// @param seats of whom they tell, as a bit set
  /// @param drawn who has drawn a tile since, as a bit set
  HandLikelihoods(double[] weights, int seats, int drawn) {
    this.weights = weights;
    this.seats = seats;
    this.drawn = drawn;
  }

  /// When a seat lays its next tile.
  HandLikelihoods without(int seat) {
    return tellsOf(seat) ? new HandLikelihoods(weights, seats & ~(1 << seat), drawn) : this;
  }

  boolean tellsOf(int seat) {
    return (seats >> seat & 1) != 0;
  }

  /// How likely it is, next to other kinds, that a seat of which it tells kept a tile of a kind.
  double weight(int seat, int kind) {
    return weights[seat * BoardSimulation.KINDS + kind];
  }

  /// Of how many of a seat's tiles it tells, 2 at most.
  int kept(int seat, int tiles) {
    return tellsOf(seat) ? tiles - (drawn >> seat & 1) : 0;
  }

  /// How likely it is, up to a factor, that tiles that a seat kept are all of certain kinds: the
  /// sum over all such tiles that they can be, each as likely as the product of their weights.
  ///
  /// @param hands which tiles they can be
  /// @param kinds the certain kinds, as a bit set
  /// @param tiles from 0 to 2
  double kept(int seat, Hands hands, int kinds, int tiles) {
    if (tiles == 0) {
      return 1;
    }
    double sum = 0;
    double squares = 0;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      if ((kinds >> kind & 1) != 0) {
        double weight = weight(seat, kind);
        sum += hands.unseen(kind) * weight;
        squares += hands.unseen(kind) * weight * weight;
      }
    }
    return tiles == 1 ? sum : (sum * sum - squares) / 2;
  }
}
