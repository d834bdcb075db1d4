package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.review.ReviewQuestions.SOMEBODY;
import static tianxia.server.review.ReviewQuestions.ask;
import static tianxia.server.review.ReviewQuestions.done;
import static tianxia.server.review.ReviewQuestions.finished;
import static tianxia.server.review.ReviewQuestions.node;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.review.HeardReviewStore.News;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// A review that is worked on ends when nobody has asked for it for twenty seconds.
@Timeout(120)
class UnwantedReviewTest {
  private static final String VERSION = "v";
  private static final int PATIENCE = 20;
  private static final ReviewLimits LIMITS =
      new ReviewLimits(10, 10, Duration.ofSeconds(PATIENCE), 1_000_000, 1);

  private final AtomicLong clock = new AtomicLong();
  private final List<News> told = Collections.synchronizedList(new ArrayList<>());

  /// How many reviews were ordered, second by second.
  private final List<Integer> ordered = Collections.synchronizedList(new ArrayList<>());

  private final List<Reviews> nodes = new ArrayList<>();

  @Test
  void workEndsThatNobodyAsksForAnyMore(@TempDir Path folder)
      throws InterruptedException, ExecutionException {
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken());
        House house = new House(store)) {
      ReviewStore kept = store.reviews().orElseThrow();
      ReviewStore hearing = HeardReviewStore.over(kept, (news, table) -> heard(kept, news));
      ThreadPoolExecutor pool = Reviews.pool(1);
      Party party = finished(house, "cards");
      try (Reviews reviews = node(house, hearing, VERSION, LIMITS, clock::get, pool)) {
        nodes.add(reviews);
        ask(reviews, SOMEBODY, party, 1);
        reviews.tick();
        // Its one thread comes to this once it has ended with the review.
        pool.submit(() -> {}).get();
        assertThat(told).as("no more than a first look").containsExactly(News.IMPROVED);
        assertThat(ordered.subList(0, PATIENCE)).as("while it is wanted").containsOnly(1);
        assertThat(ordered.getLast()).as("then").isZero();
        done(reviews, party, 1);
        // It is told of what it has finished after everybody can see it.
        pool.submit(() -> {}).get();
        assertThat(told).as("ordered anew").contains(News.FINISHED);
      }
    }
  }

  /// Once it is begun, nobody asks any more.
  private void heard(ReviewStore kept, News news) {
    told.add(news);
    if (told.size() > 1) {
      return;
    }
    Reviews reviews = nodes.getFirst();
    reviews.tick();
    for (int second = 0; second <= PATIENCE; second++) {
      clock.addAndGet(Duration.ofSeconds(1).toNanos());
      reviews.tick();
      ordered.add(kept.jobs(VERSION).size());
    }
  }
}
