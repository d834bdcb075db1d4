package tianxia.server.store;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;

/// Takes an account out of the logs of its tournaments.
final class TournamentErasure {
  private static final int ID_BYTES = 12;

  private TournamentErasure() {}

  /// Takes an account out: from then on it is one that nobody has, and takes part no more. What it
  /// has played stays. Nobody can start what it has made and not begun: that is over.
  static void erase(Handle handle, String account, long at) {
    byte[] random = new byte[ID_BYTES];
    new SecureRandom().nextBytes(random);
    String nobody = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    for (String id : TournamentRows.all(handle, account)) {
      OptionalLong seq = TournamentRows.hold(handle, id, OptionalLong.empty());
      for (String statement :
          List.of(
              "update tournament_log set body = replace(body, :quoted, :other) where id = :id",
              "update tournament_player set account = :nobody where account = :account",
              "update tournament set maker = :nobody where id = :id and maker = :account")) {
        handle
            .createUpdate(statement)
            .bind("quoted", '"' + account + '"')
            .bind("other", '"' + nobody + '"')
            .bind("nobody", nobody)
            .bind("account", account)
            .bind("id", id)
            .execute();
      }
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
