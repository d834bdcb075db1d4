package tianxia.server.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Progress;
import tianxia.server.store.ReviewStore.Subject;
import tianxia.server.store.Store;

/// The reviews that this node works on. It reports them to the store, which is its heartbeat for
/// the others.
final class ReviewsHere {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewsHere.class);

  private final ReviewStore store;
  private final LongSupplier clock;

  /// Guarded by this.
  private final Map<Subject, ReviewJob<?>> jobs = new HashMap<>();

  /// @param clock in nanoseconds since an arbitrary moment
  ReviewsHere(ReviewStore store, LongSupplier clock) {
    this.store = store;
    this.clock = clock;
  }

  synchronized boolean has(Subject subject) {
    return jobs.containsKey(subject);
  }

  synchronized void begun(ReviewJob<?> job) {
    jobs.put(job.claim().subject(), job);
  }

  synchronized void ended(ReviewJob<?> job) {
    jobs.remove(job.claim().subject(), job);
  }

  private synchronized List<ReviewJob<?>> all() {
    return List.copyOf(jobs.values());
  }

  /// Reports the progress of all; ends those that another node has taken over.
  void tell() {
    List<ReviewJob<?>> told = all();
    if (told.isEmpty()) {
      return;
    }
    long now = clock.getAsLong();
    List<Progress> progress = told.stream().map(ReviewJob::progress).toList();
    List<Claim> lost = store.tell(progress);
    for (ReviewJob<?> job : told) {
      if (lost.contains(job.claim())) {
        job.close();
      } else {
        job.heard(now);
      }
    }
  }

  /// Ends the work on one, if there is any.
  synchronized void close(Subject subject) {
    Optional.ofNullable(jobs.get(subject)).ifPresent(ReviewJob::close);
  }

  /// Asks all work to end soon.
  ///
  /// @return the jobs that were in progress
  List<ReviewJob<?>> close() {
    List<ReviewJob<?>> leaving = all();
    leaving.forEach(ReviewJob::close);
    return leaving;
  }

  /// Lets other nodes continue at once what has ended here.
  void release(List<ReviewJob<?>> leaving) {
    try {
      store.tell(leaving.stream().map(ReviewJob::progress).toList());
      leaving.forEach(job -> store.release(job.claim()));
    } catch (Store.Failure e) {
      LOG.warn("the reviews of this server wait until its claims to them lapse");
    }
  }
}
