package tianxia.server.tournament.pairing.swiss;

import tianxia.server.tournament.pairing.matching.Digits;

/// The order in which the Dutch system generates the pairings of a bracket (FIDE C.04.3, 4.2 to
/// 4.4): of all that are equally good, the first counts. Written as costs of pairs, after all
/// criteria.
final class CandidateOrder {
  private CandidateOrder() {}

  /// Which of those who moved down are paired, the first ones if possible (4.4), and with whom, the
  /// first ones again (4.2). `a` is less than `b`.
  static void addMovedDown(DutchField field, int a, int b, Digits cost) {
    boolean paired = field.inBracket(b);
    cost.addAt(a < field.movedDown() && !paired ? a : -1, field.movedDown());
    cost.addAt(a < field.movedDown() && paired ? a : -1, field.movedDown(), b);
  }

  /// Those who are left in the bracket: their upper half S1 against their lower half S2, with as
  /// few exchanges between the halves as possible, small and near the middle (4.3), and then S2 in
  /// the first order possible (4.2). An exchange is one as soon as two of a half are paired: of two
  /// in S1 the lower one moves to S2, of two in S2 the higher one to S1.
  ///
  /// @param pairs how many there will be, which is the size of S1
  static void addRemainder(DutchField field, int pairs, int a, int b, Digits cost) {
    int size = field.bracket() - field.movedDown();
    int i = a - field.movedDown();
    boolean inside = i >= 0 && i < size;
    boolean paired = inside && field.inBracket(b);
    int j = paired ? b - field.movedDown() : -1;
    exchanges(inside ? i : -1, j, pairs, size, cost);
    cost.addAt(paired ? i : -1, size, Math.max(j, 0));
  }

  private static void exchanges(int i, int j, int pairs, int size, Digits cost) {
    boolean paired = j >= 0;
    int down = paired && j < pairs ? j : !paired && i >= 0 && i < pairs ? i : -1;
    int up = paired && i >= pairs ? i : -1;
    cost.add(down >= 0);
    cost.add(down >= 0 ? size - down : Math.max(up, 0));
    // Who stays in S1 from its end, who stays in S2 from its beginning: a move there comes first.
    cost.addAt(paired && i < pairs ? pairs - 1 - i : -1, pairs);
    int stays = paired ? j : i;
    cost.addAt(stays >= pairs ? stays - pairs : -1, size - pairs);
  }
}
