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
  private final Map<String, Shown> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Shown> eldest) {
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
  Optional<Shown> of(Found found) {
    Optional<Shown> known = known(found);
    return (known.isPresent() ? known : read(found.id())).map(shown -> shown.of(found.club()));
  }

  private synchronized Optional<Shown> known(Found found) {
    return Optional.ofNullable(kept.get(found.id()))
        .filter(shown -> shown.log().seq() >= found.seq());
  }

  private Optional<Shown> read(String id) {
    Optional<Shown> shown = TournamentLog.read(store, id).map(Shown::new);
    shown.ifPresent(this::keep);
    return shown;
  }

  private synchronized void keep(Shown shown) {
    kept.merge(
        shown.log().id(), shown, (one, other) -> one.log().seq() > other.log().seq() ? one : other);
  }
}
