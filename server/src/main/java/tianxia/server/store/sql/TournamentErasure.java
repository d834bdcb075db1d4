package tianxia.server.store.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.rows.StepLog;
import tianxia.server.store.rows.TournamentRows;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;

/// Takes an account out of the logs of its tournaments.
final class TournamentErasure {
  private TournamentErasure() {}

  /// Takes an account out: from then on it is one that nobody has, and takes part no more. What it
  /// has played stays. Nobody can start what it has made and not begun: that is over.
  static void erase(Handle handle, String account, long at) {
    String nobody = StepLog.nobody();
    for (String id : TournamentRows.all(handle, account)) {
      OptionalLong seq = TournamentRows.hold(handle, id, OptionalLong.empty());
      StepLog.TOURNAMENTS.replace(handle, id, account, nobody);
      handle
          .createUpdate("update tournament_player set account = :nobody where account = :account")
          .bind("nobody", nobody)
          .bind("account", account)
          .execute();
      List<TournamentEntry> last = leaving(TournamentRows.tournament(handle, id), nobody);
      if (!last.isEmpty()) {
        TournamentRows.append(
            handle,
            id,
            seq.orElseThrow(),
            last,
            at,
            last.getLast() instanceof TournamentEntry.Closed ? 0 : at);
      }
    }
  }

  private static List<TournamentEntry> leaving(Tournament tournament, String account) {
    List<TournamentEntry> entries = new ArrayList<>();
    if (TournamentRules.withdraw(tournament, account)
        instanceof TournamentRules.Decision.Write(TournamentEntry entry)) {
      entries.add(entry);
    }
    if (tournament.maker().equals(account) && tournament.phase() == Tournament.Phase.OPEN) {
      entries.add(new TournamentEntry.Closed());
    }
    return entries;
  }
}
