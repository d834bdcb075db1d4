package tianxia.server.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tianxia.server.tournament.pairing.group.GroupDraw;

/// How a tournament of tables of three and four stands. A win is worth twelve points, shared by all
/// who share it; whoever is left over has half of it.
public final class GroupTable {
  static final int WIN = 12;
  private static final int BYE = 6;

  /// One line of the table.
  ///
  /// @param place from 1; whoever is equal by everything shares it
  /// @param wins how many games were won alone
  /// @param opponents the points of all who were met, each time
  public record Line(int place, String account, int points, int wins, int opponents) {}

  private final Tournament tournament;
  private final Map<String, Integer> points = new HashMap<>();
  private final Map<String, Integer> wins = new HashMap<>();
  private final Map<String, Integer> byes = new HashMap<>();
  private final Map<List<String>, Integer> met = new HashMap<>();

  private GroupTable(Tournament tournament) {
    this.tournament = tournament;
    for (Round round : tournament.rounds()) {
      round.byes().forEach(account -> points.merge(account, BYE, Integer::sum));
      round.byes().forEach(account -> byes.merge(account, 1, Integer::sum));
      round.games().forEach(this::count);
    }
  }

  /// After all tables that are over.
  public static GroupTable of(Tournament tournament) {
    return new GroupTable(tournament);
  }

  private void count(Round.Game game) {
    for (String one : game.accounts()) {
      for (String other : game.accounts()) {
        met.merge(List.of(one, other), 1, Integer::sum);
      }
    }
    game.result()
        .ifPresent(result ->
            result
                .winners()
                .forEach(seat -> {
                  String account = game.accounts().get(seat - 1);
                  points.merge(account, WIN / result.winners().size(), Integer::sum);
                  wins.merge(account, result.winners().size() == 1 ? 1 : 0, Integer::sum);
                }));
  }

  private int points(String account) {
    return points.getOrDefault(account, 0);
  }

  private int opponents(String account) {
    return tournament.entrants().stream()
        .map(Entrant::account)
        .filter(other -> !other.equals(account))
        .mapToInt(other -> met.getOrDefault(List.of(account, other), 0) * points(other))
        .sum();
  }

  /// The table: by points, then by wins, then by the points of those who were met; equals by their
  /// pairing numbers.
  public List<Line> lines() {
    Comparator<Line> order =
        Comparator.comparingInt(Line::points)
            .thenComparingInt(Line::wins)
            .thenComparingInt(Line::opponents)
            .reversed();
    List<Line> sorted =
        tournament.seeded().stream()
            .map(Entrant::account)
            .map(a -> new Line(0, a, points(a), wins.getOrDefault(a, 0), opponents(a)))
            .sorted(order)
            .toList();
    List<Line> placed = new ArrayList<>();
    for (Line line : sorted) {
      boolean shared = !placed.isEmpty() && order.compare(sorted.get(placed.size() - 1), line) == 0;
      placed.add(
          new Line(
              shared ? placed.getLast().place() : placed.size() + 1,
              line.account(),
              line.points(),
              line.wins(),
              line.opponents()));
    }
    return List.copyOf(placed);
  }

  /// The next round. Left over, if anybody must be, is who was so least often, of these the last.
  Seating next() {
    List<Entrant> order =
        lines().stream()
            .map(line -> tournament.entrant(line.account()).orElseThrow())
            .filter(entrant -> !entrant.withdrawn())
            .toList();
    List<Integer> last = new ArrayList<>();
    for (int i = order.size() - 1; i >= 0; i--) {
      last.add(i);
    }
    last.sort(Comparator.comparingInt(i -> byes.getOrDefault(order.get(i).account(), 0)));
    GroupDraw.Draw draw =
        GroupDraw.draw(
            order.size(),
            (a, b) -> met.getOrDefault(List.of(order.get(a).account(), order.get(b).account()), 0),
            last);
    return new Seating(
        draw.tables().stream().map(table -> seated(table, order)).toList(),
        draw.byes().stream().map(order::get).toList());
  }

  /// The seats of a table go round with the rounds, so that nobody always begins.
  private List<Entrant> seated(List<Integer> table, List<Entrant> order) {
    List<Entrant> seats = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      seats.add(order.get(table.get((i + tournament.rounds().size()) % table.size())));
    }
    return seats;
  }
}
