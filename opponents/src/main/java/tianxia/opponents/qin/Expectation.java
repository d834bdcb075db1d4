package tianxia.opponents.qin;

import java.util.Arrays;
import tianxia.games.qin.BoardSimulation;

/// The expected value of a position if the next seat makes the best placement of the best kind that
/// it holds. Since the observer does not know the seat's tiles, each kind is weighted by the
/// probability that the seat holds it and no better one; computed exactly, not by sampling.
final class Expectation {
  private final Hands hands;
  private final int seat;

  /// The start of each kind's placements, and the end of the last.
  private final int[] ends;

  /// The value of the position to each seat if the seat to move has to pass.
  private final double[] passed;

  private final int width;

  /// The probability that the seat lays each kind.
  private final double[] weights = new double[BoardSimulation.KINDS];

  private final double[] value;
  private final int[] best = new int[BoardSimulation.KINDS];
  private final int[] order = new int[BoardSimulation.KINDS];

  Expectation(Hands hands, int seat, int[] ends, double[] passed) {
    this.hands = hands;
    this.seat = seat;
    this.ends = ends;
    this.passed = passed.clone();
    width = passed.length;
    value = new double[width];
  }

  /// By seat, from 0 to 1.
  double[] value() {
    return value;
  }

  /// The probability that the seat lays a tile of this kind.
  double weight(int kind) {
    return weights[kind];
  }

  /// The best placement of a kind that has any.
  int best(int kind) {
    return best[kind];
  }

  /// Recomputes the expectation.
  ///
  /// @param chances seat s's winning probability after placement i at i × (seats + 1) + s
  void settle(double[] chances) {
    int kinds = rank(chances);
    Arrays.fill(weights, 0);
    Arrays.fill(value, 0);
    double none = 1;
    int better = 0;
    for (int i = 0; i < kinds && none > 0; i++) {
      int kind = order[i];
      better |= 1 << kind;
      double left = hands.holds(seat, kind) ? 0 : Math.min(none, hands.none(seat, better));
      weights[kind] = none - left;
      add(chances, best[kind] * width, none - left);
      none = left;
    }
    add(passed, 0, none);
  }

  /// Sorts the kinds by their best placements; returns how many have one.
  private int rank(double[] chances) {
    int kinds = 0;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      if (ends[kind] == ends[kind + 1]) {
        continue;
      }
      int first = ends[kind];
      for (int i = ends[kind]; i < ends[kind + 1]; i++) {
        first = own(chances, i) > own(chances, first) ? i : first;
      }
      best[kind] = first;
      int at = kinds++;
      for (; at > 0 && own(chances, best[order[at - 1]]) < own(chances, first); at--) {
        order[at] = order[at - 1];
      }
      order[at] = kind;
    }
    return kinds;
  }

  private double own(double[] chances, int placement) {
    return chances[placement * width + seat];
  }

  private void add(double[] of, int at, double weight) {
    for (int i = 1; i < width; i++) {
      value[i] += weight * of[at + i];
    }
  }
}
