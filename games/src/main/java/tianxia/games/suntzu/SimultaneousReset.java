package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;

/// Resets a simultaneous decision to the position before anyone chose, for an observer who sees the
/// cards of one seat. Public actions (recruiting, SUN-24) are kept.
final class SimultaneousReset {
  private static final int BOTH = 0b110;

  private SimultaneousReset() {}

  /// @param seat from 0; the other one's choices are forgotten
  static int of(SunTzuState s, int seat, int[] own) {
    return switch (s.phase) {
      case CHOOSE -> {
        s.warlord[1 - seat] = Warlord.NONE;
        s.acting = BOTH;
        yield 0;
      }
      case ORDERS -> orders(s, seat, own);
      case KEEP -> {
        keep(s, 1 - seat);
        yield 0;
      }
      default -> 0;
    };
  }

  private static int orders(SunTzuState s, int seat, int[] own) {
    int count = s.laid[seat];
    for (int province = 0; province < count; province++) {
      int card = s.orders[seat * Province.COUNT + province];
      own[province] = Actions.pair(Actions.LAY, province, card);
      s.hand[seat * Card.KINDS + card]++;
    }
    s.sizes[3 * (1 - seat)] += s.laid[1 - seat];
    for (int i = 0; i < 2 * Province.COUNT; i++) {
      s.orders[i] = Card.NONE;
    }
    s.laid[0] = 0;
    s.laid[1] = 0;
    s.acting = BOTH;
    return count;
  }

  /// A seat that is not asked has already kept, if it had a choice: its drawn cards are then all in
  /// its hand or underneath, and there were as many as a draw has (SUN-22).
  private static void keep(SunTzuState s, int other) {
    if ((s.acting >> other + 1 & 1) != 0) {
      return;
    }
    int due = s.one[other] ? 3 : 2;
    int hand = s.sizes[3 * other];
    int deck = s.sizes[3 * other + 1];
    if (deck == 0) {
      return;
    }
    s.sizes[3 * other] = hand - (due - 1);
    s.sizes[3 * other + 1] = deck - 1;
    s.sizes[3 * other + 2] = due;
    s.acting |= 2 << other;
  }
}
