package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.server.store.ReviewStore.Bounds;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Found;
import tianxia.server.store.ReviewStore.Job;
import tianxia.server.store.ReviewStore.Progress;
import tianxia.server.store.ReviewStore.State;
import tianxia.server.store.ReviewStore.Subject;
import tianxia.server.store.Store.Row;

/// What every store must do with reviews.
interface ReviewStoreContract {
  Bounds FEW = new Bounds(3, 2);

  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  private static Subject subject(String table) {
    return new Subject(table, "v");
  }

  private static Packed packed(String text) {
    return Packed.of(text);
  }

  /// The reviews of a store with a table of each name.
  private static ReviewStore reviews(Store store, String... tables) {
    for (String table : tables) {
      store.append(List.of(new Row(table, 1, 7, Begun.ENTRY)));
    }
    return store.reviews().orElseThrow();
  }

  private static Job only(ReviewStore reviews) {
    assertThat(reviews.jobs("v")).hasSize(1);
    return reviews.jobs("v").getFirst();
  }

  private static Claim taken(ReviewStore reviews, Job job) {
    assertThat(reviews.take(job)).isTrue();
    return new Claim(job.subject(), job.epoch() + 1);
  }

  private static void finish(ReviewStore reviews, String table, Packed body, long room) {
    assertThat(reviews.order(subject(table), "a", packed("game"), FEW)).isTrue();
    assertThat(reviews.finish(taken(reviews, only(reviews)), body, room)).isTrue();
  }

  private static boolean isKept(ReviewStore reviews, String table) {
    return reviews.find(subject(table)) instanceof Found.Finished;
  }

  @Test
  default void anOrderIsMadeOnceWithinBoundsAndKept() {
    try (Store store = open()) {
      ReviewStore reviews = reviews(store, "t1", "t2", "t3", "t4");
      assertThat(reviews.find(subject("t1"))).isInstanceOf(Found.Nothing.class);
      assertThat(reviews.order(subject("t1"), "a", packed("game"), FEW)).isTrue();
      assertThat(reviews.order(subject("t1"), "a", packed("other"), FEW)).isTrue();
      assertThat(reviews.order(subject("t2"), "a", packed("game"), FEW)).isTrue();
      assertThat(reviews.order(subject("t3"), "a", packed("game"), FEW)).as("by one").isFalse();
      assertThat(reviews.order(subject("t3"), "b", packed("game"), FEW)).isTrue();
      assertThat(reviews.order(subject("t4"), "c", packed("game"), FEW)).as("in all").isFalse();
      assertThat(reviews.order(subject("none"), "c", packed("game"), new Bounds(9, 9))).isTrue();
      assertThat(reviews.find(subject("none"))).as("of no table").isInstanceOf(Found.Nothing.class);
    }
    try (Store store = open()) {
      ReviewStore reviews = reviews(store);
      assertThat(reviews.jobs("v").stream().map(job -> job.subject().table()))
          .containsExactly("t1", "t2", "t3");
      assertThat(reviews.jobs("w")).isEmpty();
      assertThat(reviews.unfinished()).isEqualTo(3);
      assertThat(((Found.Ordered) reviews.find(subject("t3"))).ahead()).isEqualTo(2);
      Job second = reviews.jobs("v").get(1);
      reviews.asked(Set.of(second.subject()));
      reviews.drop(second);
      assertThat(reviews.jobs("v")).as("somebody has asked for it since").hasSize(3);
      reviews.drop(reviews.jobs("v").get(1));
      assertThat(reviews.jobs("v")).hasSize(2);
    }
  }

  @Test
  default void oneWorksOnItAtATimeAndAnotherGoesOnFromThere() {
    try (Store store = open()) {
      ReviewStore reviews = reviews(store, "t1");
      reviews.order(subject("t1"), "a", packed("game"), FEW);
      Job waiting = only(reviews);
      Claim first = taken(reviews, waiting);
      assertThat(reviews.take(waiting)).as("it is taken").isFalse();
      assertThat(reviews.work(first).orElseThrow().order()).isEqualTo(packed("game"));
      assertThat(reviews.work(first).orElseThrow().reached().text()).isEmpty();
      assertThat(reviews.improve(new Progress(first, 100, -1, Packed.NOTHING), packed("rough")))
          .isTrue();
      assertThat(reviews.tell(List.of(new Progress(first, 200, 9, packed("there"))))).isEmpty();
      assertThat(reviews.tell(List.of(new Progress(first, 300, 8, Packed.NOTHING)))).isEmpty();
      Found.Ordered found = (Found.Ordered) reviews.find(subject("t1"));
      assertThat(found.progress()).isEqualTo(300);
      assertThat(found.seconds()).isEqualTo(8);
      assertThat(found.soFar()).isEqualTo(packed("rough"));

      Job left = only(reviews);
      assertThat(left.beat()).as("somebody works on it").isEqualTo(3);
      Claim second = taken(reviews, left);
      assertThat(reviews.work(second).orElseThrow().reached()).isEqualTo(packed("there"));
      assertThat(reviews.tell(List.of(new Progress(first, 9, 9, Packed.NOTHING))))
          .containsExactly(first);
      assertThat(reviews.improve(new Progress(first, 9, 9, Packed.NOTHING), Packed.NOTHING))
          .isFalse();
      assertThat(reviews.finish(first, packed("late"), 99)).isFalse();
      reviews.release(first);
      reviews.fail(first);
      assertThat(only(reviews).state()).isEqualTo(State.WORKING);
      assertThat(reviews.finish(second, packed("whole"), 99)).isTrue();
      assertThat(reviews.finish(second, packed("again"), 99)).isFalse();
      assertThat(((Found.Finished) reviews.find(subject("t1"))).body()).isEqualTo(packed("whole"));
    }
  }

