package tianxia.server.tournament.desk;

import java.util.List;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Tournament;

/// A tournament as it is shown, with its table, which is worked out once.
record Shown(TournamentLog log, List<Placing> table) {
  Shown {
    table = List.copyOf(table);
  }

  Shown(TournamentLog log) {
    this(log, Placing.of(log.now()));
  }

  Tournament now() {
    return log.now();
  }
}
