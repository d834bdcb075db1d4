package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A request for a new league.
///
/// @param options of the game; those not given have their defaults
/// @param most how many play in one division; 8 if absent
/// @param movers how many go up from a division, and as many down; 1 if absent
/// @param pause days between two seasons; 14 if absent
/// @param tieBreaks what decides between equal points, in this order
/// @param startsAt when its first season begins; if absent, its maker lets it begin
/// @param rated whether its games count for the ratings; they do if absent
@Json
public record NewLeague(
    String name,
    String game,
    Optional<Map<String, String>> options,
    Optional<Integer> most,
    Optional<Integer> movers,
    Optional<Integer> pause,
    Optional<List<String>> tieBreaks,
    NewTable.Clock clock,
    Optional<Long> startsAt,
    Optional<Boolean> rated) {
  private static final int MOST = 8;

  public NewLeague {
    Checks.present("most", most);
    Checks.present("movers", movers);
    Checks.present("pause", pause);
    division(name, game, options, most, tieBreaks, clock, startsAt, rated);
  }

  /// One of its divisions, as a tournament would be asked for.
  public NewTournament division() {
    return division(name, game, options, most, tieBreaks, clock, startsAt, rated);
  }

  private static NewTournament division(
      String name,
      String game,
      Optional<Map<String, String>> options,
      Optional<Integer> most,
      Optional<List<String>> tieBreaks,
      NewTable.Clock clock,
      Optional<Long> startsAt,
      Optional<Boolean> rated) {
    return new NewTournament(
        name,
        game,
        options,
        "round-robin",
        Optional.empty(),
        Optional.of(most.orElse(MOST)),
        Optional.empty(),
        tieBreaks,
        clock,
        startsAt,
        rated,
        Optional.empty());
  }
}