  private static void looked(ReviewStore reviews, Claim claim, int seconds) {
    assertThat(reviews.improve(new Progress(claim, 100, seconds, Packed.NOTHING), packed("rough")))
        .isTrue();
  }

  private static Job job(ReviewStore reviews, String table) {
    return reviews.jobs("v").stream()
        .filter(job -> job.subject().equals(subject(table)))
        .findFirst()
        .orElseThrow();
  }

  private static Found.Ordered ordered(ReviewStore reviews, String table) {
    return (Found.Ordered) reviews.find(subject(table));
  }

  private static List<String> order(ReviewStore reviews) {
    return reviews.jobs("v").stream().map(job -> job.subject().table()).toList();
  }

  @Test
  default void whatNobodyHasLookedAtComesFirst() {
    try (Store store = open()) {
      ReviewStore reviews = reviews(store, "t1", "t2", "t3");
      for (String table : List.of("t1", "t2", "t3")) {
        assertThat(reviews.order(subject(table), "a", packed("game"), new Bounds(9, 9))).isTrue();
      }
      assertThat(reviews.jobs("v")).noneMatch(Job::looked);
      Claim first = taken(reviews, job(reviews, "t1"));
      looked(reviews, first, 20);
      assertThat(order(reviews)).containsExactly("t2", "t3", "t1");
      Claim second = taken(reviews, job(reviews, "t2"));
      looked(reviews, second, 30);
      assertThat(reviews.tell(List.of(new Progress(second, 100, -1, packed("there"))))).isEmpty();
      reviews.release(second);
      assertThat(order(reviews)).containsExactly("t3", "t1", "t2");
      assertThat(job(reviews, "t2").looked()).isTrue();
      assertThat(job(reviews, "t3").looked()).isFalse();

      assertThat(ordered(reviews, "t3").ahead()).isZero();
      assertThat(ordered(reviews, "t3").seconds()).as("nobody can tell").isEqualTo(-1);
      assertThat(ordered(reviews, "t1").seconds()).isEqualTo(20);
      assertThat(ordered(reviews, "t2").ahead()).as("the third").isEqualTo(1);
      assertThat(ordered(reviews, "t2").seconds()).as("after the first").isEqualTo(50);

      Claim third = taken(reviews, job(reviews, "t3"));
      looked(reviews, third, 40);
      assertThat(ordered(reviews, "t2").ahead()).isZero();
      assertThat(ordered(reviews, "t2").seconds()).as("beside two").isEqualTo(30 + 60 / 2);
      reviews.release(third);
      assertThat(ordered(reviews, "t2").seconds()).isEqualTo(50);
      assertThat(ordered(reviews, "t3").seconds()).as("after both").isEqualTo(90);
    }
  }

  @Test
  default void whatIsLeftWaitsAndWhatCannotBeMadeIsTold() {
    try (Store store = open()) {
      ReviewStore reviews = reviews(store, "t1");
      reviews.order(subject("t1"), "a", packed("game"), FEW);
      reviews.release(taken(reviews, only(reviews)));
      assertThat(only(reviews).state()).isEqualTo(State.WAITING);
      Claim claim = taken(reviews, only(reviews));
      assertThat(claim.epoch()).isEqualTo(2);
      reviews.releaseAll();
      assertThat(only(reviews).state()).isEqualTo(State.WAITING);
      reviews.fail(taken(reviews, only(reviews)));
      assertThat(only(reviews).state()).isEqualTo(State.FAILED);
      assertThat(reviews.unfinished()).isZero();
      assertThat(reviews.take(only(reviews))).as("it has failed").isFalse();
      reviews.drop(only(reviews));
      assertThat(reviews.find(subject("t1"))).isInstanceOf(Found.Nothing.class);
    }
  }

  @Test
  default void finishedOnesAreKeptWithinBoundsAndGoWithTheirTable() {
    Packed body = packed("a review");
    int two = 2 * body.size();
    try (Store store = open()) {
      ReviewStore reviews = reviews(store, "t1", "t2", "t3");
      finish(reviews, "t1", body, two);
      finish(reviews, "t2", body, two);
    }
    try (Store store = open()) {
      ReviewStore reviews = reviews(store);
      assertThat(isKept(reviews, "t1") && isKept(reviews, "t2")).isTrue();
      finish(reviews, "t3", body, two);
      assertThat(isKept(reviews, "t1")).as("the first goes").isFalse();
      assertThat(isKept(reviews, "t2") && isKept(reviews, "t3")).isTrue();
      finish(reviews, "t1", body, 1);
      assertThat(isKept(reviews, "t1")).as("the last stays").isTrue();
      assertThat(isKept(reviews, "t2") || isKept(reviews, "t3")).isFalse();

      assertThat(reviews.order(new Subject("t1", "w"), "a", packed("game"), FEW)).isTrue();
      Job other = reviews.jobs("w").getFirst();
      assertThat(reviews.finish(taken(reviews, other), body, 99)).isTrue();
      assertThat(isKept(reviews, "t1")).as("of another version").isFalse();

      reviews.order(subject("t1"), "a", packed("game"), FEW);
      Claim claim = taken(reviews, only(reviews));
      store.delete(store.claim("t1").claim());
      assertThat(reviews.find(new Subject("t1", "w"))).isInstanceOf(Found.Nothing.class);
      assertThat(reviews.finish(claim, body, 99)).isFalse();
      assertThat(isKept(reviews, "t1")).isFalse();
    }
  }
}
