package tianxia.server.message.tournament;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// What is told of a tournament beside its [TournamentRow]. Accounts by their names, which are
/// empty where they are deleted.
///
/// @param tieBreaks `direct-encounter`, `buchholz`, `sonneborn-berger`, `wins`
/// @param entrants by their pairing numbers
/// @param may what the reader may do: `enter`, `withdraw`, `start`, `close`
/// @param winner once it is over
@Json
public record TournamentDetails(
    List<String> tieBreaks,
    int replays,
    List<Entrant> entrants,
    List<Line> standings,
    List<Pairing> pairings,
    List<String> may,
    List<String> winner) {
  public TournamentDetails {
    tieBreaks = List.copyOf(tieBreaks);
    entrants = List.copyOf(entrants);
    standings = List.copyOf(standings);
    pairings = List.copyOf(pairings);
    may = List.copyOf(may);
    winner = List.copyOf(winner);
  }

  /// Who takes part.
  ///
  /// @param rating when they entered
  @Json
  public record Entrant(String name, int rating, boolean withdrawn) {}

  /// A line of the table.
  ///
  /// @param points a win is worth one, at tables of three and four twelve, shared by all who share
  ///   it
  @Json
  public record Line(
      int rank, String name, double points, int played, List<Double> tieBreaks, boolean withdrawn) {
    public Line {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /// A round.
  ///
  /// @param number from 1
  /// @param byes who is left over
  @Json
  public record Pairing(int number, List<Game> games, List<String> byes) {
    public Pairing {
      games = List.copyOf(games);
      byes = List.copyOf(byes);
    }
  }

  /// A table of a round.
  ///
  /// @param table empty where there was none
  /// @param players by their seats
  @Json
  public record Game(Optional<String> table, List<String> players, Optional<Result> result) {
    public Game {
      players = List.copyOf(players);
    }
  }

  /// How it ended, by seats from 1.
  ///
  /// @param absent who did not come
  @Json
  public record Result(List<Integer> winners, List<Integer> absent) {
    public Result {
      winners = List.copyOf(winners);
      absent = List.copyOf(absent);
    }
  }
}
