package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.review.ReviewQuestions.SOMEBODY;
import static tianxia.server.review.ReviewQuestions.ask;
import static tianxia.server.review.ReviewQuestions.done;
import static tianxia.server.review.ReviewQuestions.finished;
import static tianxia.server.review.ReviewQuestions.node;
import static tianxia.server.review.ReviewQuestions.pool;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.message.table.ReviewedGame;
import tianxia.server.review.HeardReviewStore.News;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// Whoever asks for a review gets a first look at it before the closer ones of others.
@Timeout(120)
class FirstLooksTest {
  private static final String VERSION = "v";
  private static final ReviewLimits LIMITS =
      new ReviewLimits(10, 10, Duration.ofSeconds(20), 1_000_000, 1);

  private final AtomicLong clock = new AtomicLong();
  private Store store;
  private House house;

  @BeforeEach
  void open(@TempDir Path folder) {
    store = new SqliteStore(DataFolder.open(folder), new Unbroken());
    house = new House(store);
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private ReviewStore kept() {
    return store.reviews().orElseThrow();
  }

  /// Those of a node with one thread for them.
  ///
  /// @param free when it is free for them
  private Reviews reviews(String version, CountDownLatch free, BiConsumer<News, String> heard) {
    ReviewStore reviews = HeardReviewStore.over(kept(), heard);
    return node(house, reviews, version, LIMITS, clock::get, pool(free));
  }

  /// Each made while no other is ordered.
  private List<ReviewedGame> alone(List<Party> parties) {
    try (Reviews reviews = reviews("another", new CountDownLatch(0), (news, table) -> {})) {
      return parties.stream().map(party -> done(reviews, party, 1)).toList();
    }
  }

  @Test
  void allHaveOneBeforeAnyIsWhole() {
    List<Party> parties =
        List.of(finished(house, "cards"), finished(house, "pebbles"), finished(house, "cards"));
    List<String> told = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch free = new CountDownLatch(1);
    try (Reviews reviews = reviews(VERSION, free, (news, table) -> told.add(news + " " + table))) {
      parties.forEach(party -> ask(reviews, SOMEBODY, party, 1));
      free.countDown();
      List<ReviewedGame> all = parties.stream().map(party -> done(reviews, party, 1)).toList();
      assertThat(all).as("as if no other had been made").isEqualTo(alone(parties));
    }
    assertThat(told.subList(0, parties.size()))
        .as("in the order in which they were asked for")
        .isEqualTo(lines(News.IMPROVED, parties));
    assertThat(told.stream().filter(line -> line.startsWith(News.FINISHED.name())))
        .isEqualTo(lines(News.FINISHED, parties));
  }

  private static List<String> lines(News news, List<Party> parties) {
    return parties.stream().map(party -> news + " " + party.table()).toList();
  }

  @Test
  void whoComesLaterToAnotherNodeNeedNotWaitForWhatIsWorkedOn() {
    Party first = finished(house, "cards");
    Party second = finished(house, "cards");
    List<String> told = Collections.synchronizedList(new ArrayList<>());
    AtomicBoolean come = new AtomicBoolean();
    List<Reviews> nodes = new ArrayList<>();
    try (Reviews working =
            reviews(
                VERSION,
                new CountDownLatch(0),
                (news, table) -> {
                  told.add(news + " " + table);
                  if (!come.getAndSet(true)) {
                    ask(nodes.getFirst(), SOMEBODY, second, 1);
                    nodes.getLast().tick();
                  }
                });
        Reviews asking = reviews(VERSION, new CountDownLatch(1), (news, table) -> {})) {
      nodes.add(asking);
      nodes.add(working);
      ask(working, SOMEBODY, first, 1);
      working.tick();
      done(working, first, 1);
      done(working, second, 1);
      // By the one thread that has told of the first one before it went on with the second.
      assertThat(told.indexOf(News.IMPROVED + " " + second.table()))
          .isBetween(0, told.indexOf(News.FINISHED + " " + first.table()));
    }
  }
}
