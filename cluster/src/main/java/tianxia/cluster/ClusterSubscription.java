package tianxia.cluster;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables.Subscription;

/// One viewer's stream, wherever its table is: opens it again where it left off whenever the table
/// moves or its node ends. The viewer notices a pause.
final class ClusterSubscription implements Subscription {
  private final BiConsumer<Optional<Integer>, CompletableFuture<Subscription>> opener;
  private final Consumer<ClusterSubscription> onClose;
  private final ReentrantLock lock = new ReentrantLock();
  private final CountDownLatch over = new CountDownLatch(1);
  private final Progress progress;
  private final Pause pause = new Pause(Duration.ofSeconds(1));
  private volatile ServerMessage.@Nullable Failure failure;
  private volatile @Nullable Subscription current;
  private volatile boolean looked = true;
  private @Nullable CompletableFuture<Subscription> opening;

  /// @param opener asks the table's owner for the stream since a seq
  ClusterSubscription(
      Optional<Integer> since,
      BiConsumer<Optional<Integer>, CompletableFuture<Subscription>> opener,
      Consumer<ClusterSubscription> onClose) {
    this.progress = new Progress(since);
    this.opener = opener;
    this.onClose = onClose;
  }

  @Override
  public ServerMessage next() throws InterruptedException {
    while (true) {
      Subscription open = open();
      ServerMessage message = open.next();
      if (!(message instanceof ServerMessage.Failure ended)) {
        passed(message);
        return message;
      }
      ServerMessage.Failure own = failure;
      if (own != null) {
        return own;
      }
      if (!moved(ended)) {
        end(ended);
        return ended;
      }
      again(open);
    }
  }

  /// Whether the stream may go on elsewhere, or later.
  private static boolean moved(ServerMessage.Failure ended) {
    return ended.code().equals(Problem.CLOSING) || ended.code().equals(Problem.UNAVAILABLE);
  }

  /// Waits for a while until the stream is open, so that what its owner is asked afterwards comes
  /// after it.
  void await(Duration patience) throws InterruptedException {
    try {
      opening().get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      // The reader waits longer.
    } catch (ExecutionException e) {
      throw new IllegalStateException("a stream is opened or waited for", e);
    }
  }

  /// The stream that is open, opened if need be.
  private Subscription open() throws InterruptedException {
    Subscription open = current;
    if (open != null) {
      return open;
    }
    try {
      return taken(opening().get());
    } catch (ExecutionException e) {
      throw new IllegalStateException("a stream is opened or waited for", e);
    }
  }

  /// The stream that is asked for.
  private CompletableFuture<Subscription> opening() {
    CompletableFuture<Subscription> asked;
    lock.lock();
    try {
      if (opening != null) {
        return opening;
      }
      if (failure != null) {
        return CompletableFuture.completedFuture(EndedStream.INSTANCE);
      }
      asked = new CompletableFuture<>();
      opening = asked;
    } finally {
      lock.unlock();
    }
    opener.accept(progress.since(), asked);
    return asked;
  }

  private Subscription taken(Subscription stream) {
    lock.lock();
    try {
      if (failure != null) {
        stream.close();
        return stream;
      }
      current = stream;
    } finally {
      lock.unlock();
    }
    if (!looked) {
      stream.look(false);
    }
    return stream;
  }

  private void again(Subscription lost) throws InterruptedException {
    lost.close();
    long wait;
    lock.lock();
    try {
      current = null;
      opening = null;
      wait = pause.next();
    } finally {
      lock.unlock();
    }
    over.await(wait, TimeUnit.MILLISECONDS);
  }

  /// What came is of no use to the one who reads: opens the stream again, after a pause.
  void reopen() throws InterruptedException {
    Subscription open = current;
    if (open != null) {
      again(open);
    }
  }

  private void passed(ServerMessage message) {
    if (progress.passed(message)) {
      pause.reset();
    }
  }

  @Override
  public Optional<ServerMessage> poll() {
    Subscription open = current;
    Optional<ServerMessage> message = open == null ? Optional.empty() : open.poll();
    message.ifPresent(this::passed);
    return message;
  }

  @Override
  public void hold() {
    ifOpen(Subscription::hold);
  }

  @Override
  public void release() {
    ifOpen(Subscription::release);
  }

  @Override
  public void resync() {
    progress.resync();
    ifOpen(Subscription::resync);
  }

  @Override
  public void look(boolean now) {
    looked = now;
    ifOpen(stream -> stream.look(now));
  }

  private void ifOpen(Consumer<Subscription> action) {
    Subscription open = current;
    if (open != null) {
      action.accept(open);
    }
  }

  /// Ends the stream for good.
  void end(ServerMessage.Failure why) {
    end(why, Duration.ZERO);
  }

  private void end(ServerMessage.Failure why, Duration silence) {
    CompletableFuture<Subscription> asked;
    lock.lock();
    try {
      failure = failure == null ? why : failure;
      asked = opening;
    } finally {
      lock.unlock();
    }
    over.countDown();
    if (asked != null) {
      asked.complete(EndedStream.INSTANCE);
      asked.join().lose(silence);
    }
    onClose.accept(this);
  }

  @Override
  public void close() {
    lose(Duration.ZERO);
  }

  @Override
  public void lose(Duration silence) {
    end(new ServerMessage.Failure(Problem.CLOSING, "the stream was closed"), silence);
  }
}
