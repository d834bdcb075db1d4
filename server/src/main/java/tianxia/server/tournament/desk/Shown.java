package tianxia.server.tournament.desk;

import java.util.List;
import java.util.Optional;
import tianxia.server.store.TournamentStore.OfClub;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.desk.log.TournamentLog;

/// A tournament as it is shown, with its table, which is worked out once.
///
/// @param club whose it is; empty for none
record Shown(TournamentLog log, List<Placing> table, Optional<OfClub> club) {
  Shown {
    table = List.copyOf(table);
  }

  Shown(TournamentLog log) {
    this(log, Placing.of(log.now()), Optional.empty());
  }

  /// The same as a club's.
  Shown of(Optional<OfClub> its) {
    return its.equals(club) ? this : new Shown(log, table, its);
  }

  Tournament now() {
    return log.now();
  }
}
