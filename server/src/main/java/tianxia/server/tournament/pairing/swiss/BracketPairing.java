package tianxia.server.tournament.pairing.swiss;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tianxia.server.tournament.pairing.matching.Digits;
import tianxia.server.tournament.pairing.matching.LexicographicMatching;

/// The pairing of one bracket of the Dutch system: those who moved down first, then those who are
/// left, whose halves are known only then.
final class BracketPairing {
  /// Two who are paired, by their order.
  record Couple(SwissPlayer higher, SwissPlayer lower) {}

  private interface Costs {
    void add(int a, int b, Digits cost);
  }

  private record Priced(DutchField field, Costs costs) implements LexicographicMatching.Field {
    @Override
    public int size() {
      return field.size();
    }

    @Override
    public boolean allowed(int a, int b) {
      return field.allowed(a, b);
    }

    @Override
    public int[] cost(int a, int b) {
      Digits cost = new Digits();
      costs.add(a, b, cost);
      return cost.toArray();
    }
  }

  private final DutchField field;

  BracketPairing(DutchField field) {
    this.field = field;
  }

  /// Whether all can be paired at all.
  boolean completable() {
    return matched(field, (_, _, _) -> {}).isPresent();
  }

  /// The pairs of the bracket; whoever is in none moves down.
  List<Couple> best() {
    boolean leftOver = leftOver();
    QualityCriteria criteria = new QualityCriteria(field, leftOver);
    int[] mates =
        complete(
            field,
            (a, b, cost) -> {
              criteria.add(a, b, cost);
              CandidateOrder.addMovedDown(field, a, b, cost);
            });
    List<Couple> couples = new ArrayList<>(couples(field, mates, 0, field.movedDown()));
    int pairs = couples(field, mates, field.movedDown(), field.bracket()).size();
    DutchField remainder = without(couples);
    QualityCriteria again = new QualityCriteria(remainder, leftOver);
    int[] rest =
        complete(
            remainder,
            (a, b, cost) -> {
              again.add(a, b, cost);
              CandidateOrder.addRemainder(remainder, pairs, a, b, cost);
            });
    couples.addAll(couples(remainder, rest, 0, remainder.bracket()));
    return couples;
  }

  /// Whether the only one who leaves the bracket is left over: only then C9 asks for the number of
  /// games.
  private boolean leftOver() {
    if (field.players().size() % 2 == 0
        || field.byeScore() < field.players().get(field.bracket() - 1).score()) {
      return false;
    }
    int[] mates = complete(field, new QualityCriteria(field, false)::add);
    return IntStream.range(0, field.bracket()).filter(a -> !field.inBracket(mates[a])).count() == 1;
  }

  private static List<Couple> couples(DutchField field, int[] mates, int from, int to) {
    return IntStream.range(from, to)
        .filter(a -> a < mates[a] && field.inBracket(mates[a]))
        .mapToObj(a -> new Couple(field.players().get(a), field.players().get(mates[a])))
        .toList();
  }

  /// What is left once those who moved down are paired.
  private DutchField without(List<Couple> couples) {
    List<SwissPlayer> left = new ArrayList<>(field.players());
    for (Couple couple : couples) {
      left.remove(couple.higher());
      left.remove(couple.lower());
    }
    int gone = 2 * couples.size();
    return new DutchField(
        left,
        field.movedDown() - couples.size(),
        field.bracket() - gone,
        field.next() - gone,
        field.byeScore(),
        field.criteria());
  }

  private static int[] complete(DutchField field, Costs costs) {
    return matched(field, costs)
        .orElseThrow(() -> new IllegalStateException("what could be completed no longer can"));
  }

  private static Optional<int[]> matched(DutchField field, Costs costs) {
    return LexicographicMatching.best(new Priced(field, costs));
  }
}
