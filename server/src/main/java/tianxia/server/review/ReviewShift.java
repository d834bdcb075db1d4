package tianxia.server.review;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Catalogue;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Job;
import tianxia.server.store.ReviewStore.Subject;

/// This node's share of the work on reviews. Each of its threads takes up one order after another
/// and, between two steps of its work, makes the first look of orders that have had none. Once a
/// second the node writes its progress to the store, which is also its heartbeat.
final class ReviewShift implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewShift.class);

  /// How long jobs may take to end.
  private static final int END_SECONDS = 1;

  private final ReviewStore store;
  private final Supplier<String> version;
  private final LongSupplier clock;
  private final SpareProcessors spare;
  private final ThreadPoolExecutor pool;
  private final OrderedReviews ordered;
  private final ReviewTaker taker;
  private final ReviewsHere here;

  /// Whether an order may be waiting for a first look, which the working threads have to notice.
  private volatile boolean called;

  private boolean closed;

  /// @param version of the analyses
  /// @param clock in nanoseconds since an arbitrary moment
  /// @param pool to be closed with this
  ReviewShift(
      ReviewStore store,
      Supplier<String> version,
      Catalogue catalogue,
      ReviewLimits limits,
      LongSupplier clock,
      SpareProcessors spare,
      ThreadPoolExecutor pool) {
    this.store = store;
    this.version = version;
    this.clock = clock;
    this.spare = spare;
    this.pool = pool;
    this.ordered = new OrderedReviews(limits, clock);
    this.here = new ReviewsHere(store, clock);
    this.taker = new ReviewTaker(store, catalogue, limits, clock);
  }

  /// A client asks this node for an ordered review.
  void ask(Subject subject) {
    ordered.ask(subject);
  }

  /// There may be an order to take up.
  void call() {
    if (pool.getActiveCount() + pool.getQueue().size() < pool.getMaximumPoolSize()) {
      pool.execute(this::next);
    } else {
      called = true;
    }
  }

  /// The number of orders on all nodes, as last seen by this one.
  long unfinished() {
    return ordered.all().stream().filter(job -> job.state() != ReviewStore.State.FAILED).count();
  }

  /// Reports this node's progress to the store, and reads that of the others.
  synchronized void tick() {
    try {
      here.tell();
      Set<Subject> untold = ordered.untold();
      if (!untold.isEmpty()) {
        store.asked(untold);
        ordered.told(untold, clock.getAsLong());
      }
      ordered.look(store.jobs(version.get()));
      ordered.all().stream().filter(ordered::isUnwanted).forEach(this::drop);
      if (ordered.free().isPresent()) {
        call();
      }
    } catch (RuntimeException e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("reviews have to wait: {}", e.getMessage());
    }
  }

  private void drop(Job job) {
    store.drop(job);
    here.close(job.subject());
  }

  /// Works on one order after another, as long as there are any.
  private void next() {
    carefully(() -> {
      try (SpareProcessors.Turn turn = spare.enter()) {
        for (Optional<ReviewJob<?>> job = taken(any -> true);
            job.isPresent();
            job = taken(any -> true)) {
          work(job.get(), each -> each.finish(turn, () -> look(turn)));
        }
      }
    });
  }

  /// Makes one first look, if an order waits for it. One at a time, so that the other reviews make
  /// progress too.
  private void look(SpareProcessors.Turn turn) {
    if (!called) {
      return;
    }
    called = false;
    carefully(() -> {
      Optional<ReviewJob<?>> job = taken(each -> !each.looked());
      job.ifPresent(begun -> work(begun, each -> each.look(turn)));
    });
  }

  private static void carefully(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      LOG.warn("a review has to wait: {}", e.getMessage());
    }
  }

  private void work(ReviewJob<?> job, Consumer<ReviewJob<?>> work) {
    try {
      work.accept(job);
    } finally {
      here.ended(job);
    }
  }

  /// Takes up the first free order; empty if there is none, or if it does not match.
  private synchronized Optional<ReviewJob<?>> taken(Predicate<Job> such) {
    while (!closed) {
      ordered.look(store.jobs(version.get()));
      Optional<Job> free = ordered.free().filter(such).filter(job -> !here.has(job.subject()));
      if (free.isEmpty()) {
        break;
      }
      Optional<ReviewJob<?>> job = taker.take(free.get());
      if (job.isPresent()) {
        here.begun(job.get());
        // There may be more.
        called = true;
        return job;
      }
    }
    return Optional.empty();
  }

  /// Ends all work on this node; other nodes can continue it at once.
  @Override
  public void close() {
    List<ReviewJob<?>> leaving;
    synchronized (this) {
      closed = true;
      leaving = here.close();
    }
    pool.shutdownNow();
    try {
      if (!pool.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("a review does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    here.release(leaving);
  }
}
