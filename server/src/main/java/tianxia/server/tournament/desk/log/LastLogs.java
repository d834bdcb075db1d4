package tianxia.server.tournament.desk.log;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/// What was looked at last of what is kept as logs, so that lists need not read them. Only to be
/// shown: whoever writes reads the log.
///
/// @param <L> a log as far as it has come, with what follows from it
public final class LastLogs<L> {
  private final int most;
  private final Function<String, Optional<L>> read;
  private final ToIntFunction<L> seq;
  private final Map<String, L> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, L> eldest) {
          return size() > most;
        }
      };

  /// @param read reads one by its id
  /// @param seq how far one has come
  public LastLogs(int most, Function<String, Optional<L>> read, ToIntFunction<L> seq) {
    this.most = most;
    this.read = read;
    this.seq = seq;
  }

  /// One that has come at least so far.
  public Optional<L> of(String id, int atLeast) {
    Optional<L> known = known(id).filter(log -> seq.applyAsInt(log) >= atLeast);
    return known.isPresent() ? known : read(id);
  }

  private synchronized Optional<L> known(String id) {
    return Optional.ofNullable(kept.get(id));
  }

  private Optional<L> read(String id) {
    Optional<L> log = read.apply(id);
    log.ifPresent(its -> keep(id, its));
    return log;
  }

  private synchronized void keep(String id, L log) {
    kept.merge(id, log, (one, other) -> seq.applyAsInt(one) > seq.applyAsInt(other) ? one : other);
  }
}
