package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.postgres.Nodes.expel;
import static tianxia.server.cluster.Membership.Verdict.EXPELLED;
import static tianxia.server.cluster.Membership.Verdict.EXPELLED_BY_OTHERS;
import static tianxia.server.cluster.Membership.Verdict.UNDECIDED;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.cluster.Membership;

/// Who belongs to the cluster is decided once, in the database.
@Timeout(120)
class MembershipTest {
  private TestDatabase database;
  private Nodes nodes;

  @BeforeEach
  void open() {
    database = TestDatabase.shared();
    nodes = new Nodes(database);
  }

  @AfterEach
  void close() {
    nodes.close();
  }

  @Test
  void theFirstFoundsAndTheOthersEnterThroughThoseBeforeThem() {
    Membership first = nodes.join("a:1");
    Membership second = nodes.join("b:1");
    Membership third = nodes.join("c:1");

    assertThat(first.earlier()).isEmpty();
    assertThat(second.earlier()).containsExactly(first.self());
    assertThat(third.earlier()).containsExactly(first.self(), second.self());
    assertThat(third.self().address()).isEqualTo("c:1");

    first.close();
    assertThat(third.earlier()).containsExactly(second.self());
  }

  @Test
  void ofManyThatComeAtOnceOneFounds() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Membership>> joining = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        String address = "node:" + i;
        joining.add(threads.submit(() -> nodes.join(address)));
      }
      int founders = 0;
      for (Future<Membership> node : joining) {
        founders += node.get().earlier().isEmpty() ? 1 : 0;
      }
      assertThat(founders).isEqualTo(1);
    }
  }

  @Test
  void whoComesWithTheSameAddressReplacesTheOneBefore() {
    Membership before = nodes.join("a:1");
    Membership other = nodes.join("b:1");
    Membership again = nodes.join("a:1");

    assertThat(again.earlier()).containsExactly(other.self());
    assertThat(other.ended(Set.of(before.self(), again.self()))).containsExactly(before.self());
    assertThat(expel(before, Set.of(other.self()))).isEqualTo(EXPELLED_BY_OTHERS);
  }

  @Test
  void theLargerPartStaysAndTheOthersAreTold() throws Exception {
    Nodes.Told told = new Nodes.Told();
    MembershipTimes quick =
        new MembershipTimes(Duration.ofHours(1), Duration.ofMillis(10), Duration.ofMinutes(10));
    Membership alone = nodes.join("a:1", quick, told);
    Membership second = nodes.join("b:1");
    Membership third = nodes.join("c:1");

    assertThat(expel(alone, Set.of(second.self(), third.self()))).isEqualTo(UNDECIDED);
    assertThat(expel(second, Set.of(alone.self()))).isEqualTo(EXPELLED);
    assertThat(expel(third, Set.of(alone.self()))).isEqualTo(EXPELLED);
    assertThat(expel(alone, Set.of(second.self(), third.self()))).isEqualTo(EXPELLED_BY_OTHERS);
    told.expelled.get(60, TimeUnit.SECONDS);
    assertThat(third.earlier()).containsExactly(second.self());
  }

  /// It comes to suspect one before the other.
  @Test
  void aNodeThatIsCutOffDoesNotExpelTheOthersOneByOne() {
    Membership alone = nodes.join("a:1");
    Membership.Node second = nodes.join("b:1").self();
    Membership third = nodes.join("c:1");
    Set<Membership.Node> unreached = Set.of(second, third.self());

    assertThat(alone.expel(Set.of(second), unreached)).isEqualTo(UNDECIDED);
    assertThat(third.earlier()).containsExactly(alone.self(), second);
    assertThat(expel(third, Set.of(alone.self()))).isEqualTo(EXPELLED);
  }

  /// Whoever it does not reach for a moment stays.
  @Test
  void onlySuspectsAreExpelled() {
    Membership first = nodes.join("a:1");
    Membership.Node suspect = nodes.join("b:1").self();
    Membership.Node late = nodes.join("c:1").self();
    Membership last = nodes.join("d:1");

    assertThat(first.expel(Set.of(suspect), Set.of(suspect, late))).isEqualTo(EXPELLED);
    assertThat(last.earlier()).containsExactly(first.self(), late);
  }

  @Test
  void ofTwoHalvesTheOneWithTheOldestStays() {
    Membership first = nodes.join("a:1");
    Membership second = nodes.join("b:1");

    assertThat(expel(second, Set.of(first.self()))).isEqualTo(UNDECIDED);
    assertThat(expel(first, Set.of(second.self()))).isEqualTo(EXPELLED);
    assertThat(expel(second, Set.of(first.self()))).isEqualTo(EXPELLED_BY_OTHERS);
  }

  @Test
  void whereNoPartHasMoreThanHalfTheOldestStaysAfterAWhile() {
    Membership first = nodes.join("a:1");
    Membership second = nodes.join("b:1");
    Membership third = nodes.join("c:1");
    Set<Membership.Node> ofFirst = Set.of(second.self(), third.self());
    Set<Membership.Node> ofSecond = Set.of(first.self(), third.self());

    assertThat(expel(first, ofFirst)).isEqualTo(UNDECIDED);
    assertThat(expel(second, ofSecond)).isEqualTo(UNDECIDED);
    nodes.clock.addAndGet(Nodes.STILL.lease().toNanos() / 2 + 1);
    assertThat(expel(second, ofSecond)).isEqualTo(UNDECIDED);
    assertThat(expel(first, ofFirst)).isEqualTo(EXPELLED);
    assertThat(expel(second, ofSecond)).isEqualTo(EXPELLED_BY_OTHERS);
  }

  @Test
  void aSmallPartStaysIfTheLeasesOfTheOthersHaveRunOut() {
    Membership first = nodes.join("a:1");
    Membership second = nodes.join("b:1");
    Membership third = nodes.join("c:1");
    Set<Membership.Node> others = Set.of(first.self(), second.self());

    nodes.runOut(first);
    nodes.runOut(second);
    // The database may have been away, and they about to renew.
    assertThat(expel(third, others)).isEqualTo(UNDECIDED);
    nodes.settle(third);
    nodes.renew(second);
    assertThat(expel(third, others)).isEqualTo(UNDECIDED);
    // Of those that are left it is the younger half.
    nodes.runOut(second);
    assertThat(expel(third, others)).isEqualTo(EXPELLED);
    assertThat(expel(first, Set.of(third.self()))).isEqualTo(EXPELLED_BY_OTHERS);
  }

  @Test
  void nobodyExpelsItself() {
    Membership first = nodes.join("a:1");

    assertThat(expel(first, Set.of(first.self()))).isEqualTo(EXPELLED);
    assertThat(expel(first, Set.of(nodes.join("b:1").self()))).isEqualTo(EXPELLED);
  }

  @Test
  void ofTwoThatExpelEachOtherOneStays() throws Exception {
    nodes.join("a:1");
    Membership second = nodes.join("b:1");
    Membership third = nodes.join("c:1");
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Membership.Verdict> one = threads.submit(() -> expel(second, Set.of(third.self())));
      Future<Membership.Verdict> two = threads.submit(() -> expel(third, Set.of(second.self())));
      assertThat(List.of(one.get(), two.get()))
          .containsExactlyInAnyOrder(EXPELLED, EXPELLED_BY_OTHERS);
    }
  }

  @Test
  void aNodeOnItsOwnStaysIfTheOthersHaveEnded() {
    Membership first = nodes.join("a:1");
    Membership second = nodes.join("b:1");
    first.close();

    assertThat(expel(second, Set.of(first.self()))).isEqualTo(EXPELLED);
    assertThat(second.earlier()).isEmpty();
  }

  @Test
  void onlyOneThatHasRenewedAllTheWhileSeesThatTheLeaseOfAnotherRanOut() {
    Membership first = nodes.join("a:1");
    Membership second = nodes.join("b:1");
    nodes.runOut(first);

    assertThat(second.lapsed()).isEmpty();
    nodes.settle(second);
    assertThat(second.lapsed()).containsExactly(first.self());
    nodes.runOut(second);
    assertThat(second.lapsed()).isEmpty();
  }
}
