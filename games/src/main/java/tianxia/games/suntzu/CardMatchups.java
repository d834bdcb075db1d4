package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;

/// The outcome of each pair of cards at each province, as long as the reserves last: then provinces
/// do not affect each other, and a dynasty is five independent matchups. Warlords are ignored.
///
/// An index ([#at]) encodes a province and two cards. Seats are numbered from 0 here.
public final class CardMatchups {
  /// The size of the index space; not every index is used.
  private static final int PLACES = Province.COUNT << 8;

  /// More armies than a seat can need.
  private static final int PLENTY = 1_000;

  private final int[] after = new int[PLACES];
  private final int[][] spent = new int[2][PLACES];
  private final int[][] gained = new int[2][PLACES];

  /// Computes the outcomes by applying the rules.
  ///
  /// @param open nothing is forgotten, nothing laid
  /// @param first a bit for each card that seat 1 may lay; other cards are skipped
  /// @param second the same for seat 2
  public CardMatchups(SunTzuState open, int first, int second) {
    SunTzuState scratch = open.copy();
    for (int province = 0; province < Province.COUNT; province++) {
      for (int one = 0; one < Card.KINDS; one++) {
        for (int two = 0; two < Card.KINDS; two++) {
          if ((first >> one & second >> two & 1) != 0) {
            play(open, scratch, province, one, two);
          }
        }
      }
    }
  }

  private void play(SunTzuState open, SunTzuState s, int province, int first, int second) {
    s.copyFrom(open);
    s.spent[0] = true;
    s.spent[1] = true;
    s.reserve[0] = PLENTY;
    s.reserve[1] = PLENTY;
    s.orders[province] = first;
    s.orders[Province.COUNT + province] = second;
    Resolution.alone(s, province);
    int at = at(province, first, second);
    after[at] = s.armies[province];
    for (int seat = 0; seat < 2; seat++) {
      int back = Math.max(0, open.armies(seat, province) - s.armies(seat, province));
      gained[seat][at] = s.reserve[seat] - PLENTY;
      spent[seat][at] = back - gained[seat][at];
    }
  }

  public static int at(int province, int first, int second) {
    return province << 8 | first << 4 | second;
  }

  /// The armies there afterwards: positive for seat 1, negative for seat 2.
  public int after(int at) {
    return after[at];
  }

  /// The armies that leave a seat's reserve; those that return are not subtracted.
  public int spent(int seat, int at) {
    return spent[seat][at];
  }

  /// The change of a seat's reserve.
  public int gained(int seat, int at) {
    return gained[seat][at];
  }
}
