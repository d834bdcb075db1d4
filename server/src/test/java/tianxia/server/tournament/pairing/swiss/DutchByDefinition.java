package tianxia.server.tournament.pairing.swiss;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import tianxia.server.tournament.pairing.Crosstable;
import tianxia.server.tournament.pairing.Player;
import tianxia.server.tournament.pairing.RoundPairing;

/// The Dutch system as it is written: all pairings of the whole round, compared bracket by bracket,
/// criterion by criterion, on what really happens to the players. For few players only.
final class DutchByDefinition {
  /// Comparing lists by their first difference.
  private static final Comparator<List<Integer>> BY_FIRST_DIFFERENCE =
      (a, b) ->
          IntStream.range(0, Math.min(a.size(), b.size()))
              .map(i -> a.get(i).compareTo(b.get(i)))
              .filter(difference -> difference != 0)
              .findFirst()
              .orElse(Integer.compare(a.size(), b.size()));

  private final List<SwissPlayer> players;
  private final SwissTerms terms;
  private final AbsoluteCriteria absolute;
  private final int rounds;
  private final List<List<SwissPlayer[]>> all = new ArrayList<>();

  private DutchByDefinition(Crosstable table, SwissTerms terms) {
    this.terms = terms;
    this.rounds = table.rounds();
    this.players =
        table.players().stream()
            .filter(Player::present)
            .map(player -> SwissPlayer.of(player, table, terms.seatsMatter()))
            .sorted(SwissPlayer.ORDER)
            .toList();
    this.absolute =
        new AbsoluteCriteria(
            rounds + 1 >= terms.rounds(), rounds, AbsoluteCriteria.Relaxation.NOTHING);
  }

  /// The best pairing; empty if there is none.
  static List<RoundPairing> best(Crosstable table, SwissTerms terms) {
    DutchByDefinition search = new DutchByDefinition(table, terms);
    search.enumerate(search.players, new ArrayList<>());
    return search.all.isEmpty() ? List.of() : List.of(search.best());
  }

  /// A pair with nobody is a bye.
  private void enumerate(List<SwissPlayer> left, List<SwissPlayer[]> pairs) {
    if (left.isEmpty()) {
      all.add(List.copyOf(pairs));
      return;
    }
    SwissPlayer first = left.getFirst();
    List<SwissPlayer> others = left.subList(1, left.size());
    for (SwissPlayer other : others) {
      if (absolute.mayMeet(first, other)) {
        pairs.add(new SwissPlayer[] {first, other});
        enumerate(others.stream().filter(each -> !each.equals(other)).toList(), pairs);
        pairs.removeLast();
      }
    }
    boolean odd = players.size() % 2 == 1;
    if (odd
        && pairs.stream().noneMatch(pair -> pair.length == 1)
        && absolute.mayBeLeftOver(first)) {
      pairs.add(new SwissPlayer[] {first});
      enumerate(others, pairs);
      pairs.removeLast();
    }
  }

  private static OptionalInt byeScore(List<SwissPlayer[]> pairing) {
    return pairing.stream()
        .filter(pair -> pair.length == 1)
        .mapToInt(pair -> pair[0].score())
        .findFirst();
  }

  private RoundPairing best() {
    List<List<SwissPlayer[]>> left = least(all, p -> List.of(byeScore(p).orElse(0)));
    Set<SwissPlayer> done = new HashSet<>();
    List<Integer> scores = players.stream().map(SwissPlayer::score).distinct().toList();
    for (int level = 0; level < scores.size(); level++) {
      int score = scores.get(level);
      int next = level + 1 < scores.size() ? scores.get(level + 1) : score;
      left =
          least(
              left,
              pairing ->
                  new DefinedBracket(
                          pairing, rest(done, score), rest(done, next), score, terms, rounds)
                      .key());
      new DefinedBracket(left.getFirst(), rest(done, score), rest(done, next), score, terms, rounds)
          .inside()
          .forEach(pair -> Collections.addAll(done, pair));
    }
    if (left.size() != 1) {
      throw new AssertionError("not decided between " + left.size());
    }
    return pairing(left.getFirst());
  }

  private List<SwissPlayer> rest(Set<SwissPlayer> done, int score) {
    return players.stream()
        .filter(player -> !done.contains(player) && player.score() >= score)
        .toList();
  }

  private interface Key {
    List<Integer> of(List<SwissPlayer[]> pairing);
  }

  private static List<List<SwissPlayer[]>> least(List<List<SwissPlayer[]>> pairings, Key key) {
    List<List<Integer>> keys = pairings.stream().map(key::of).toList();
    List<Integer> least = keys.stream().min(BY_FIRST_DIFFERENCE).orElseThrow();
    return IntStream.range(0, keys.size())
        .filter(i -> keys.get(i).equals(least))
        .mapToObj(pairings::get)
        .toList();
  }

  private RoundPairing pairing(List<SwissPlayer[]> pairs) {
    SeatAllocation seats = new SeatAllocation(terms.topFirst());
    return new RoundPairing(
        pairs.stream()
            .filter(pair -> pair.length == 2)
            .map(pair -> seats.seated(pair[0], pair[1]))
            .toList(),
        pairs.stream()
            .filter(pair -> pair.length == 1)
            .mapToInt(pair -> pair[0].number())
            .findFirst());
  }
}
