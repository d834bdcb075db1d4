package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.postgres.TestDatabase.row;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.store.Packed;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Bounds;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Job;
import tianxia.server.store.ReviewStore.Progress;
import tianxia.server.store.ReviewStore.Subject;
import tianxia.server.store.Store;

/// Two servers that order and take up the same reviews at the same time.
@Timeout(120)
class RivalReviewsTest {
  private static final int TABLES = 30;
  private static final int ROOM = 20;
  private static final Packed BODY = Packed.of("a text");

  private final TestDatabase database = TestDatabase.shared();

  /// Orders all, and takes up what is there; what one has taken up first, the other takes over as
  /// if this one had ended.
  private static List<Claim> work(Store store) {
    ReviewStore reviews = store.reviews().orElseThrow();
    for (int table = 0; table < TABLES; table++) {
      reviews.order(new Subject("t" + table, "v"), "a", BODY, new Bounds(ROOM, ROOM));
    }
    List<Claim> taken = new ArrayList<>();
    for (List<Job> jobs = reviews.jobs("v"); !jobs.isEmpty(); jobs = reviews.jobs("v")) {
      for (Job job : jobs) {
        if (reviews.take(job)) {
          Claim claim = new Claim(job.subject(), job.epoch() + 1);
          taken.add(claim);
          reviews.tell(List.of(new Progress(claim, 1, 1, BODY)));
          if (claim.epoch() > 2) {
            reviews.finish(claim, BODY, Long.MAX_VALUE);
          }
        }
      }
    }
    return taken;
  }

  @Test
  void eachIsTakenUpByOneAtATimeAndNoMoreAreOrderedThanMay() throws Exception {
    try (Store one = database.open();
        Store two = database.open();
        ExecutorService threads = Executors.newFixedThreadPool(2)) {
      for (int table = 0; table < TABLES; table++) {
        one.append(List.of(row("t" + table, 1, "0")));
      }
      Future<List<Claim>> first = threads.submit(() -> work(one));
      Future<List<Claim>> second = threads.submit(() -> work(two));
      List<Claim> all = new ArrayList<>(first.get());
      all.addAll(second.get());
      assertThat(all).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(3 * ROOM);
      assertThat(one.reviews().orElseThrow().unfinished()).isZero();
    }
  }

  @Test
  void boundsHoldForAllServersTogether() throws Exception {
    try (Store one = database.open();
        Store two = database.open();
        ExecutorService threads = Executors.newFixedThreadPool(2)) {
      for (int table = 0; table < TABLES; table++) {
        one.append(List.of(row("t" + table, 1, "0")));
      }
      Future<?> first = threads.submit(() -> order(one, 0));
      Future<?> second = threads.submit(() -> order(two, 1));
      first.get();
      second.get();
      assertThat(one.reviews().orElseThrow().jobs("v")).hasSize(ROOM);
    }
  }

  private static void order(Store store, int from) {
    ReviewStore reviews = store.reviews().orElseThrow();
    for (int table = from; table < TABLES; table += 2) {
      reviews.order(new Subject("t" + table, "v"), "a", BODY, new Bounds(ROOM, ROOM));
    }
  }
}
