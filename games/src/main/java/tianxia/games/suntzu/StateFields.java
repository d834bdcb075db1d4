package tianxia.games.suntzu;

import java.util.Arrays;

/// Copies and compares the fields of a state, so that the list of fields is kept in one place.
final class StateFields {
  private StateFields() {}

  static void copy(SunTzuState from, SunTzuState to) {
    to.phase = from.phase;
    to.acting = from.acting;
    to.winners = from.winners;
    to.dynasty = from.dynasty;
    to.pawn = from.pawn;
    to.chooser = from.chooser;
    to.feinted = from.feinted;
    to.tilesDrawn = from.tilesDrawn;
    to.tilesLeft = from.tilesLeft;
    to.order = from.order;
    to.ordered = from.ordered;
    to.revealed = from.revealed;
    to.step = from.step;
    to.owing = from.owing;
    to.owedFor = from.owedFor;
    to.owed = from.owed;
    to.drawer = from.drawer;
    to.toDraw = from.toDraw;
    to.whole = from.whole;
    copy(from.tiles, to.tiles);
    copy(from.armies, to.armies);
    copy(from.marks, to.marks);
    copy(from.reserve, to.reserve);
    copy(from.aside, to.aside);
    copy(from.lost, to.lost);
    copy(from.hand, to.hand);
    copy(from.deck, to.deck);
    copy(from.drawn, to.drawn);
    copy(from.under, to.under);
    copy(from.underSize, to.underSize);
    copy(from.orders, to.orders);
    copy(from.laid, to.laid);
    copy(from.warlord, to.warlord);
    copy(from.unseen, to.unseen);
    copy(from.sizes, to.sizes);
    for (int seat = 0; seat < 2; seat++) {
      to.one[seat] = from.one[seat];
      to.spent[seat] = from.spent[seat];
      to.forgotten[seat] = from.forgotten[seat];
    }
  }

  private static void copy(int[] from, int[] to) {
    System.arraycopy(from, 0, to, 0, from.length);
  }

  static boolean equal(SunTzuState a, SunTzuState b) {
    return a.scores.equals(b.scores)
        && a.advanced == b.advanced
        && a.warlords == b.warlords
        && a.track == b.track
        && a.phase == b.phase
        && Arrays.equals(numbers(a), numbers(b))
        && Arrays.equals(a.tiles, b.tiles)
        && Arrays.equals(a.armies, b.armies)
        && Arrays.equals(a.marks, b.marks)
        && Arrays.equals(a.reserve, b.reserve)
        && Arrays.equals(a.aside, b.aside)
        && Arrays.equals(a.lost, b.lost)
        && Arrays.equals(a.hand, b.hand)
        && Arrays.equals(a.deck, b.deck)
        && Arrays.equals(a.drawn, b.drawn)
        && Arrays.equals(a.under, b.under)
        && Arrays.equals(a.underSize, b.underSize)
        && Arrays.equals(a.orders, b.orders)
        && Arrays.equals(a.laid, b.laid)
        && Arrays.equals(a.one, b.one)
        && Arrays.equals(a.warlord, b.warlord)
        && Arrays.equals(a.spent, b.spent)
        && Arrays.equals(a.unseen, b.unseen)
        && Arrays.equals(a.sizes, b.sizes)
        && Arrays.equals(a.forgotten, b.forgotten);
  }

  private static int[] numbers(SunTzuState s) {
    return new int[] {
      s.acting,
      s.winners,
      s.dynasty,
      s.pawn,
      s.chooser,
      s.feinted ? 1 : 0,
      s.tilesDrawn,
      s.tilesLeft,
      s.order,
      s.ordered ? 1 : 0,
      s.revealed,
      s.step,
      s.owing,
      s.owedFor,
      s.owed,
      s.drawer,
      s.toDraw,
      s.whole ? 1 : 0
    };
  }
}
