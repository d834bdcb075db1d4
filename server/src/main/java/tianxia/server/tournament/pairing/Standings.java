package tianxia.server.tournament.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// How the players of a tournament stand.
public final class Standings {
  /// One line of the table.
  ///
  /// @param place from 1; whoever is equal by everything shares it
  /// @param number the pairing number
  /// @param halves points in halves
  /// @param quarters what the player has by each tie-break, in quarters
  public record Line(int place, int number, int halves, List<Integer> quarters) {
    public Line {
      quarters = List.copyOf(quarters);
    }
  }

  private final Scores scores;
  private final List<TieBreak> tieBreaks;
  private final List<Line> lines = new ArrayList<>();

  private Standings(Scores scores, List<TieBreak> tieBreaks) {
    this.scores = scores;
    this.tieBreaks = tieBreaks;
  }

  /// The table, the best first; equals by pairing number.
  ///
  /// @param tieBreaks what decides between equal points, in this order
  /// @param everybodyMeets whether it is a round robin
  public static List<Line> of(Crosstable table, List<TieBreak> tieBreaks, boolean everybodyMeets) {
    Standings standings = new Standings(new Scores(table, everybodyMeets), tieBreaks);
    for (List<Player> group : groups(table.players(), Player::halves)) {
      standings.split(group, List.of());
    }
    return List.copyOf(standings.lines);
  }

  private interface Value {
    int of(Player player);
  }

  /// Those with as much, the most first.
  private static List<List<Player>> groups(List<Player> players, Value value) {
    Map<Integer, List<Player>> groups =
        players.stream()
            .collect(
                Collectors.groupingBy(
                    value::of,
                    () -> new TreeMap<>(Comparator.reverseOrder()),
                    Collectors.toList()));
    return List.copyOf(groups.values());
  }

  private void split(List<Player> group, List<Integer> before) {
    if (before.size() == tieBreaks.size()) {
      int place = lines.size() + 1;
      group.forEach(player -> lines.add(new Line(place, player.number(), player.halves(), before)));
      return;
    }
    TieBreak next = tieBreaks.get(before.size());
    Set<Integer> tied = group.stream().map(Player::number).collect(Collectors.toSet());
    for (List<Player> part : groups(group, player -> next.quarters(scores, player, tied))) {
      List<Integer> quarters = new ArrayList<>(before);
      quarters.add(next.quarters(scores, part.getFirst(), tied));
      split(part, quarters);
    }
  }
}
