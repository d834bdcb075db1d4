package tianxia.server.tournament.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.LeagueStore.Found;

/// The leagues that were looked at last, so that lists need not read their logs. Only to be shown:
/// whoever writes reads the log.
final class LeagueCache {
  private static final int MAX_KEPT = 60;

  private final LeagueStore store;
  private final Map<String, LeagueLog> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, LeagueLog> eldest) {
          return size() > MAX_KEPT;
        }
      };

  LeagueCache(LeagueStore store) {
    this.store = store;
  }

  /// A league as far as it has come.
  Optional<LeagueLog> of(Found found) {
    Optional<LeagueLog> known = known(found);
    return known.isPresent() ? known : read(found.id());
  }

  private synchronized Optional<LeagueLog> known(Found found) {
    return Optional.ofNullable(kept.get(found.id())).filter(log -> log.seq() >= found.seq());
  }

  private Optional<LeagueLog> read(String id) {
    Optional<LeagueLog> log = LeagueLog.read(store, id);
    log.ifPresent(this::keep);
    return log;
  }

  private synchronized void keep(LeagueLog log) {
    kept.merge(log.id(), log, (one, other) -> one.seq() > other.seq() ? one : other);
  }
}
