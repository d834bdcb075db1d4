package tianxia.server.tournament.league;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.league.LeagueEntry.Division;

/// How a season ended, as its tournaments tell it.
public final class SeasonEnd {
  private SeasonEnd() {}

  /// The entry that says so.
  ///
  /// @param played the tournaments of the divisions, in their order
  /// @param now when it is written, in milliseconds since 1970
  public static LeagueEntry.Ended of(League league, List<Tournament> played, long now) {
    List<Division> divisions = new ArrayList<>();
    Set<String> dropped = new HashSet<>();
    for (int i = 0; i < played.size(); i++) {
      List<String> order =
          Placing.of(played.get(i)).stream().map(line -> line.entrant().account()).toList();
      divisions.add(new Division(league.divisions().get(i).tournament(), order));
      for (String account : order) {
        if (neverCame(played.get(i), account)) {
          dropped.add(account);
        }
      }
    }
    return new LeagueEntry.Ended(
        divisions, dropped, now + Duration.ofDays(league.terms().pause()).toMillis());
  }

  /// Whether somebody had games and came to none of them.
  private static boolean neverCame(Tournament tournament, String account) {
    List<Round.Game> games =
        tournament.rounds().stream()
            .flatMap(round -> round.game(account).stream())
            .filter(game -> game.result().isPresent())
            .toList();
    return !games.isEmpty() && games.stream().allMatch(game -> game.absent(account));
  }
}
