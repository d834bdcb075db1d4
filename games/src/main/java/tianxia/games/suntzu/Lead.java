package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;

/// The account that decides at the end (SUN-20, SUN-21), if there were a scoring now: the pawn with
/// what the provinces give, and then the armies in reserve.
///
/// A card that is laid and not resolved yet counts as in a battle against a 4, which is just over
/// the mean of the numbers that every seat always holds; else a player that looks no further would
/// see no difference between its cards.
final class Lead {
  /// More than the armies that anybody can have.
  private static final long PAWN = 1 << 6;

  private static final int FACED = 4;

  private Lead() {}

  /// @param seat from 0
  static long lead(SunTzuState s, int seat) {
    int sign = seat == 0 ? 1 : -1;
    int scoring = Math.min(2, (drawing(s) ? s.dynasty : s.dynasty - 1) / 3);
    long pawn = (long) sign * s.pawn;
    long reserve = (long) s.reserve[seat] - s.reserve[1 - seat];
    for (int province = 0; province < Province.COUNT && province < s.tilesDrawn; province++) {
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

  /// Whether the dynasty's scoring is over.
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

  /// The armies at a province, the seat's own positive, after the card has met a number.
  private static int fought(int armies, int card) {
    if (card == Card.PLAGUE) {
      return Math.abs(armies) < 2 ? armies : armies / 2;
    }
    return armies + (Card.number(card) ? card + 1 - FACED : Card.sign(card));
  }
}
