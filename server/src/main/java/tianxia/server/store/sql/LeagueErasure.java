package tianxia.server.store.sql;

import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.rows.LeagueRows;
import tianxia.server.store.rows.StepLog;
import tianxia.server.tournament.league.LeagueEntry;
import tianxia.server.tournament.league.LeagueRules;

/// Takes an account out of the logs of its leagues.
final class LeagueErasure {
  private LeagueErasure() {}

  /// Takes an account out: from then on it is one that nobody has, and plays no more seasons.
  /// Leagues that it has made go on by themselves.
  static void erase(Handle handle, String account, long at) {
    String nobody = StepLog.nobody();
    for (String id : LeagueRows.all(handle, account)) {
      OptionalLong seq = LeagueRows.hold(handle, id, OptionalLong.empty());
      StepLog.LEAGUES.replace(handle, id, account, nobody);
      for (String statement :
          List.of(
              "update league_season set winner = :nobody where id = :id and winner = :account",
              "update league_member set account = :nobody where account = :account and id = :id")) {
        handle
            .createUpdate(statement)
            .bind("nobody", nobody)
            .bind("account", account)
            .bind("id", id)
            .execute();
      }
      if (LeagueRules.leave(LeagueRows.league(handle, id), nobody)
          instanceof LeagueRules.Decision.Write(LeagueEntry left)) {
        LeagueRows.append(handle, id, seq.orElseThrow(), List.of(left), at, at);
      }
    }
  }
}
