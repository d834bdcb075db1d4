package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;

/// Lists the legal actions, ascending by code. Seats are numbered from 0, chance is −1.
final class LegalActions {
  private LegalActions() {}

  static int list(SunTzuState s, int seat, int[] out) {
    return switch (s.phase) {
      case TILES -> tiles(s, out);
      case DEAL, DRAW -> draws(s, out);
      case CHOOSE -> {
        int count = 0;
        for (int warlord : Warlord.ofSeat(seat)) {
          out[count++] = Actions.of(Actions.CHOOSE, warlord);
        }
        yield count;
      }
      case ORDERS -> lay(s, seat, out, recruits(s, seat, out));
      case ORDER -> orders(out);
      case WINDOW -> window(s, seat, out);
      case FEINT -> question(s.warlord[0] == Warlord.FEINT, Actions.FEINT, out);
      case SCOURGE -> question(s.warlord[1] == Warlord.SCOURGE, Actions.SCOURGE, out);
      case SOURCE -> {
        int count = 0;
        for (int rest = ArmyPayments.sources(s); rest != 0; rest &= rest - 1) {
          out[count++] = Actions.of(Actions.FROM, Integer.numberOfTrailingZeros(rest));
        }
        yield count;
      }
      case KEEP -> keeps(s, seat, out);
      case OVER -> 0;
    };
  }

  private static int tiles(SunTzuState s, int[] out) {
    int count = 0;
    for (int rest = s.tilesLeft; rest != 0; rest &= rest - 1) {
      out[count++] = Actions.of(Actions.TILE, Integer.numberOfTrailingZeros(rest));
    }
    return count;
  }

  private static int draws(SunTzuState s, int[] out) {
    int count = 0;
    for (int card = 0; card < Card.KINDS; card++) {
      if (s.deck[s.drawer * Card.KINDS + card] > 0) {
        out[count++] = Actions.of(Actions.DRAW, card);
      }
    }
    if (count == 0) {
      out[count++] = Actions.of(Actions.DRAW, s.under[CardDraws.UNDER * s.drawer]);
    }
    return count;
  }

  /// SUN-24.
  private static int recruits(SunTzuState s, int seat, int[] out) {
    int count = 0;
    if (s.aside[seat] > 0 && s.laid[seat] == 0 && s.handSize(seat) > Province.COUNT) {
      for (int card = Card.SEVEN; card < Card.KINDS; card++) {
        if (s.hand[seat * Card.KINDS + card] > 0) {
          out[count++] = Actions.of(Actions.RECRUIT, card);
        }
      }
    }
    return count;
  }

  /// SUN-7.
  private static int lay(SunTzuState s, int seat, int[] out, int from) {
    int count = from;
    int province = s.laid[seat];
    for (int card = 0; card < Card.KINDS; card++) {
      if (s.hand[seat * Card.KINDS + card] > 0
          && (card != Card.SIX || sixMayLie(s, seat, province))) {
        out[count++] = Actions.pair(Actions.LAY, province, card);
      }
    }
    return count;
  }

  /// SUN-8, and `second-six`.
  static boolean sixMayLie(SunTzuState s, int seat, int province) {
    int marks = s.marks[seat * Province.COUNT + province];
    return marks == 0
        || marks == 1 && seat == 1 && s.warlord[1] == Warlord.SECOND_SIX && !s.spent[1];
  }

  /// All 120 permutations of the provinces.
  private static int orders(int[] out) {
    int count = 0;
    for (int a = 0; a < 5; a++) {
      for (int b = 0; b < 5; b++) {
        for (int c = 0; c < 5; c++) {
          for (int d = 0; d < 5; d++) {
            int used = 1 << a | 1 << b | 1 << c | 1 << d;
            if (Integer.bitCount(used) == 4) {
              int e = Integer.numberOfTrailingZeros(~used);
              out[count++] = Actions.of(Actions.ORDER, a << 12 | b << 9 | c << 6 | d << 3 | e);
            }
          }
        }
      }
    }
    return count;
  }

  /// SUN-26.
  private static int window(SunTzuState s, int seat, int[] out) {
    int count = 0;
    boolean early = s.dynasty <= Resolution.LAST_OF_REMOVE;
    switch (s.warlord[seat]) {
      case Warlord.REINFORCE -> {
        for (int i = 0; s.reserve[seat] > 0 && i < Province.COUNT; i++) {
          if (s.armies(seat, i) > 0) {
            out[count++] = Actions.of(Actions.REINFORCE, i);
          }
        }
      }
      case Warlord.REMOVE -> {
        for (int i = 0; early && i < Province.COUNT; i++) {
          if (s.armies[i] != 0) {
            out[count++] = Actions.of(Actions.REMOVE, i);
          }
        }
      }
      case Warlord.MARCH -> count = early ? marches(s, seat, out) : 0;
      default -> {}
    }
    out[count++] = Actions.of(Actions.PASS, 0);
    return count;
  }

  private static int marches(SunTzuState s, int seat, int[] out) {
    int count = 0;
    for (int from = 0; from < Province.COUNT; from++) {
      for (int to = 0; to < Province.COUNT; to++) {
        if (s.armies(seat, from) > 0
            && (Province.neighbours(from) >> to & 1) != 0
            && s.armies(1 - seat, to) == 0) {
          out[count++] = Actions.pair(Actions.MARCH, from, to);
        }
      }
    }
    return count;
  }

  private static int question(boolean can, int kind, int[] out) {
    int count = 0;
    if (can) {
      out[count++] = Actions.of(kind, 0);
    }
    out[count++] = Actions.of(Actions.PASS, 0);
    return count;
  }

  /// SUN-22: one of two cards, or two of three.
  private static int keeps(SunTzuState s, int seat, int[] out) {
    int count = 0;
    int from = seat * Card.KINDS;
    boolean two = s.drawnSize(seat) == 3;
    for (int card = 0; card < Card.KINDS; card++) {
      if (s.drawn[from + card] == 0) {
        continue;
      }
      if (!two) {
        out[count++] = Actions.pair(Actions.KEEP, card, Actions.ALONE);
        continue;
      }
      for (int other = card; other < Card.KINDS; other++) {
        if (s.drawn[from + other] > (other == card ? 1 : 0)) {
          out[count++] = Actions.pair(Actions.KEEP, card, other);
        }
      }
    }
    return count;
  }
}
