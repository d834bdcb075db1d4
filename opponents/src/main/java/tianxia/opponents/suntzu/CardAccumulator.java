package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.opponents.network.Network;

/// The contribution of a side's cards, warlord and reserve of armies to the network's sums after a
/// dynasty, depending on the order played.
final class CardAccumulator {
  private static final int PROVINCES = SunTzuReader.PROVINCES;

  /// The maximum number of copies of a card in a hand.
  private static final int COPIES = 3;

  private final float[] unplayed = new float[Weights.UNITS];
  private final float[] changes = new float[SunTzuReader.CARDS * COPIES * Weights.UNITS];

  /// After the last dynasty, when cards have no value.
  CardAccumulator() {}

  /// @param world nothing is laid, the seat's cards are known
  /// @param finished the number of dynasties finished afterwards
  CardAccumulator(Network network, SunTzuState world, int seat, int finished) {
    network.add(FeatureIndex.aside(seat, SunTzuReader.aside(world, seat)), unplayed, 0);
    network.add(
        FeatureIndex.warlord(seat, finished, SunTzuReader.warlord(world, seat)), unplayed, 0);
    for (int kind = 0; kind < FeatureIndex.ONCE; kind++) {
      int card = SunTzuReader.SIX + 1 + kind;
      int held = SunTzuReader.hand(world, seat, card);
      int toCome = SunTzuReader.toCome(world, seat, card);
      network.add(FeatureIndex.card(seat, finished, kind, held, toCome), unplayed, 0);
      for (int left = 0; left < held; left++) {
        int at = (card * COPIES + held - left - 1) * Weights.UNITS;
        network.add(FeatureIndex.card(seat, finished, kind, left, toCome), changes, at);
        network.subtract(FeatureIndex.card(seat, finished, kind, left + 1, toCome), changes, at);
      }
    }
    if (SunTzuReader.deckSize(world, seat) > 0) {
      network.add(FeatureIndex.extra(seat), changes, 0);
    }
  }

  /// Writes the contribution after an order.
  void write(int order, float[] to, int at) {
    System.arraycopy(unplayed, 0, to, at, Weights.UNITS);
    int used = 0;
    for (int province = 0; province < PROVINCES; province++) {
      int card = Hand.card(order, province);
      if (card == 0 || card > SunTzuReader.SIX) {
        int from = (card * COPIES + (used >> 2 * card & 3)) * Weights.UNITS;
        used += 1 << 2 * card;
        for (int unit = 0; unit < Weights.UNITS; unit++) {
          to[at + unit] += changes[from + unit];
        }
      }
    }
  }
}
