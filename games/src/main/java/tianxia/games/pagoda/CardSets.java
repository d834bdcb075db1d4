package tianxia.games.pagoda;

/// Lists the sets of cards that can be given up for the dragon (one or more, PAG-19) or for a
/// modified turn (four, PAG-13), in the order of their codes.
final class CardSets {
  private static final int PLACES = 2 * Cards.COLOURS;

  /// The weight of a card of each of the ten counts in a code ([Actions#cards]).
  private static final int[] WEIGHT = new int[PLACES];

  static {
    int display = 1 << 12;
    int hand = 1;
    for (int i = Cards.COLOURS - 1; i >= 0; i--) {
      WEIGHT[i] = display;
      WEIGHT[Cards.COLOURS + i] = hand;
      display *= 6;
      hand *= 5;
    }
  }

  private CardSets() {}

  /// Lists a discard of each set of four cards.
  static int discards(PagodaState s, int[] out, int from) {
    int held = s.displaySize(s.turn) + Cards.sum(s.cards, s.own() + Cards.COLOURS);
    return held < Cards.DISCARDED
        ? from
        : exactly(s, 0, Cards.DISCARDED, held, Actions.of(Actions.DISCARD), out, from);
  }

  /// Adds to `code` each choice of `left` cards from a place on, with these `held`.
  private static int exactly(
      PagodaState s, int place, int left, int held, int code, int[] out, int from) {
    if (left == 0) {
      out[from] = code;
      return from + 1;
    }
    int own = s.own();
    int at = place;
    while (s.cards[own + at] == 0) {
      at++;
    }
    int here = s.cards[own + at];
    int after = held - here;
    int count = from;
    for (int taken = Math.max(0, left - after); taken <= Math.min(here, left); taken++) {
      count = exactly(s, at + 1, left - taken, after, code + taken * WEIGHT[at], out, count);
    }
    return count;
  }

  /// Lists a dragon for each non-empty set of cards.
  static int dragons(PagodaState s, int[] out, int from) {
    // The empty set is listed first and then overwritten.
    int to = any(s, 0, Actions.of(Actions.DRAGON), out, from);
    System.arraycopy(out, from + 1, out, from, to - from - 1);
    return to - 1;
  }

  private static int any(PagodaState s, int place, int code, int[] out, int from) {
    if (place == PLACES) {
      out[from] = code;
      return from + 1;
    }
    int count = from;
    for (int taken = 0; taken <= s.cards[s.own() + place]; taken++) {
      count = any(s, place + 1, code + taken * WEIGHT[place], out, count);
    }
    return count;
  }
}
