package tianxia.server.review;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import tianxia.server.store.ReviewStore.Job;
import tianxia.server.store.ReviewStore.State;
import tianxia.server.store.ReviewStore.Subject;

/// The ordered reviews as this node has observed them: which are still wanted, and which have been
/// abandoned by their node. Uses this node's clock only. Guarded by its owner, except [#ask].
final class OrderedReviews {
  /// Requests for a review are reported to the store at most this many times within the patience.
  private static final int TELLING = 4;

  /// @param changed when it was first seen with this epoch and beat
  /// @param wanted when it was last seen to be asked for, or else when it was first seen
  /// @param sure whether it was seen to be asked for: false for orders that existed when this node
  ///   started
  private record Seen(Job job, long changed, long wanted, boolean sure) {}

  private final ReviewLimits limits;
  private final LongSupplier clock;

  /// When a client last asked this node.
  private final Map<Subject, Long> asked = new ConcurrentHashMap<>();

  /// When this was last reported to the store.
  private final Map<Subject, Long> told = new HashMap<>();

  private Map<Subject, Seen> seen = Map.of();
  private volatile List<Job> jobs = List.of();
  private boolean first = true;

  /// @param clock nanoseconds since an arbitrary moment
  OrderedReviews(ReviewLimits limits, LongSupplier clock) {
    this.limits = limits;
    this.clock = clock;
  }

  /// A client asks this node for an ordered review.
  void ask(Subject subject) {
    asked.put(subject, clock.getAsLong());
  }

  /// The reviews that clients of this node have asked for and that are due to be reported to the
  /// store.
  Set<Subject> untold() {
    long now = clock.getAsLong();
    asked.values().removeIf(at -> now - at > limits.patience().toNanos());
    told.keySet().retainAll(asked.keySet());
    Set<Subject> untold = new HashSet<>();
    asked.forEach((subject, at) -> {
      long last = told.getOrDefault(subject, at - limits.patience().toNanos());
      if (at > last && now - last >= limits.patience().toNanos() / TELLING) {
        untold.add(subject);
      }
    });
    return untold;
  }

  /// They have been reported to the store.
  void told(Set<Subject> subjects, long at) {
    subjects.forEach(subject -> told.put(subject, at));
  }

  /// Takes note of the orders, in their order.
  void look(List<Job> ordered) {
    long now = clock.getAsLong();
    Map<Subject, Seen> next = new HashMap<>();
    for (Job job : ordered) {
      Seen before = seen.get(job.subject());
      next.put(
          job.subject(),
          before == null ? new Seen(job, now, now, !first) : changed(before, job, now));
    }
    seen = next;
    jobs = List.copyOf(ordered);
    first = false;
  }

  private static Seen changed(Seen before, Job job, long now) {
    boolean same =
        before.job().epoch() == job.epoch()
            && before.job().beat() == job.beat()
            && before.job().state() == job.state();
    boolean wanted = before.job().asks() != job.asks();
    return new Seen(
        job,
        same ? before.changed() : now,
        wanted ? now : before.wanted(),
        wanted || before.sure());
  }

  /// All orders as last seen, in their order.
  List<Job> all() {
    return jobs;
  }

  /// Whether nobody has asked for one for longer than the patience.
  boolean isUnwanted(Job job) {
    return clock.getAsLong() - lastAsked(job) > limits.patience().toNanos();
  }

  private long lastAsked(Job job) {
    long known = Optional.ofNullable(seen.get(job.subject())).map(Seen::wanted).orElse(0L);
    return Math.max(known, asked.getOrDefault(job.subject(), known));
  }

  /// The first order that this node may take up: it is wanted, and it is waiting or its node has
  /// ended.
  Optional<Job> free() {
    return jobs.stream()
        .filter(job -> isSure(job) && !isUnwanted(job))
        .filter(job -> job.state() == State.WAITING || isLeft(job))
        .findFirst();
  }

  private boolean isSure(Job job) {
    return asked.containsKey(job.subject())
        || Optional.ofNullable(seen.get(job.subject())).filter(Seen::sure).isPresent();
  }

  private boolean isLeft(Job job) {
    return job.state() == State.WORKING
        && Optional.ofNullable(seen.get(job.subject()))
            .filter(each -> clock.getAsLong() - each.changed() > limits.lease().toNanos())
            .isPresent();
  }
}
