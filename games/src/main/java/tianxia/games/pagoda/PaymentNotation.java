package tianxia.games.pagoda;

import java.util.Locale;
import tianxia.kernel.Game;

/// The cards of an action as letters: sets given up, payments of columns and tiles, payments of
/// spires. Letters are parsed in any order; [Notation] requires the canonical one.
final class PaymentNotation {
  private PaymentNotation() {}

  static String set(int action) {
    int[] counts = new int[10];
    Actions.unpack(action, counts);
    return letters(counts);
  }

  private static String letters(int[] counts) {
    return StateJson.letters(counts, 0) + StateJson.letters(counts, 5).toLowerCase(Locale.ROOT);
  }

  /// By colour and payment, and by colour and spire.
  private static final String[] PAYMENTS = new String[Cards.COLOURS << 5];

  private static final String[] SPIRES = new String[Cards.COLOURS << 6];

  static {
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      for (int payment = 0; payment < LegalActions.TILE_PAYMENTS; payment++) {
        PAYMENTS[colour << 5 | payment] = payment(colour, payment);
      }
      for (int spire = 0; spire < Actions.rice(2, 0, 0); spire++) {
        SPIRES[colour << 6 | spire] = spire(colour, spire);
      }
    }
  }

  static String write(int colour, int payment) {
    return PAYMENTS[colour << 5 | payment];
  }

  static String writeSpire(int colour, int spire) {
    return SPIRES[colour << 6 | spire];
  }

  private static String payment(int colour, int payment) {
    int[] counts = new int[10];
    if (payment < Actions.PAIRS) {
      counts[5 * payment + colour]++;
    } else {
      addPair(counts, payment - Actions.PAIRS);
    }
    return letters(counts);
  }

  private static String spire(int colour, int spire) {
    int[] counts = new int[10];
    if (spire < Actions.RICE) {
      counts[colour] += 2 - spire;
      counts[5 + colour] += spire;
    } else {
      int rice = spire - Actions.RICE;
      counts[5 * (rice / 15) + colour]++;
      addPair(counts, rice % 15);
    }
    return letters(counts);
  }

  private static void addPair(int[] counts, int pair) {
    counts[pair / 3] += 2 - pair % 3;
    counts[5 + pair / 3] += pair % 3;
  }

  static int readSet(int kind, String letters) {
    int[] counts = counts(letters);
    boolean fits = counts.length == 10 && !letters.isEmpty() && Cards.sum(counts, 0) <= 5;
    for (int i = 0; fits && i < Cards.COLOURS; i++) {
      fits = counts[5 + i] <= Cards.FAN_HAND;
    }
    if (!fits || kind == Actions.DISCARD && letters.length() != Cards.DISCARDED) {
      return Game.UNREADABLE;
    }
    return Actions.cards(kind, counts);
  }

  /// The ten counts of a payment's letters; empty if a letter is not a card.
  private static int[] counts(String letters) {
    int[] counts = new int[10];
    for (int i = 0; i < letters.length(); i++) {
      char c = letters.charAt(i);
      int colour = Cards.colour(Character.toUpperCase(c));
      if (colour < 0) {
        return new int[0];
      }
      counts[Character.isUpperCase(c) ? colour : 5 + colour]++;
    }
    return counts;
  }

  static int read(int colour, String letters) {
    int[] counts = counts(letters);
    if (counts.length == 0) {
      return -1;
    }
    if (letters.length() == 1) {
      return counts[colour] == 1 ? 0 : counts[5 + colour] == 1 ? 1 : -1;
    }
    return letters.length() == 2 ? pair(counts) : -1;
  }

  /// The payment by two cards of one colour; −1 if they are not a pair.
  private static int pair(int[] counts) {
    for (int i = 0; i < Cards.COLOURS; i++) {
      if (counts[i] + counts[5 + i] == 2) {
        return Actions.pair(i, counts[5 + i]);
      }
    }
    return -1;
  }

  static int readSpire(int colour, String letters) {
    int[] counts = counts(letters);
    if (counts.length == 0) {
      return -1;
    }
    if (letters.length() == 2) {
      return counts[colour] + counts[5 + colour] == 2 ? counts[5 + colour] : -1;
    }
    int place = counts[colour] > 0 ? 0 : 1;
    if (letters.length() != 3 || counts[5 * place + colour] == 0) {
      return -1;
    }
    counts[5 * place + colour]--;
    int pair = pair(counts);
    return pair < 0
        ? -1
        : Actions.rice(place, (pair - Actions.PAIRS) / 3, (pair - Actions.PAIRS) % 3);
  }
}
