package tianxia.server.tournament.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.Found;

/// The tournaments that were looked at last, so that lists need not read their logs. Only to be
/// shown: whoever writes reads the log.
final class TournamentCache {
  private static final int MAX_KEPT = 200;

  private final TournamentStore store;
  private final Map<String, TournamentLog> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TournamentLog> eldest) {
          return size() > MAX_KEPT;
        }
      };

  TournamentCache(TournamentStore store) {
    this.store = store;
  }

  /// Where their logs are.
  TournamentStore store() {
    return store;
  }

  /// A tournament as far as it has come.
  Optional<TournamentLog> of(Found found) {
    Optional<TournamentLog> known = known(found);
    return known.isPresent() ? known : read(found.id());
  }

  private synchronized Optional<TournamentLog> known(Found found) {
    return Optional.ofNullable(kept.get(found.id())).filter(log -> log.seq() >= found.seq());
  }

  private Optional<TournamentLog> read(String id) {
    Optional<TournamentLog> log = TournamentLog.read(store, id);
    log.ifPresent(this::keep);
    return log;
  }

  private synchronized void keep(TournamentLog log) {
    kept.merge(log.id(), log, (one, other) -> one.seq() > other.seq() ? one : other);
  }
}
