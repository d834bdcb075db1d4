package tianxia.server.tournament.pairing.swiss;

import java.util.List;
import tianxia.server.tournament.pairing.matching.Digits;

/// What a pair costs by the quality criteria of the Dutch system, in their order (FIDE C.04.3 as of
/// 2026, C6 to C21). What the pairs of a bracket cost adds up to what the bracket costs, so that
/// the best pairing is one of least cost. C1 to C5 are kept before.
final class QualityCriteria {
  private final DutchField field;

  /// All scores, the highest first.
  private final List<Integer> scores;

  /// Whether it is certain that the only one who leaves the bracket is left over (C9).
  private final boolean leftOver;

  QualityCriteria(DutchField field, boolean leftOver) {
    this.field = field;
    this.leftOver = leftOver;
    this.scores =
        field.players().stream()
            .map(SwissPlayer::score)
            .distinct()
            .sorted((a, b) -> b - a)
            .toList();
  }

  /// What it costs to pair two; `a` is less than `b`, which may be the empty place.
  void add(int a, int b, Digits cost) {
    downfloaters(a, b, cost);
    nextBracket(a, b, cost);
    cost.add(leftOver && field.inBracket(a) && field.emptyPlace(b) ? unplayed(a) : 0);
    seats(a, b, cost);
    repeatedFloats(a, b, cost);
    repeatedDifferences(a, b, cost);
  }

  /// C6: as few as possible leave the bracket; C7: with as few points as possible.
  private void downfloaters(int a, int b, Digits cost) {
    boolean floats = field.inBracket(a) && !field.inBracket(b);
    cost.add(floats);
    cost.addAt(floats ? level(a) : -1, scores.size());
  }

  /// C8: the same holds for the next bracket.
  private void nextBracket(int a, int b, Digits cost) {
    boolean floats = a < field.next() && b >= field.next();
    cost.add(floats);
    cost.addAt(floats ? level(a) : -1, scores.size());
  }

  /// C9: whoever is left over has played as many games as possible.
  private int unplayed(int a) {
    return field.criteria().rounds() - field.players().get(a).games();
  }

  /// C10 to C13: few get a seat too often, three times in a row, against their wish, against a
  /// strong wish.
  private void seats(int a, int b, Digits cost) {
    boolean pair = field.inBracket(b);
    SeatPreference one = field.players().get(a).preference();
    SeatPreference other = pair ? field.players().get(b).preference() : SeatPreference.NONE;
    boolean clash = pair && one.clashes(other);
    boolean absolute = clash && one.absolute() && other.absolute();
    cost.add(absolute && one.difference() > 1 && other.difference() > 1);
    cost.add(absolute && thirdInARow(one, other));
    cost.add(clash);
    cost.add(
        clash
            && one.strength().compareTo(SeatPreference.Strength.STRONG) >= 0
            && other.strength().compareTo(SeatPreference.Strength.STRONG) >= 0
            && !absolute);
  }

  /// Of two who both wish the same seat absolutely, the one who had the other seat oftener gets it.
  private static boolean thirdInARow(SeatPreference one, SeatPreference other) {
    if (one.difference() == other.difference()) {
      return one.repeated() && other.repeated() && one.last() == other.last();
    }
    return (one.difference() > other.difference() ? other : one).thirdIfRefused();
  }

  /// C14 to C17: few of the bracket's own leave it who moved down before, few meet those who moved
  /// down who met such before; first counting the last round, then the one before it.
  private void repeatedFloats(int a, int b, Digits cost) {
    for (boolean earlier : new boolean[] {false, true}) {
      cost.add(a >= field.movedDown() && floatsAgain(a, b, earlier));
      cost.add(meetsAgain(a, b, earlier));
    }
  }

  /// C18 to C21: where those who moved down before move down again, and where those who met such
  /// meet them again, the differences of points are small.
  private void repeatedDifferences(int a, int b, Digits cost) {
    for (boolean earlier : new boolean[] {false, true}) {
      cost.addAt(
          a < field.movedDown() && floatsAgain(a, b, earlier) ? level(a) : -1, scores.size());
      cost.addAt(meetsAgain(a, b, earlier) ? level(a) : -1, scores.size());
    }
  }

  private boolean floatsAgain(int a, int b, boolean earlier) {
    return field.inBracket(a)
        && !field.inBracket(b)
        && floated(a, earlier) == SwissPlayer.Floating.DOWN;
  }

  private boolean meetsAgain(int a, int b, boolean earlier) {
    return a < field.movedDown()
        && field.inBracket(b)
        && floated(b, earlier) == SwissPlayer.Floating.UP;
  }

  private SwissPlayer.Floating floated(int index, boolean earlier) {
    SwissPlayer player = field.players().get(index);
    return earlier ? player.earlierFloat() : player.lastFloat();
  }

  private int level(int index) {
    return scores.indexOf(field.players().get(index).score());
  }
}
