package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;

/// Read access to a position for other modules, as far as it is known there. Seats and provinces
/// are numbered from 0; cards as listed in SUN-2: 0 to 5 for `1` to `6`.
public final class SunTzuReader {
  public static final int PROVINCES = Province.COUNT;
  public static final int CARDS = Card.KINDS;
  public static final int DYNASTIES = Transitions.DYNASTIES;

  /// The card `6`; higher numbers are once-only cards.
  public static final int SIX = Card.SIX;

  private SunTzuReader() {}

  public static Phase phase(SunTzuState s) {
    return s.phase;
  }

  /// Whether the advanced rules are played (SUN-24).
  public static boolean advanced(SunTzuState s) {
    return s.advanced;
  }

  /// 1 to [#DYNASTIES].
  public static int dynasty(SunTzuState s) {
    return s.dynasty;
  }

  /// The distance of the red spaces of the score track from its middle (SUN-4).
  public static int track(SunTzuState s) {
    return s.track;
  }

  /// Within the red spaces; positive towards the first seat.
  public static int pawn(SunTzuState s) {
    return s.pawn;
  }

  /// The value of a province.
  ///
  /// @param scoring 0, 1 or 2
  public static int value(SunTzuState s, int province, int scoring) {
    return s.scores.value(s.tiles[province], scoring);
  }

  /// Positive: the first seat's; negative: the second's.
  public static int armies(SunTzuState s, int province) {
    return s.armies[province];
  }

  public static int marks(SunTzuState s, int seat, int province) {
    return s.marks[seat * Province.COUNT + province];
  }

  public static int reserve(SunTzuState s, int seat) {
    return s.reserve[seat];
  }

  public static int aside(SunTzuState s, int seat) {
    return s.aside[seat];
  }

  public static int hand(SunTzuState s, int seat, int card) {
    return s.hand[seat * Card.KINDS + card];
  }

  /// Copies of a card that may still come to the hand: in the deck, underneath, and drawn.
  public static int toCome(SunTzuState s, int seat, int card) {
    int count = s.deck[seat * Card.KINDS + card] + s.drawn[seat * Card.KINDS + card];
    for (int i = 0; i < s.underSize[seat]; i++) {
      count += s.under[CardDraws.UNDER * seat + i] == card ? 1 : 0;
    }
    return count;
  }

  /// The number of cards in a seat's deck and underneath, known or not.
  public static int deckSize(SunTzuState s, int seat) {
    return s.deckSize(seat);
  }

  /// Whether the seat's `1` was revealed in this dynasty (SUN-22).
  public static boolean one(SunTzuState s, int seat) {
    return s.one[seat];
  }

  /// The seat's warlord, 1 to 7, while it is unused; otherwise 0.
  public static int warlord(SunTzuState s, int seat) {
    return s.spent[seat] ? 0 : s.warlord[seat];
  }

  /// The number of orders that a seat has laid.
  public static int laid(SunTzuState s, int seat) {
    return s.laid[seat];
  }

  /// The number of provinces revealed in this dynasty.
  public static int revealed(SunTzuState s) {
    return s.revealed;
  }

  /// Whether a `6` may be laid at a province (SUN-8).
  public static boolean sixMayLie(SunTzuState s, int seat, int province) {
    return LegalActions.sixMayLie(s, seat, province);
  }

  /// The action that lays a card.
  public static int lay(int province, int card) {
    return Actions.pair(Actions.LAY, province, card);
  }

  /// The card that an action lays.
  public static int laidBy(int action) {
    return Actions.second(action);
  }

  public static boolean isRecruit(int action) {
    return Actions.kind(action) == Actions.RECRUIT;
  }
}
