package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;

/// Resolves the provinces of a dynasty in turn (SUN-10): runs until a seat has to be asked, and
/// continues after its answer.
final class Resolution {
  private static final int WINDOW_1 = 0;
  private static final int WINDOW_2 = 1;
  private static final int REVEAL = 2;
  private static final int FEINT = 3;
  private static final int PAY_1 = 4;
  private static final int PAYING_1 = 5;
  private static final int PAY_2 = 6;
  private static final int PAYING_2 = 7;
  private static final int SCOURGE = 8;
  private static final int STRIKE = 9;
  private static final int PLACING = 10;
  private static final int DONE = 11;

  /// The last dynasty in which `remove` and `march` may be used (SUN-25).
  static final int LAST_OF_REMOVE = 6;

  private Resolution() {}

  static void begin(SunTzuState s) {
    s.step = WINDOW_1;
    run(s);
  }

  /// The province being resolved.
  static int province(SunTzuState s) {
    return Actions.place(s.order, s.revealed - 1);
  }

  static int card(SunTzuState s, int seat) {
    return s.orders[seat * Province.COUNT + province(s)];
  }

  static void answer(SunTzuState s, int seat, int action) {
    int value = Actions.value(action);
    s.acting = 0;
    switch (Actions.kind(action)) {
      case Actions.FROM -> ArmyPayments.take(s, seat, value);
      case Actions.REINFORCE -> {
        s.reserve[seat]--;
        s.move(seat, value, 1);
        used(s, seat);
      }
      case Actions.REMOVE -> {
        int owner = s.armies[value] > 0 ? 0 : 1;
        s.move(owner, value, -1);
        s.reserve[owner]++;
        used(s, seat);
      }
      case Actions.MARCH -> {
        s.move(seat, Actions.first(action), -1);
        s.move(seat, Actions.second(action), 1);
        used(s, seat);
      }
      case Actions.FEINT -> {
        s.feinted = true;
        s.spent[0] = true;
      }
      case Actions.SCOURGE -> {
        int province = province(s);
        int owner = s.armies[province] > 0 ? 0 : 1;
        int removed = Math.abs(s.armies[province]) - 1;
        s.move(owner, province, -removed);
        s.reserve[owner] += removed;
        s.spent[1] = true;
        s.step = DONE;
        if (s.journal != null) {
          s.journal.scourge(s, province, owner, removed);
        }
      }
      case Actions.PASS -> {}
      default -> throw new IllegalArgumentException("no action " + action);
    }
    if (!s.blind()) {
      run(s);
    }
  }

  /// After a warlord was used in a window.
  private static void used(SunTzuState s, int seat) {
    s.spent[seat] = true;
    if (s.journal != null) {
      s.journal.stage(s);
    }
  }

  private static void run(SunTzuState s) {
    while (!step(s)) {
      // Each call advances; the last one ends the dynasty.
    }
  }

  /// Resolves a single province, if no seat has to be asked.
  static void alone(SunTzuState s, int province) {
    s.ordered = true;
    s.order = Actions.FIRST_ORDER;
    while (Actions.place(s.order, 0) != province) {
      s.order = (s.order << 3 | s.order >> 12) & 0x7fff;
    }
    s.revealed = 0;
    s.step = REVEAL;
    while (s.step != DONE) {
      if (step(s)) {
        throw new IllegalStateException("a question at step " + s.step);
      }
    }
  }

  /// Asks a seat. A question in the middle of a province is a stage.
  static boolean ask(SunTzuState s, Phase phase, int seat) {
    if (s.journal != null && phase != Phase.WINDOW) {
      s.journal.stage(s);
    }
    s.phase = phase;
    s.acting = 2 << seat;
    return true;
  }

  /// Takes the next step; true if a seat is asked or the dynasty is over.
  private static boolean step(SunTzuState s) {
    switch (s.step++) {
      case WINDOW_1 -> {
        return s.warlords && !s.spent[0] && ask(s, Phase.WINDOW, 0);
      }
      case WINDOW_2 -> {
        return s.warlords && !s.spent[1] && s.dynasty <= LAST_OF_REMOVE && ask(s, Phase.WINDOW, 1);
      }
      case REVEAL -> {
        if (s.revealed == Province.COUNT) {
          Transitions.endDynasty(s);
          return true;
        }
        reveal(s);
      }
      case FEINT -> {
        int card = card(s, 0);
        return s.warlords
            && !s.spent[0]
            && card >= Card.SEVEN
            && card <= Card.TEN
            && ask(s, Phase.FEINT, 0);
      }
      case PAY_1 -> ArmyPayments.owe(s, 0);
      case PAY_2 -> ArmyPayments.owe(s, 1);
      case PAYING_1, PAYING_2, PLACING -> {
        return ArmyPayments.collect(s);
      }
      case SCOURGE -> {
        return Battle.plague(s)
            && s.warlords
            && !s.spent[1]
            && Math.abs(s.armies[province(s)]) >= 3
            && ask(s, Phase.SCOURGE, 1);
      }
      case STRIKE -> Battle.strike(s);
      case DONE -> {
        s.step = WINDOW_1;
        if (s.journal != null) {
          s.journal.stage(s);
        }
      }
      default -> throw new IllegalStateException("step " + s.step);
    }
    return false;
  }

  private static void reveal(SunTzuState s) {
    s.revealed++;
    s.feinted = false;
    for (int seat = 0; seat < 2; seat++) {
      s.one[seat] |= card(s, seat) == 0;
    }
    if (s.journal != null) {
      s.journal.revealed(s, province(s));
    }
    // SUN-28: a six on a province with a marker can only be the warlord's.
    if (card(s, 1) == Card.SIX && s.marks[Province.COUNT + province(s)] == 1) {
      s.spent[1] = true;
      if (s.journal != null) {
        s.journal.secondSix(province(s));
      }
    }
  }
}
