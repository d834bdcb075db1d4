package tianxia.opponents.suntzu;

import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.search.strategy.WeightedDraw;

/// Finds the best order of a side against the other side's mixed strategy.
final class BestResponse {
  /// The maximum number of orders enumerated in the last dynasty.
  private static final int MAX_LISTED = 4_000;

  private static final int MAX_SWEEPS = 3;

  /// The pairs of provinces.
  private static final int PAIRS = 10;

  private static final int[] FIRST_OF_PAIR = {0, 0, 0, 0, 1, 1, 1, 2, 2, 3};
  private static final int[] SECOND_OF_PAIR = {1, 2, 3, 4, 2, 3, 4, 3, 4, 4};

  private final boolean last;
  private final RandomGenerator random;

  /// The opposing mixed strategies: orders, their vectors and weights.
  private int count;

  private final int[] orders;
  private final float[] vectors;
  private final float[] weights;
  private final float[] vector = new float[Weights.UNITS];

  /// @param worlds the number of possible worlds of the other side's hand
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

  /// Adds a mixed strategy of the other side.
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

  /// The value of an order against all of them.
  private float worth(MixedStrategy side, int order) {
    side.vector(order, vector, 0);
    float sum = 0;
    for (int k = 0; k < count; k++) {
      sum += weights[k] * side.meet(order, vector, 0, orders[k], vectors, k);
    }
    return sum;
  }

  /// The best response found: in the last dynasty by enumerating all orders, since few of them have
  /// any value and a similar one does not help; otherwise a local optimum.
  ///
  /// @param mix of the responding side: the start of the search
  int best(MixedStrategy side, double[] mix) {
    int[] all = last ? side.hand.all(MAX_LISTED) : new int[0];
    if (all.length == 0) {
      return climb(side, side.orders[WeightedDraw.of(mix, random)], 0);
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

  /// Hill climbing: moves to better orders that differ by an exchange of two cards or by one card,
  /// until there is none.
  ///
  /// @param from the start
  /// @param laid the number of provinces, from the first on, whose cards stay
  int climb(MixedStrategy side, int from, int laid) {
    int best = from;
    float most = worth(side, from);
    int tries = SunTzuReader.PROVINCES * side.hand.kinds.length + PAIRS;
    int tried = 0;
    for (int k = random.nextInt(tries), left = MAX_SWEEPS * tries;
        tried < tries && left > 0;
        left--, tried++) {
      int next = neighbour(side, best, k);
      k = (k + 1) % tries;
      if (next != best && Hand.begins(next, laid, from) && side.hand.legal(next)) {
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
