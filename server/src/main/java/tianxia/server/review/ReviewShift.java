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

/// This node's share of the work on reviews: each of its threads takes up one after another of
/// those that are ordered, and meanwhile, between two steps, has a first look at those that nobody
/// has looked at yet. The others hear once a second how far they are, and so that the node is
/// there.
final class ReviewShift implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewShift.class);

  /// How long those that are ended may take.
  private static final int END_SECONDS = 1;

  private final ReviewStore store;
  private final Supplier<String> version;
  private final LongSupplier clock;
  private final SpareProcessors spare;
  private final ThreadPoolExecutor pool;
  private final OrderedReviews ordered;
  private final ReviewTaker taker;
  private final ReviewsHere here;

  /// Somebody may wait for a first look, whom those threads have to see that are at work.
  private volatile boolean called;

  private boolean closed;

  /// @param version of the analyses
  /// @param clock in nanoseconds since any moment
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

  /// Somebody here asks for one that is ordered.
  void ask(Subject subject) {
    ordered.ask(subject);
  }

  /// Something may be there to be taken up.
  void call() {
    if (pool.getActiveCount() + pool.getQueue().size() < pool.getMaximumPoolSize()) {
      pool.execute(this::next);
    } else {
      called = true;
    }
  }

  /// How many are ordered, of all nodes, as this one saw last.
  long unfinished() {
    return ordered.all().stream().filter(job -> job.state() != ReviewStore.State.FAILED).count();
  }

  /// Tells the store how it stands here, and looks how it stands elsewhere.
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

  /// Works on one after another, as long as there are any.
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

  /// Has a first look at one, if somebody waits for that. One at a time, so that the others go on
  /// too.
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

  /// Takes up the first that may be; empty if there is none, or if it is not such a one.
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

  /// Ends all work here, with which others can go on at once.
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
