package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuReading;
import tianxia.games.suntzu.SunTzuState;

/// What a side's cards, warlord and armies aside add to the network's sums after a dynasty, by the
/// order that it plays in it.
final class CardSums {
  private static final int PROVINCES = SunTzuReading.PROVINCES;

  /// Of a card at hand, at most.
  private static final int COPIES = 3;

  private final float[] unplayed = new float[Net.UNITS];
  private final float[] changes = new float[SunTzuReading.CARDS * COPIES * Net.UNITS];

  /// After the last dynasty, when cards are worth nothing.
  CardSums() {}

  /// @param world nothing is laid, the seat's cards are known
  /// @param finished how many dynasties will be over
  CardSums(Net net, SunTzuState world, int seat, int finished) {
    net.add(Rows.aside(seat, SunTzuReading.aside(world, seat)), unplayed, 0);
    net.add(Rows.warlord(seat, finished, SunTzuReading.warlord(world, seat)), unplayed, 0);
    for (int kind = 0; kind < Rows.ONCE; kind++) {
      int card = SunTzuReading.SIX + 1 + kind;
      int held = SunTzuReading.hand(world, seat, card);
      int toCome = SunTzuReading.toCome(world, seat, card);
      net.add(Rows.card(seat, finished, kind, held, toCome), unplayed, 0);
      for (int left = 0; left < held; left++) {
        int at = (card * COPIES + held - left - 1) * Net.UNITS;
        net.add(Rows.card(seat, finished, kind, left, toCome), changes, at);
        net.take(Rows.card(seat, finished, kind, left + 1, toCome), changes, at);
      }
    }
    if (SunTzuReading.deckSize(world, seat) > 0) {
      net.add(Rows.extra(seat), changes, 0);
    }
  }

  /// Writes what is added once an order is played.
  void write(int order, float[] to, int at) {
    System.arraycopy(unplayed, 0, to, at, Net.UNITS);
    int used = 0;
    for (int province = 0; province < PROVINCES; province++) {
      int card = Hand.card(order, province);
      if (card == 0 || card > SunTzuReading.SIX) {
        int from = (card * COPIES + (used >> 2 * card & 3)) * Net.UNITS;
        used += 1 << 2 * card;
        for (int unit = 0; unit < Net.UNITS; unit++) {
          to[at + unit] += changes[from + unit];
        }
      }
    }
  }
}
