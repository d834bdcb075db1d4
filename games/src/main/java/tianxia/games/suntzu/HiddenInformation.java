package tianxia.games.suntzu;

import java.util.random.RandomGenerator;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;

/// Forgets what a seat cannot know of the other, and imagines it. Public information stays: the
/// sizes of hand, deck and drawn cards, and the revealed cards. All other cards of the seat are one
/// unordered pool.
final class HiddenInformation {
  private HiddenInformation() {}

  static void forget(SunTzuState s, int viewer) {
    for (int seat = 0; seat < 2; seat++) {
      if (seat + 1 != viewer && !s.forgotten[seat]) {
        forgetSeat(s, seat);
      }
    }
  }

  private static void forgetSeat(SunTzuState s, int seat) {
    int from = seat * Card.KINDS;
    s.sizes[3 * seat] = s.handSize(seat);
    s.sizes[3 * seat + 1] = s.deckSize(seat);
    s.sizes[3 * seat + 2] = s.drawnSize(seat);
    for (int i = from; i < from + Card.KINDS; i++) {
      s.unseen[i] = s.hand[i] + s.deck[i] + s.drawn[i];
      s.hand[i] = 0;
      s.deck[i] = 0;
      s.drawn[i] = 0;
    }
    for (int i = CardDraws.UNDER * seat; i < CardDraws.UNDER * seat + s.underSize[seat]; i++) {
      s.unseen[from + s.under[i]]++;
    }
    for (int i = CardDraws.UNDER * seat; i < CardDraws.UNDER * (seat + 1); i++) {
      s.under[i] = 0;
    }
    s.underSize[seat] = 0;
    for (int province = 0; province < s.laid[seat]; province++) {
      int at = seat * Province.COUNT + province;
      if (!isRevealed(s, province)) {
        s.unseen[from + s.orders[at]]++;
        s.orders[at] = Card.HIDDEN;
      }
    }
    if (s.warlord[seat] != Warlord.NONE && !s.spent[seat]) {
      s.warlord[seat] = Warlord.UNKNOWN;
    }
    s.forgotten[seat] = true;
  }

  /// The cards of a seat that others cannot see, counted by kind.
  static int[] unseenOf(SunTzuState s, int seat) {
    int[] all = new int[Card.KINDS];
    for (int card = 0; card < Card.KINDS; card++) {
      int at = seat * Card.KINDS + card;
      all[card] = s.hand[at] + s.deck[at] + s.drawn[at] + s.unseen[at];
    }
    for (int i = 0; i < s.underSize[seat]; i++) {
      all[s.under[CardDraws.UNDER * seat + i]]++;
    }
    for (int province = 0; province < s.laid[seat]; province++) {
      int card = s.orders[seat * Province.COUNT + province];
      if (card != Card.HIDDEN && !isRevealed(s, province)) {
        all[card]++;
      }
    }
    return all;
  }

  /// Whether the cards of a province have been revealed in this dynasty.
  static boolean isRevealed(SunTzuState s, int province) {
    for (int i = 0; i < s.revealed; i++) {
      if (Actions.place(s.order, i) == province) {
        return true;
      }
    }
    return false;
  }

  static void imagine(SunTzuState s, RandomGenerator random) {
    for (int seat = 0; seat < 2; seat++) {
      if (s.forgotten[seat]) {
        s.forgotten[seat] = false;
        imagineWarlord(s, seat, random);
        imagineCards(s, seat, random);
        for (int i = 0; i < 3; i++) {
          s.sizes[3 * seat + i] = 0;
        }
      }
    }
  }

  /// One of the seat's four; once both have chosen, an unused one is not `head-start` (SUN-28).
  private static void imagineWarlord(SunTzuState s, int seat, RandomGenerator random) {
    if (s.warlord[seat] != Warlord.UNKNOWN) {
      return;
    }
    int[] all = Warlord.ofSeat(seat);
    do {
      s.warlord[seat] = all[random.nextInt(all.length)];
    } while (s.warlord[seat] == Warlord.HEAD_START && s.phase != Phase.CHOOSE);
  }

  /// Samples the drawn cards, the deck and the cards underneath from the once-only cards; the rest
  /// is the hand and the orders, since permanent cards are never in a deck.
  private static void imagineCards(SunTzuState s, int seat, RandomGenerator random) {
    int from = seat * Card.KINDS;
    int onceOnly = 0;
    for (int card = Card.SEVEN; card < Card.KINDS; card++) {
      onceOnly += s.unseen[from + card];
    }
    for (int left = s.sizes[3 * seat + 2]; left > 0; left--) {
      s.drawn[from + pick(s, seat, onceOnly--, random)]++;
    }
    int deck = s.sizes[3 * seat + 1];
    s.underSize[seat] = Math.min(deck, keepsMade(s, seat));
    for (int i = 0; i < s.underSize[seat]; i++) {
      s.under[CardDraws.UNDER * seat + i] = pick(s, seat, onceOnly--, random);
    }
    for (int left = deck - s.underSize[seat]; left > 0; left--) {
      s.deck[from + pick(s, seat, onceOnly--, random)]++;
    }
    for (int i = from; i < from + Card.KINDS; i++) {
      s.hand[i] = s.unseen[i];
      s.unseen[i] = 0;
    }
    imagineOrders(s, seat, random);
  }

  /// How many cards the seat has put underneath, if all its draws gave it a choice: one per draw.
  /// If one did not, its deck is empty now.
  private static int keepsMade(SunTzuState s, int seat) {
    boolean kept = s.phase == Phase.KEEP && (s.acting >> seat + 1 & 1) == 0;
    return s.dynasty - 1 + (kept ? 1 : 0);
  }

  private static int pick(SunTzuState s, int seat, int total, RandomGenerator random) {
    int at = seat * Card.KINDS + Card.SEVEN;
    for (int rest = random.nextInt(total); rest >= s.unseen[at]; at++) {
      rest -= s.unseen[at];
    }
    s.unseen[at]--;
    return at - seat * Card.KINDS;
  }

  /// Samples hidden orders within the rules (SUN-8), each legal kind equally likely.
  private static void imagineOrders(SunTzuState s, int seat, RandomGenerator random) {
    int from = seat * Card.KINDS;
    for (int province = 0; province < s.laid[seat]; province++) {
      int at = seat * Province.COUNT + province;
      if (s.orders[at] == Card.HIDDEN) {
        int kinds = 0;
        int chosen = Card.NONE;
        for (int card = 0; card < Card.KINDS; card++) {
          if (s.hand[from + card] > 0
              && (card != Card.SIX || LegalActions.sixMayLie(s, seat, province))
              && random.nextInt(++kinds) == 0) {
            chosen = card;
          }
        }
        s.hand[from + chosen]--;
        s.orders[at] = chosen;
      }
    }
  }
}
