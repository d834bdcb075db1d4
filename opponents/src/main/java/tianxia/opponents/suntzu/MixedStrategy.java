package tianxia.opponents.suntzu;

import java.util.Arrays;
import tianxia.games.suntzu.SunTzuState;

/// One side of a dynasty with a certain hand: the orders that are thought of, and how likely each
/// is to be played. Learns by regret matching that never regrets below 0, as CFR+ does (Tammelin
/// 2014).
final class MixedStrategy {
  /// Orders that are thought of, at most.
  static final int MAX_ORDERS = 96;

  final Hand hand;
  private final PairEvaluator prospect;
  private final CardAccumulator cards;
  int count;
  final int[] orders = new int[MAX_ORDERS];
  final float[] vectors = new float[MAX_ORDERS * Network.UNITS];
  final float[] now = new float[MAX_ORDERS];
  private final float[] regrets = new float[MAX_ORDERS];
  private final double[] sums = new double[MAX_ORDERS];

  /// @param world nothing is laid, the seat's cards are known
  /// @param seat from 0
  MixedStrategy(PairEvaluator prospect, SunTzuState world, int seat) {
    this.prospect = prospect;
    hand = new Hand(world, seat);
    cards = prospect.cards(world, seat);
  }

  /// What the side wins with one of its orders against one of the other side's.
  float meet(int i, MixedStrategy other, int j) {
    return meet(orders[i], vectors, i, other.orders[j], other.vectors, j);
  }

  /// The same for any orders, whose vectors are the i-th and the j-th of those given.
  float meet(int mine, float[] from, int i, int theirs, float[] those, int j) {
    int u = Network.UNITS;
    return hand.seat == 0
        ? prospect.chance(mine, from, i * u, theirs, those, j * u)
        : 1 - prospect.chance(theirs, those, j * u, mine, from, i * u);
  }

  /// Writes what the side's cards add to the network's sums once an order is played.
  void vector(int order, float[] to, int at) {
    cards.write(order, to, at);
  }

  /// Where an order stands; −1 where it is not thought of.
  int find(int order) {
    for (int i = 0; i < count; i++) {
      if (orders[i] == order) {
        return i;
      }
    }
    return -1;
  }

  /// Thinks of an order; whether it is new, and there is room.
  boolean add(int order) {
    if (count == MAX_ORDERS || find(order) >= 0) {
      return false;
    }
    orders[count] = order;
    vector(order, vectors, count * Network.UNITS);
    now[count] = count == 0 ? 1 : 0;
    count++;
    return true;
  }

  /// Learns from what the orders are worth.
  void learn(float[] values, int weight) {
    float mean = 0;
    for (int i = 0; i < count; i++) {
      mean += now[i] * values[i];
    }
    float total = 0;
    for (int i = 0; i < count; i++) {
      regrets[i] = Math.max(0, regrets[i] + values[i] - mean);
      total += regrets[i];
    }
    for (int i = 0; i < count; i++) {
      now[i] = total > 0 ? regrets[i] / total : 1f / count;
      sums[i] += (double) weight * now[i];
    }
  }

  /// What the order has been played with so far; what is small beside the most likely is left out.
  ///
  /// @param least as a part of the most likely's chance
  double[] average(double least) {
    double[] average = Arrays.copyOf(sums, count);
    double most = 0;
    for (double sum : average) {
      most = Math.max(most, sum);
    }
    double total = 0;
    for (int i = 0; i < count; i++) {
      average[i] = most == 0 ? 1 : average[i] < least * most ? 0 : average[i];
      total += average[i];
    }
    for (int i = 0; i < count; i++) {
      average[i] /= total;
    }
    return average;
  }
}
