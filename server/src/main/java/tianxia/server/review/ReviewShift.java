package tianxia.server.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Job;
import tianxia.server.store.ReviewStore.Progress;
import tianxia.server.store.ReviewStore.Subject;
import tianxia.server.store.ReviewStore.Work;
import tianxia.server.store.Store;

/// This node's share of the work on reviews: each of its threads takes up one after another of
/// those that are ordered. The others hear once a second how far they are, and so that the node is
/// there.
final class ReviewShift implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewShift.class);

  /// How long those that are ended may take.
  private static final int END_SECONDS = 2;

  /// A review that was taken up, and from where it goes on.
  private record Begun(ReviewJob<?> job, Optional<String> from) {}

  private final ReviewStore store;
  private final Supplier<String> version;
  private final Catalogue catalogue;
  private final ReviewLimits limits;
  private final LongSupplier clock;
  private final SpareProcessors spare;
  private final ThreadPoolExecutor pool;
  private final OrderedReviews ordered;

  /// What is worked on here. Guarded by this.
  private final Map<Subject, ReviewJob<?>> here = new HashMap<>();

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
    this.catalogue = catalogue;
    this.limits = limits;
    this.clock = clock;
    this.spare = spare;
    this.pool = pool;
    this.ordered = new OrderedReviews(limits, clock);
  }

  /// Somebody here asks for one that is ordered.
  void ask(Subject subject) {
    ordered.ask(subject);
  }

  /// Something may be there to be taken up.
  void call() {
    if (pool.getActiveCount() + pool.getQueue().size() < pool.getMaximumPoolSize()) {
      pool.execute(this::next);
    }
  }

  /// How many are ordered, of all nodes, as this one saw last.
  long unfinished() {
    return ordered.all().stream().filter(job -> job.state() != ReviewStore.State.FAILED).count();
  }

  /// Tells the store how it stands here, and looks how it stands elsewhere.
  synchronized void tick() {
    try {
      beat();
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

  private void beat() {
    if (here.isEmpty()) {
      return;
    }
    long now = clock.getAsLong();
    List<Progress> all = here.values().stream().map(ReviewJob::progress).toList();
    List<Claim> lost = store.tell(all);
    for (ReviewJob<?> job : here.values()) {
      if (lost.contains(job.claim())) {
        job.close();
      } else {
        job.heard(now);
      }
    }
  }

  private void drop(Job job) {
    store.drop(job);
    Optional.ofNullable(here.get(job.subject())).ifPresent(ReviewJob::close);
  }

  /// Works on one after another, as long as there are any.
  private void next() {
    try {
      for (Optional<Begun> begun = begun(); begun.isPresent(); begun = begun()) {
        work(begun.get());
      }
    } catch (RuntimeException e) {
      LOG.warn("a review has to wait: {}", e.getMessage());
    }
  }

  private void work(Begun begun) {
    try {
      begun.job().work(begun.from(), spare);
    } finally {
      ended(begun.job());
    }
  }

  private synchronized void ended(ReviewJob<?> job) {
    here.remove(job.claim().subject(), job);
  }

  private synchronized Optional<Begun> begun() {
    while (!closed) {
      ordered.look(store.jobs(version.get()));
      Optional<Job> free = ordered.free().filter(job -> !here.containsKey(job.subject()));
      if (free.isEmpty()) {
        break;
      }
      Optional<Begun> begun = taken(free.get());
      if (begun.isPresent()) {
        here.put(free.get().subject(), begun.get().job());
        return begun;
      }
    }
    return Optional.empty();
  }

  /// Takes one up; empty if somebody else has, or if it is given up.
  private Optional<Begun> taken(Job job) {
    long now = clock.getAsLong();
    if (!store.take(job)) {
      return Optional.empty();
    }
    Claim claim = new Claim(job.subject(), job.epoch() + 1);
    if (job.epoch() >= limits.tries()) {
      store.fail(claim);
      return Optional.empty();
    }
    return store.work(claim).map(work -> new Begun(job(claim, now, work), work.reached().text()));
  }

  private ReviewJob<?> job(Claim claim, long now, Work work) {
    String text = work.order().text().orElse("");
    return switch (RecordReader.read(catalogue, text)) {
      case RecordReader.Result.Read(GameRecord record, Game<?> game) ->
          job(claim, game, record, now);
      case RecordReader.Result.Unreadable unreadable -> {
        store.fail(claim);
        throw new IllegalStateException("the record of a table is wrong: " + unreadable);
      }
    };
  }

  private <S extends State<S>> ReviewJob<S> job(
      Claim claim, Game<S> game, GameRecord record, long now) {
    return new ReviewJob<>(claim, game, record, store, limits, now, clock);
  }

  /// Ends all work here, with which others can go on at once.
  @Override
  public void close() {
    List<ReviewJob<?>> leaving;
    synchronized (this) {
      closed = true;
      leaving = List.copyOf(here.values());
      leaving.forEach(ReviewJob::close);
    }
    pool.shutdownNow();
    try {
      if (!pool.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("a review does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    release(leaving);
  }

  private void release(List<ReviewJob<?>> leaving) {
    try {
      store.tell(leaving.stream().map(ReviewJob::progress).toList());
      leaving.forEach(job -> store.release(job.claim()));
    } catch (Store.Failure e) {
      LOG.warn("the reviews of this server wait until its claims to them lapse");
    }
  }
}
