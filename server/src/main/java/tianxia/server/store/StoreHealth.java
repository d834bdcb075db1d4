package tianxia.server.store;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The health of the store, judged by its latest operations: no disk access is needed to tell. What
/// is wrong is logged here, in one line when it begins and every minute that it lasts, and nowhere
/// else.
public final class StoreHealth {
  /// A failure to read is told for so long if nothing is read meanwhile; one to write until a write
  /// succeeds.
  private static final long TOLD_NANOS = Duration.ofMinutes(1).toNanos();

  private static final Logger LOG = LoggerFactory.getLogger(StoreHealth.class);

  private record Failed(String what, long at) {}

  private final LongSupplier clock;
  private final Function<Throwable, String> reason;
  private volatile @Nullable Failed writing;
  private volatile @Nullable Failed reading;

  /// What was logged last, of each kind.
  private @Nullable Failed writingLogged;

  private @Nullable Failed readingLogged;

  /// @param clock nanoseconds since any moment
  /// @param reason what a failure of this kind of store means, in some words
  public StoreHealth(LongSupplier clock, Function<Throwable, String> reason) {
    this.clock = clock;
    this.reason = reason;
  }

  public void wrote() {
    if (writing != null) {
      writing = null;
      LOG.info("the store can be written again");
    }
  }

  public void notWritten(Throwable cause) {
    Failed failed = failed("it can't be written: ", cause);
    writing = failed;
    synchronized (this) {
      writingLogged = logged(writingLogged, failed);
    }
  }

  public void read() {
    if (reading != null) {
      reading = null;
    }
  }

  public void notRead(Throwable cause) {
    Failed failed = failed("it can't be read: ", cause);
    reading = failed;
    synchronized (this) {
      readingLogged = logged(readingLogged, failed);
    }
  }

  private Failed failed(String what, Throwable cause) {
    return new Failed(what + reason.apply(cause), clock.getAsLong());
  }

  /// Logs a failure that is another than the last, or comes long after it.
  private static Failed logged(@Nullable Failed last, Failed failed) {
    if (last != null && last.what().equals(failed.what()) && failed.at() - last.at() < TOLD_NANOS) {
      return last;
    }
    LOG.warn("the store fails: {}", failed.what());
    return failed;
  }

  /// What is wrong, if anything.
  public Optional<String> trouble() {
    return Optional.ofNullable(writing)
        .or(() ->
            Optional.ofNullable(reading)
                .filter(failed -> clock.getAsLong() - failed.at() < TOLD_NANOS))
        .map(Failed::what);
  }
}
