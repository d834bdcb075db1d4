package tianxia.opponents.suntzu;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;

/// A seat's hand before the orders of a dynasty, and the orders that it allows. An order is packed,
/// four bits per province, the first highest.
public final class Hand {
  private static final int PROVINCES = SunTzuReader.PROVINCES;

  /// From 0.
  final int seat;

  /// The kinds of cards, each once.
  final int[] kinds;

  private final int[] cards = new int[SunTzuReader.CARDS];
  private final boolean[] six = new boolean[PROVINCES];

  /// @param world nothing is laid, the seat's hand is known
  Hand(SunTzuState world, int seat) {
    this.seat = seat;
    int held = 0;
    int[] all = new int[SunTzuReader.CARDS];
    for (int card = 0; card < SunTzuReader.CARDS; card++) {
      cards[card] = SunTzuReader.hand(world, seat, card);
      if (cards[card] > 0) {
        all[held++] = card;
      }
    }
    kinds = Arrays.copyOf(all, held);
    for (int province = 0; province < PROVINCES; province++) {
      six[province] = SunTzuReader.sixMayLie(world, seat, province);
    }
  }

  /// One bit for each kind of card in a seat's hand.
  public static int cards(SunTzuState s, int seat) {
    int cards = 0;
    for (int card = 0; card < SunTzuReader.CARDS; card++) {
      cards |= SunTzuReader.hand(s, seat, card) > 0 ? 1 << card : 0;
    }
    return cards;
  }

  /// The number of copies of a card.
  int count(int card) {
    return cards[card];
  }

  public static int card(int order, int province) {
    return order >> 4 * (PROVINCES - 1 - province) & 15;
  }

  static int with(int order, int province, int card) {
    int shift = 4 * (PROVINCES - 1 - province);
    return order & ~(15 << shift) | card << shift;
  }

  /// Whether two orders have the same cards in the first provinces.
  static boolean begins(int order, int provinces, int with) {
    int shift = 4 * (PROVINCES - provinces);
    return order >> shift == with >> shift;
  }

  /// Whether an order is legal.
  boolean legal(int order) {
    int used = 0;
    for (int province = 0; province < PROVINCES; province++) {
      int card = card(order, province);
      int before = used >> 2 * card & 3;
      if (cards[card] <= before || card == SunTzuReader.SIX && !six[province]) {
        return false;
      }
      used += 1 << 2 * card;
    }
    return true;
  }

  /// A random order that begins with the first cards of another one.
  int any(int begun, int fixed, RandomGenerator random) {
    while (true) {
      int order = begun;
      for (int province = fixed; province < PROVINCES; province++) {
        order = with(order, province, kinds[random.nextInt(kinds.length)]);
      }
      if (legal(order)) {
        return order;
      }
    }
  }

  /// All legal orders; none if there are more than `most`.
  int[] all(int most) {
    int[] all = new int[most + 1];
    int found = extend(all, 0, 0, 0, most);
    return found > most ? new int[0] : Arrays.copyOf(all, found);
  }

  private int extend(int[] all, int found, int order, int province, int most) {
    if (province == PROVINCES) {
      all[found] = order;
      return found + 1;
    }
    int sum = found;
    for (int k = 0; k < kinds.length && sum <= most; k++) {
      int card = kinds[k];
      if (cards[card] > 0 && (card != SunTzuReader.SIX || six[province])) {
        cards[card]--;
        sum = extend(all, sum, with(order, province, card), province + 1, most);
        cards[card]++;
      }
    }
    return sum;
  }
}
