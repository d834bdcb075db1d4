package tianxia.server.link;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Draws pictures, one after another on one thread, and caches the most recently requested ones. If
/// too many are waiting, further requests are refused. A thread that dies is replaced, and its
/// picture fails.
public final class PictureDesk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PictureDesk.class);

  /// Maximum number of waiting pictures.
  public static final int WAITING = 16;

  /// Maximum number of cached pictures, of about 0.1 MB each.
  public static final int KEPT = 64;

  private static final long PATIENCE_SECONDS = 5;

  private final ThreadPoolExecutor pool =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().name("picture-", 0).factory());

  private final LongAdder made = new LongAdder();
  private final LongAdder refused = new LongAdder();

  /// Finished and pending pictures, the most recently requested one last. Guarded by this.
  private final Map<Drawing, CompletableFuture<byte[]>> pictures =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Drawing, CompletableFuture<byte[]>> eldest) {
          return size() > KEPT;
        }
      };

  /// A picture as a PNG file; empty if too many are waiting or drawing fails.
  public Optional<byte[]> picture(Drawing drawing) throws InterruptedException {
    try {
      return Optional.of(ordered(drawing).get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    } catch (RejectedExecutionException | TimeoutException e) {
      refused.increment();
      return Optional.empty();
    } catch (ExecutionException | CompletionException | CancellationException e) {
      LOG.error("a picture could not be drawn", e);
      return Optional.empty();
    }
  }

  private synchronized CompletableFuture<byte[]> ordered(Drawing drawing) {
    CompletableFuture<byte[]> known = pictures.get(drawing);
    if (known != null) {
      return known;
    }
    CompletableFuture<byte[]> ordered = new CompletableFuture<>();
    pool.execute(() -> draw(drawing, ordered));
    pictures.put(drawing, ordered);
    return ordered;
  }

  private void draw(Drawing drawing, CompletableFuture<byte[]> ordered) {
    try {
      ordered.complete(drawing.png());
      made.increment();
    } catch (RuntimeException | Error e) {
      forget(drawing);
      ordered.completeExceptionally(e);
      throw e;
    }
  }

  private synchronized void forget(Drawing drawing) {
    pictures.remove(drawing);
  }

  /// Number of pictures drawn.
  public long made() {
    return made.sum();
  }

  /// Number of requests refused because too many were waiting.
  public long refused() {
    return refused.sum();
  }

  @Override
  public void close() {
    pool.shutdownNow();
    abandon();
  }

  private synchronized void abandon() {
    pictures.values().forEach(picture -> picture.cancel(false));
  }
}
