package tianxia.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/// A part of a start that is prepared on a thread of its own, beside the rest. The thread ends with
/// the part, whether it is asked for or not.
final class Preparation<T> {
  private final CompletableFuture<T> part = new CompletableFuture<>();

  private Preparation() {}

  /// Begins.
  ///
  /// @param name of the thread
  static <T> Preparation<T> start(String name, Supplier<T> part) {
    Preparation<T> preparation = new Preparation<>();
    Thread.ofPlatform().daemon().name(name).start(() -> preparation.run(part));
    return preparation;
  }

  private void run(Supplier<T> supplier) {
    try {
      part.complete(supplier.get());
    } catch (RuntimeException | Error e) {
      part.completeExceptionally(e);
    }
  }

  /// Waits for it. What it threw is thrown here.
  T get() {
    try {
      return part.join();
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw e;
      }
    }
  }
}
