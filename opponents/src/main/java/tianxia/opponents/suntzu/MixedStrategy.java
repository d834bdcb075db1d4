package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuState;
import tianxia.search.strategy.RegretMatchingPlus;

/// One side of a dynasty with a certain hand: the orders under consideration and their
/// probabilities.
public final class MixedStrategy {
  /// The maximum number of orders under consideration.
  static final int MAX_ORDERS = 96;

  final Hand hand;
  private final PairEvaluator pairs;
  private final CardAccumulator cards;
  private final RegretMatchingPlus mix = RegretMatchingPlus.growing(MAX_ORDERS);
  final int[] orders = new int[MAX_ORDERS];
  final float[] vectors = new float[MAX_ORDERS * Weights.UNITS];

  /// @param world nothing is laid, the seat's cards are known
  /// @param seat from 0
  MixedStrategy(PairEvaluator pairs, SunTzuState world, int seat) {
    this.pairs = pairs;
    hand = new Hand(world, seat);
    cards = pairs.cards(world, seat);
  }

  /// The side's payoff for one of its orders against one of the other side's.
  float meet(int i, MixedStrategy other, int j) {
    return meet(orders[i], vectors, i, other.orders[j], other.vectors, j);
  }

  /// The same for arbitrary orders, whose vectors are the i-th and j-th of those given.
  float meet(int mine, float[] from, int i, int theirs, float[] those, int j) {
    int u = Weights.UNITS;
    return hand.seat == 0
        ? pairs.chance(mine, from, i * u, theirs, those, j * u)
        : 1 - pairs.chance(theirs, those, j * u, mine, from, i * u);
  }

  /// Writes the contribution of the side's cards to the network's sums after an order.
  void vector(int order, float[] to, int at) {
    cards.write(order, to, at);
  }

  /// The number of orders under consideration.
  int count() {
    return mix.count();
  }

  /// An order under consideration.
  public int order(int index) {
    return orders[index];
  }

  /// The index of an order; −1 if it is not under consideration.
  int find(int order) {
    for (int i = 0; i < mix.count(); i++) {
      if (orders[i] == order) {
        return i;
      }
    }
    return -1;
  }

  /// Adds an order; returns whether it is new and there is room.
  boolean add(int order) {
    int count = mix.count();
    if (count == MAX_ORDERS || find(order) >= 0) {
      return false;
    }
    orders[count] = order;
    vector(order, vectors, count * Weights.UNITS);
    mix.add();
    return true;
  }

  /// The learner of the orders' probabilities.
  public RegretMatchingPlus mix() {
    return mix;
  }
}
