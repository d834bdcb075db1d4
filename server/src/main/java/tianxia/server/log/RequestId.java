package tianxia.server.log;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/// Names one HTTP request, or one socket with all that comes over it, in every entry of the log
/// that is made while it is handled. It becomes text only where something is logged.
public record RequestId(int bits) {
  private static final ScopedValue<RequestId> CURRENT = ScopedValue.newInstance();

  /// Another one.
  public static RequestId next() {
    return new RequestId(ThreadLocalRandom.current().nextInt());
  }

  /// That of what this thread handles now; empty where it does something of the server's own.
  public static Optional<RequestId> current() {
    return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
  }

  /// Handles the request, or something of it.
  public void run(Runnable handling) {
    ScopedValue.where(CURRENT, this).run(handling);
  }

  /// A task that another thread does for what this one handles.
  public static Runnable carriedBy(Runnable task) {
    return current().<Runnable>map(id -> () -> id.run(task)).orElse(task);
  }

  /// Eight hexadecimal digits.
  @Override
  public String toString() {
    return HexFormat.of().toHexDigits(bits);
  }
}
