package tianxia.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The parts of a server that were started so far: if the next one can't be, they are closed, the
/// last one first. Used by one thread.
final class StartedParts {
  private static final Logger LOG = LoggerFactory.getLogger(StartedParts.class);

  private final Deque<Runnable> closings = new ArrayDeque<>();

  /// A part has started.
  ///
  /// @return the part
  <T> T add(T part, Consumer<? super T> close) {
    closings.push(() -> close.accept(part));
    return part;
  }

  /// Closes all. One that fails keeps none of the others open.
  void close() {
    while (!closings.isEmpty()) {
      try {
        closings.pop().run();
      } catch (RuntimeException e) {
        LOG.error("a part of the server can't be closed", e);
      }
    }
  }
}
