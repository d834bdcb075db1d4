package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;

/// Armies that a seat owes at a province, for a marker, as a cost or to place there, and where each
/// comes from (SUN-13, SUN-15, SUN-17, SUN-18).
final class ArmyPayments {
  static final int MARK = 1;
  static final int COST = 2;
  static final int PLACE = 3;

  private static final int RESERVE = -1;

  private ArmyPayments() {}

  /// SUN-13, SUN-15: the cost of a seat's card.
  static void owe(SunTzuState s, int seat) {
    int card = Resolution.card(s, seat);
    s.owing = seat;
    s.owedFor = card == Card.SIX ? MARK : COST;
    s.owed =
        switch (card) {
          case Card.SIX, Card.PLUS_TWO -> 1;
          case Card.PLUS_THREE -> 2;
          default -> 0;
        };
  }

  /// Takes the owed armies while the seat has no choice where from; true if it has to be asked.
  static boolean collect(SunTzuState s) {
    while (s.owed > 0) {
      if (s.reserve[s.owing] > 0) {
        s.reserve[s.owing]--;
        receive(s, RESERVE);
        continue;
      }
      int sources = sources(s);
      if (Integer.bitCount(sources) > 1) {
        s.step--;
        return Resolution.ask(s, Phase.SOURCE, s.owing);
      }
      if (sources == 0) {
        if (s.owedFor == MARK) {
          s.marks[s.owing * Province.COUNT + Resolution.province(s)]++;
          if (s.journal != null) {
            s.journal.markWithoutArmy(s);
          }
        }
        s.owed = 0;
      } else {
        take(s, s.owing, Integer.numberOfTrailingZeros(sources));
      }
    }
    s.owing = 0;
    s.owedFor = 0;
    return false;
  }

  static void take(SunTzuState s, int seat, int source) {
    s.move(seat, source, -1);
    receive(s, source);
  }

  private static void receive(SunTzuState s, int source) {
    s.owed--;
    if (s.journal != null) {
      s.journal.taken(s, source);
    }
    switch (s.owedFor) {
      case MARK -> s.marks[s.owing * Province.COUNT + Resolution.province(s)]++;
      case COST -> s.lost[s.owing]++;
      default -> s.move(s.owing, Resolution.province(s), 1);
    }
  }

  /// The provinces that an army may come from once the reserve is empty (SUN-13, SUN-15, SUN-17).
  static int sources(SunTzuState s) {
    int all = 0;
    for (int province = 0; province < Province.COUNT; province++) {
      all |= s.armies(s.owing, province) > 0 ? 1 << province : 0;
    }
    if (s.owedFor != PLACE) {
      return all;
    }
    int others = all & ~(1 << Resolution.province(s));
    int neighbours = others & Province.neighbours(Resolution.province(s));
    return neighbours != 0 ? neighbours : others;
  }
}
