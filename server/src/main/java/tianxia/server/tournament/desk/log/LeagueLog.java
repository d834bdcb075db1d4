package tianxia.server.tournament.desk.log;

import java.util.List;
import java.util.Optional;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.LeagueStore.Row;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;
import tianxia.server.tournament.league.LeagueRules;
import tianxia.server.tournament.league.LeagueRules.Decision;

/// A league as its log has it, since the beginning of its season.
///
/// @param rows at least one
public record LeagueLog(String id, List<Row> rows, League now) {
  /// How often somebody may join between two beginnings.
  private static final int MAX_JOINS = 4;

  public LeagueLog {
    rows = List.copyOf(rows);
  }

  public static Optional<LeagueLog> read(LeagueStore store, String id) {
    List<Row> rows = store.log(id);
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(new LeagueLog(id, rows, League.of(rows.stream().map(Row::entry).toList())));
  }

  public int seq() {
    return rows.getLast().seq();
  }

  /// What comes of somebody's wish to play.
  ///
  /// @param rating as players see it
  public Decision join(Reader who, int rating) {
    if (who.program() && now.conduct().rated()) {
      return new Decision.Refused(LeagueRules.Reason.A_PROGRAM);
    }
    String account = who.account();
    boolean tooOften =
        rows.stream()
                .filter(row ->
                    row.entry() instanceof LeagueEntry.Joined joined
                        && joined.account().equals(account))
                .count()
            >= MAX_JOINS;
    return switch (LeagueRules.join(now, account, rating)) {
      case Decision.Write _ when tooOften -> new Decision.Refused(LeagueRules.Reason.TOO_OFTEN);
      case Decision decision -> decision;
    };
  }
}
