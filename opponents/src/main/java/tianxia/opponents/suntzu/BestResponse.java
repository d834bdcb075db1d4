package tianxia.opponents.suntzu;

import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.search.WeightedDraw;

/// Finds the best order of a side against what the other side mixes.
final class BestResponse {
  /// Orders of the last dynasty that are tried one by one.
  private static final int MAX_LISTED = 4_000;

  private static final int MAX_SWEEPS = 3;

  /// The pairs of provinces.
  private static final int PAIRS = 10;

  private static final int[] FIRST_OF_PAIR = {0, 0, 0, 0, 1, 1, 1, 2, 2, 3};
  private static final int[] SECOND_OF_PAIR = {1, 2, 3, 4, 2, 3, 4, 3, 4, 4};

  private final boolean last;
  private final RandomGenerator random;

  /// What is replied to: orders, their vectors and weights.
  private int count;

  private final int[] orders;
  private final float[] vectors;
  private final float[] weights;
  private final float[] vector = new float[Weights.UNITS];

  /// @param worlds that the other side's hand may be in
  /// @param last whether this is the last dynasty
  BestResponse(int worlds, boolean last, RandomGenerator random) {
    this.last = last;
    this.random = random;
    orders = new int[worlds * MixedStrategy.MAX_ORDERS];
    vectors = new float[orders.length * Weights.UNITS];
    weights = new float[orders.length];
  }

  void clear() {
    count = 0;
  }

  /// Takes what a side mixes into account.
  void to(MixedStrategy side, double[] mix) {
    for (int i = 0; i < mix.length; i++) {
      if (mix[i] > 0) {
        orders[count] = side.orders[i];
        weights[count] = (float) mix[i];
        System.arraycopy(
            side.vectors, i * Weights.UNITS, vectors, count * Weights.UNITS, Weights.UNITS);
        count++;
      }
    }
  }

  /// What an order of a side is worth against all that.
  private float worth(MixedStrategy side, int order) {
    side.vector(order, vector, 0);
    float sum = 0;
    for (int k = 0; k < count; k++) {
      sum += weights[k] * side.meet(order, vector, 0, orders[k], vectors, k);
    }
    return sum;
  }

  /// The best reply that is found: of all orders in the last dynasty, where few are worth anything
  /// and a near one is no help; else one that is better than those around it.
  ///
  /// @param mix of the side that replies: where the search begins
  int best(MixedStrategy side, double[] mix) {
    int[] all = last ? side.hand.all(MAX_LISTED) : new int[0];
    if (all.length == 0) {
      return climb(side, side.orders[WeightedDraw.of(mix, random)]);
    }
    int best = all[0];
    float most = 0;
    for (int order : all) {
      float worth = worth(side, order);
      if (worth > most) {
        most = worth;
        best = order;
      }
    }
    return best;
  }

  /// Goes from an order to better ones that differ by an exchange of two of its cards or by one
  /// card, until none is better.
  private int climb(MixedStrategy side, int from) {
    int best = from;
    float most = worth(side, from);
    int tries = SunTzuReader.PROVINCES * side.hand.kinds.length + PAIRS;
    int tried = 0;
    for (int k = random.nextInt(tries), left = MAX_SWEEPS * tries;
        tried < tries && left > 0;
        left--, tried++) {
      int next = neighbour(side, best, k);
      k = (k + 1) % tries;
      if (next != best && side.hand.legal(next)) {
        float worth = worth(side, next);
        if (worth > most) {
          most = worth;
          best = next;
          tried = 0;
        }
      }
    }
    return best;
  }

  private static int neighbour(MixedStrategy side, int order, int k) {
    int single = SunTzuReader.PROVINCES * side.hand.kinds.length;
    if (k < single) {
      return Hand.with(
          order, k / side.hand.kinds.length, side.hand.kinds[k % side.hand.kinds.length]);
    }
    int one = FIRST_OF_PAIR[k - single];
    int two = SECOND_OF_PAIR[k - single];
    int exchanged = Hand.with(order, one, Hand.card(order, two));
    return Hand.with(exchanged, two, Hand.card(order, one));
  }
}
