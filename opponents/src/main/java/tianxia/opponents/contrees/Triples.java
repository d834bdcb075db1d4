package tianxia.opponents.contrees;

/// Numbers the unordered triples of tallies: the contrées of a corner have no order, so in training
/// all orders share one weight.
public final class Triples {
  public static final int COUNT = Tally.COUNT * (Tally.COUNT + 1) * (Tally.COUNT + 2) / 6;

  private static final short[] OF = number();

  private Triples() {}

  private static short[] number() {
    short[] of = new short[Pattern.TRIPLES];
    short next = 0;
    for (int a = 0; a < Tally.COUNT; a++) {
      for (int b = a; b < Tally.COUNT; b++) {
        for (int c = b; c < Tally.COUNT; c++) {
          of[Pattern.corner(a, b, c)] = next;
          of[Pattern.corner(a, c, b)] = next;
          of[Pattern.corner(b, a, c)] = next;
          of[Pattern.corner(b, c, a)] = next;
          of[Pattern.corner(c, a, b)] = next;
          of[Pattern.corner(c, b, a)] = next++;
        }
      }
    }
    return of;
  }

  /// The number, from 0, of a triple in any order.
  ///
  /// @param pattern a [Pattern#corner]
  public static int of(int pattern) {
    return OF[pattern];
  }
}
