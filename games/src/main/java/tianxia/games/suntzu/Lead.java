package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;

/// The lead by the criteria at the end of the game (SUN-20, SUN-21), as if it were scored now: the
/// pawn with the values of the provinces, then the armies in reserve.
///
/// A card that is laid but not resolved counts as in a battle against a 4, just above the mean of
/// the permanent numbers; otherwise a player without lookahead would see no difference between its
/// cards.
final class Lead {
  /// More than the armies that a seat can have.
  private static final long PAWN = 1 << 6;

  private static final int FACED = 4;

  private Lead() {}

  /// @param seat from 0
  static long lead(SunTzuState s, int seat) {
    int sign = seat == 0 ? 1 : -1;
    int scoring = Math.min(2, (drawing(s) ? s.dynasty : s.dynasty - 1) / 3);
    long pawn = (long) sign * s.pawn;
    long reserve = (long) s.reserve[seat] - s.reserve[1 - seat];
    for (int province = 0; province < s.tilesDrawn; province++) {
      int before = sign * s.armies[province];
      int after = before;
      int card = s.orders[seat * Province.COUNT + province];
      if (card != Card.NONE && !resolved(s, province)) {
        after = fought(before, card);
        reserve -= (long) Math.max(0, after) - Math.max(0, before);
        reserve += (long) Math.max(0, -after) - Math.max(0, -before);
        reserve -= card == Card.SIX ? 1 : 0;
      }
      pawn += (long) Integer.signum(after) * s.scores.value(s.tiles[province], scoring);
    }
    return PAWN * pawn + reserve;
  }

  /// Whether this dynasty has been scored already.
  private static boolean drawing(SunTzuState s) {
    return s.phase == Phase.DRAW || s.phase == Phase.KEEP;
  }

  private static boolean resolved(SunTzuState s, int province) {
    for (int i = 0; s.ordered && i < s.revealed; i++) {
      if (Actions.place(s.order, i) == province) {
        return true;
      }
    }
    return false;
  }

  /// The armies at a province after the card has fought a number; the seat's own are positive.
  private static int fought(int armies, int card) {
    if (card == Card.PLAGUE) {
      return Math.abs(armies) < 2 ? armies : armies / 2;
    }
    return armies + (Card.number(card) ? card + 1 - FACED : Card.sign(card));
  }
}
