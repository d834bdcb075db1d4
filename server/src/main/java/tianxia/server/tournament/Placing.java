package tianxia.server.tournament;

import java.util.List;
import tianxia.server.tournament.pairing.Standings;
import tianxia.server.tournament.pairing.TieBreak;

/// One line of a tournament's table, whatever its kind.
///
/// @param place from 1; whoever is equal by everything shares it
/// @param points a win is worth one, at tables of three and four twelve
/// @param tieBreaks what the player has by each of [#tieBreaks]
/// @param played tables that are over at which the player was to sit
public record Placing(
    int place, Entrant entrant, double points, List<Double> tieBreaks, int played) {
  private static final double HALVES = 2;
  private static final double QUARTERS = 4;

  public Placing {
    tieBreaks = List.copyOf(tieBreaks);
  }

  /// What decides between equal points.
  public static List<TieBreak> tieBreaks(Tournament tournament) {
    return tournament.terms().kind() == Kind.GROUPS
        ? List.of(TieBreak.WINS, TieBreak.BUCHHOLZ)
        : tournament.terms().tieBreaks();
  }

  /// The table, the best first: after all rounds that are over, at tables of three and four after
  /// all tables.
  public static List<Placing> of(Tournament tournament) {
    return tournament.terms().kind() == Kind.GROUPS ? groups(tournament) : two(tournament);
  }

  private static List<Placing> groups(Tournament tournament) {
    return GroupTable.of(tournament).lines().stream()
        .map(line ->
            new Placing(
                line.place(),
                tournament.entrant(line.account()).orElseThrow(),
                line.points(),
                List.of((double) line.wins(), (double) line.opponents()),
                played(tournament, line.account())))
        .toList();
  }

  private static List<Placing> two(Tournament tournament) {
    List<Entrant> seeded = tournament.seeded();
    return Standings.of(
            TwoSeatTable.of(tournament),
            tournament.terms().tieBreaks(),
            tournament.terms().kind().name().endsWith("ROBIN"))
        .stream()
        .map(line -> {
          Entrant entrant = seeded.get(line.number() - 1);
          return new Placing(
              line.place(),
              entrant,
              line.halves() / HALVES,
              line.quarters().stream().map(quarters -> quarters / QUARTERS).toList(),
              played(tournament, entrant.account()));
        })
        .toList();
  }

  private static int played(Tournament tournament, String account) {
    return Math.toIntExact(
        tournament.rounds().stream()
            .flatMap(round -> round.game(account).stream())
            .filter(game -> game.result().isPresent() && !game.table().isEmpty())
            .count());
  }

  /// Who has won: the first of the table, of a knock-out whoever is left. Nobody while it is
  /// played, nor if it ended before all of its rounds did.
  public static List<String> winners(Tournament tournament) {
    List<Round> rounds = tournament.rounds();
    if (tournament.phase() != Tournament.Phase.CLOSED
        || rounds.isEmpty()
        || !rounds.getLast().over()) {
      return List.of();
    }
    if (tournament.terms().kind() == Kind.KNOCK_OUT) {
      return KnockOutState.of(tournament).draw().winner().stream()
          .mapToObj(number -> tournament.seeded().get(number - 1).account())
          .toList();
    }
    return of(tournament).stream()
        .filter(line -> line.place() == 1)
        .map(line -> line.entrant().account())
        .toList();
  }

  /// How many rounds there will be; 0 where that is not known yet.
  public static int rounds(Tournament tournament) {
    int field = tournament.entrants().size();
    int robin = field - 1 + field % 2;
    Kind kind = tournament.terms().kind();
    if (kind.countsRounds()) {
      return tournament.terms().rounds();
    }
    return switch (kind) {
      case ROUND_ROBIN -> field < 2 ? 0 : robin;
      case DOUBLE_ROUND_ROBIN -> field < 2 ? 0 : 2 * robin;
      default -> field < 2 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(field - 1);
    };
  }
}
