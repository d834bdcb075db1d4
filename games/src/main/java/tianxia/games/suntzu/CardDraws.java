package tianxia.games.suntzu;

import java.util.random.RandomGenerator;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;

/// The deal (SUN-6), and draws from the decks with the choice of what to keep (SUN-22, SUN-23).
final class CardDraws {
  /// Capacity for the cards underneath a seat's deck.
  static final int UNDER = 16;

  private static final int DEALT = 4;

  private CardDraws() {}

  static void deal(SunTzuState s) {
    s.phase = Phase.DEAL;
    s.acting = 0;
    s.drawer = 0;
    s.toDraw = DEALT;
  }

  static void begin(SunTzuState s) {
    s.phase = Phase.DRAW;
    drawFor(s, 0);
  }

  /// SUN-22: starts the draw of a seat, or of the next one that has cards to draw.
  private static void drawFor(SunTzuState s, int first) {
    for (int seat = first; seat < 2; seat++) {
      int size = s.deckSize(seat);
      if (size > 0) {
        int due = s.one[seat] ? 3 : 2;
        s.drawer = seat;
        s.whole = size < due;
        s.toDraw = Math.min(size, due);
        return;
      }
    }
    afterDraws(s);
  }

  static void draw(SunTzuState s, int card) {
    int seat = s.drawer;
    if (SunTzuState.sum(s.deck, seat) > 0) {
      s.deck[seat * Card.KINDS + card]--;
    } else {
      System.arraycopy(s.under, UNDER * seat + 1, s.under, UNDER * seat, UNDER - 1);
      s.under[UNDER * seat + UNDER - 1] = 0;
      s.underSize[seat]--;
    }
    int[] to = s.phase == Phase.DEAL ? s.hand : s.drawn;
    to[seat * Card.KINDS + card]++;
    if (--s.toDraw > 0) {
      return;
    }
    if (s.phase == Phase.DEAL) {
      if (seat == 0) {
        s.drawer = 1;
        s.toDraw = DEALT;
      } else {
        Transitions.orders(s);
      }
      return;
    }
    if (s.whole) {
      drawnToHand(s, seat);
      s.whole = false;
      if (s.journal != null) {
        s.journal.drawnWhole(seat);
      }
    }
    drawFor(s, seat + 1);
  }

  private static void drawnToHand(SunTzuState s, int seat) {
    for (int i = seat * Card.KINDS; i < (seat + 1) * Card.KINDS; i++) {
      s.hand[i] += s.drawn[i];
      s.drawn[i] = 0;
    }
  }

  private static void afterDraws(SunTzuState s) {
    s.drawer = 0;
    int choosing = 0;
    for (int seat = 0; seat < 2; seat++) {
      choosing |= s.drawnSize(seat) > 0 ? 2 << seat : 0;
    }
    if (choosing == 0) {
      Transitions.nextDynasty(s);
    } else {
      s.phase = Phase.KEEP;
      s.acting = choosing;
    }
  }

  static void keep(SunTzuState s, int seat, int action) {
    int from = seat * Card.KINDS;
    s.drawn[from + Actions.first(action)]--;
    s.hand[from + Actions.first(action)]++;
    if (Actions.second(action) != Actions.ALONE) {
      s.drawn[from + Actions.second(action)]--;
      s.hand[from + Actions.second(action)]++;
    }
    for (int card = 0; card < Card.KINDS; card++) {
      if (s.drawn[from + card] > 0) {
        s.drawn[from + card]--;
        s.under[UNDER * seat + s.underSize[seat]++] = card;
      }
    }
    s.acting &= ~(2 << seat);
    if (s.acting == 0 && !s.blind()) {
      Transitions.nextDynasty(s);
    }
  }

  /// The next card drawn: any unknown card of the deck, otherwise the first one underneath.
  static int sample(SunTzuState s, RandomGenerator random) {
    int unknown = SunTzuState.sum(s.deck, s.drawer);
    if (unknown == 0) {
      return Actions.of(Actions.DRAW, s.under[UNDER * s.drawer]);
    }
    int at = s.drawer * Card.KINDS;
    for (int rest = random.nextInt(unknown); rest >= s.deck[at]; at++) {
      rest -= s.deck[at];
    }
    return Actions.of(Actions.DRAW, at - s.drawer * Card.KINDS);
  }

  static int weight(SunTzuState s, int card) {
    return SunTzuState.sum(s.deck, s.drawer) > 0
        ? s.deck[s.drawer * Card.KINDS + card]
        : s.under[UNDER * s.drawer] == card ? 1 : 0;
  }
}
