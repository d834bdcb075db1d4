package tianxia.server.store;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// The health of the store, judged by its latest operations: no disk access is needed to tell.
public final class StoreHealth {
  /// A failure to read is told for so long if nothing is read meanwhile; one to write until a write
  /// succeeds.
  private static final long TOLD_NANOS = Duration.ofMinutes(1).toNanos();

  private record Failed(String what, long at) {}

  private final LongSupplier clock;
  private final Function<Throwable, String> reason;
  private volatile @Nullable Failed writing;
  private volatile @Nullable Failed reading;

  /// @param clock nanoseconds since any moment
  /// @param reason what a failure of this kind of store means, in some words
  public StoreHealth(LongSupplier clock, Function<Throwable, String> reason) {
    this.clock = clock;
    this.reason = reason;
  }

  public void wrote() {
    writing = null;
  }

  public void notWritten(Throwable cause) {
    writing = new Failed("it can't be written: " + reason.apply(cause), clock.getAsLong());
  }

  public void read() {
    reading = null;
  }

  public void notRead(Throwable cause) {
    reading = new Failed("it can't be read: " + reason.apply(cause), clock.getAsLong());
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
