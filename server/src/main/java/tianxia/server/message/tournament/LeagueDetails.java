package tianxia.server.message.tournament;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// What is told of a league beside its [LeagueRow]. Accounts by their names, which are empty where
/// they are deleted.
///
/// @param divisions of the season, the highest first
/// @param newcomers who plays from the next season on, in the order in which they begin
/// @param seasons the latest, the last first
/// @param may what the reader may do: `join`, `leave`, `start`, `close`
@Json
public record LeagueDetails(
    List<Division> divisions, List<String> newcomers, List<Season> seasons, List<String> may) {
  public LeagueDetails {
    divisions = List.copyOf(divisions);
    newcomers = List.copyOf(newcomers);
    seasons = List.copyOf(seasons);
    may = List.copyOf(may);
  }

  /// A season that is over, or played.
  ///
  /// @param ended empty while it is played
  /// @param winner who was first in the highest division
  @Json
  public record Season(int number, long began, Optional<Long> ended, Optional<String> winner) {}

  /// The divisions of one season.
  @Json
  public record Divisions(int season, List<Division> divisions) {
    public Divisions {
      divisions = List.copyOf(divisions);
    }
  }

  /// A division of a season.
  ///
  /// @param number from 1, the highest
  /// @param phase `running` or `closed`
  /// @param round how many are paired
  @Json
  public record Division(
      int number, String tournament, String phase, int round, int rounds, List<Line> standings) {
    public Division {
      standings = List.copyOf(standings);
    }
  }

  /// A line of its table.
  ///
  /// @param moves `up`, `down` or `stays`, as it stands
  /// @param leaves whether they don't play in the next season
  @Json
  public record Line(
      int rank, String name, double points, int played, String moves, boolean leaves) {}
}
