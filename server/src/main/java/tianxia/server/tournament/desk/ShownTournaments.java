package tianxia.server.tournament.desk;

import java.util.Optional;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.Found;
import tianxia.server.tournament.desk.log.LastLogs;
import tianxia.server.tournament.desk.log.TournamentLog;

/// Tournaments as they are shown.
///
/// @param store where their logs are
record ShownTournaments(TournamentStore store, LastLogs<Shown> last) {
  private static final int MAX_KEPT = 200;

  ShownTournaments(TournamentStore store) {
    this(
        store,
        new LastLogs<>(
            MAX_KEPT,
            id -> TournamentLog.read(store, id).map(Shown::new),
            each -> each.log().seq()));
  }

  /// A tournament as far as it has come.
  Optional<Shown> of(Found found) {
    return last.of(found.id(), found.seq()).map(shown -> shown.of(found.club()));
  }
}
