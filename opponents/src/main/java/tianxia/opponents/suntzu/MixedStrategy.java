package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuState;
import tianxia.search.RegretMatchingPlus;

/// One side of a dynasty with a certain hand: the orders that are thought of, and how likely each
/// is to be played.
public final class MixedStrategy {
  /// Orders that are thought of, at most.
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

  /// What the side wins with one of its orders against one of the other side's.
  float meet(int i, MixedStrategy other, int j) {
    return meet(orders[i], vectors, i, other.orders[j], other.vectors, j);
  }

  /// The same for any orders, whose vectors are the i-th and the j-th of those given.
  float meet(int mine, float[] from, int i, int theirs, float[] those, int j) {
    int u = Weights.UNITS;
    return hand.seat == 0
        ? pairs.chance(mine, from, i * u, theirs, those, j * u)
        : 1 - pairs.chance(theirs, those, j * u, mine, from, i * u);
  }

  /// Writes what the side's cards add to the network's sums once an order is played.
  void vector(int order, float[] to, int at) {
    cards.write(order, to, at);
  }

  /// How many orders are thought of.
  int count() {
    return mix.count();
  }

  /// An order that is thought of.
  public int order(int index) {
    return orders[index];
  }

  /// Where an order stands; −1 where it is not thought of.
  int find(int order) {
    for (int i = 0; i < mix.count(); i++) {
      if (orders[i] == order) {
        return i;
      }
    }
    return -1;
  }

  /// Thinks of an order; whether it is new, and there is room.
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

  /// How the orders are mixed.
  public RegretMatchingPlus mix() {
    return mix;
  }
}
