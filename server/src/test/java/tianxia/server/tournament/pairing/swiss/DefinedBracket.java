package tianxia.server.tournament.pairing.swiss;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tianxia.server.tournament.pairing.Pair;

/// What a pairing of the round means for one bracket.
record DefinedBracket(
    List<SwissPlayer[]> pairing,
    List<SwissPlayer> members,
    List<SwissPlayer> withNext,
    int score,
    SwissTerms terms,
    int rounds) {
  List<SwissPlayer[]> inside() {
    return inside(members);
  }

  private List<SwissPlayer[]> inside(List<SwissPlayer> group) {
    return pairing.stream()
        .filter(pair -> pair.length == 2 && group.containsAll(List.of(pair)))
        .toList();
  }

  private List<SwissPlayer> outside(List<SwissPlayer> group, List<SwissPlayer[]> inside) {
    return group.stream()
        .filter(player -> inside.stream().noneMatch(pair -> List.of(pair).contains(player)))
        .toList();
  }

  List<Integer> key() {
    List<Integer> key = new ArrayList<>();
    List<SwissPlayer> floats = outside(members, inside());
    key.add(floats.size());
    floats.forEach(player -> key.add(player.score()));
    if (withNext.size() > members.size()) {
      List<SwissPlayer> later = outside(outside(withNext, inside()), inside(withNext));
      key.add(later.size());
      later.forEach(player -> key.add(player.score()));
    }
    boolean bye =
        floats.size() == 1
            && pairing.stream().anyMatch(p -> p.length == 1 && floats.contains(p[0]));
    key.add(bye ? rounds - floats.getFirst().games() : 0);
    seats(key);
    floatsAgain(key, floats);
    key.addAll(new GenerationOrder(members, inside(), score).key());
    return key;
  }

  private void seats(List<Integer> key) {
    int tooOften = 0;
    int thirdInARow = 0;
    int refused = 0;
    int strongRefused = 0;
    for (SwissPlayer[] pair : inside()) {
      Pair seated = new SeatAllocation(terms.topFirst()).seated(pair[0], pair[1]);
      for (SwissPlayer player : pair) {
        SeatPreference wish = player.preference();
        if (wish.strength() == SeatPreference.Strength.NONE
            || wish.first() == (seated.first() == player.number())) {
          continue;
        }
        tooOften += wish.difference() > 1 ? 1 : 0;
        thirdInARow += wish.thirdIfRefused() ? 1 : 0;
        refused++;
        strongRefused += wish.strength() == SeatPreference.Strength.STRONG ? 1 : 0;
      }
    }
    key.addAll(List.of(tooOften, thirdInARow, refused, strongRefused));
  }

  private void floatsAgain(List<Integer> key, List<SwissPlayer> floats) {
    List<Integer> differences = new ArrayList<>();
    for (boolean earlier : new boolean[] {false, true}) {
      key.add(
          (int)
              floats.stream()
                  .filter(p -> p.score() == score && floated(p, earlier, SwissPlayer.Floating.DOWN))
                  .count());
      List<Integer> met =
          inside().stream()
              .filter(pair ->
                  pair[0].score() > score && floated(pair[1], earlier, SwissPlayer.Floating.UP))
              .map(pair -> pair[0].score() - score)
              .sorted(Comparator.reverseOrder())
              .toList();
      key.add(met.size());
      // Whoever moves on will meet somebody with fewer points than all here.
      Stream<Integer> moved =
          members.stream()
              .filter(p -> p.score() > score && floated(p, earlier, SwissPlayer.Floating.DOWN))
              .map(p -> floats.contains(p) ? 1000 + p.score() : p.score() - score)
              .sorted(Comparator.reverseOrder());
      differences.addAll(moved.toList());
      differences.addAll(met);
    }
    key.addAll(differences);
  }

  private static boolean floated(SwissPlayer player, boolean earlier, SwissPlayer.Floating way) {
    return (earlier ? player.earlierFloat() : player.lastFloat()) == way;
  }
}
