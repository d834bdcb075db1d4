package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tianxia.postgres.Nodes.expel;
import static tianxia.postgres.TestDatabase.row;
import static tianxia.server.cluster.Membership.Verdict.EXPELLED;
import static tianxia.server.cluster.Membership.Verdict.UNDECIDED;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.Membership.Node;
import tianxia.server.store.Store;
import tianxia.server.store.Store.Waiting;
import tianxia.server.supervision.Unbroken;

/// Sessions that end, alone or with all others; who founds the cluster then, and what an expelled
/// node still does.
@Timeout(120)
class SessionTest {
  private static final MembershipTimes QUICK =
      new MembershipTimes(Duration.ofHours(1), Duration.ofMillis(10), Duration.ofMinutes(10));

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
  void aSessionThatEndsAloneIsTheEndOfItsNodeThoughItsLeaseLasts() {
    Membership killed = nodes.join("a:1");
    Membership other = nodes.join("b:1");
    Set<Node> suspects = Set.of(killed.self());
    nodes.renew(killed);
    assertThat(other.ended(suspects)).isEmpty();

    nodes.killSession(killed);

    assertThat(other.ended(suspects)).isEqualTo(suspects);
    assertThat(other.earlier()).isEmpty();
    // It has, even if its process lives on.
    assertThatThrownBy(killed::earlier).isInstanceOf(Store.Failure.class);
  }

  @Test
  void toLookForLostSessionsDecidesNothing() {
    Membership node = nodes.join("a:1");
    Membership other = nodes.join("b:1");
    Set<Node> both = Set.of(node.self(), other.self());
    nodes.renew(node);
    assertThat(other.lost(both)).isEmpty();

    nodes.killSession(node);

    assertThat(other.lost(both)).containsExactly(node.self());
    // It still belongs to the cluster.
    assertThat(node.earlier()).isEmpty();
  }

  @Test
  void whoIsKnownToHaveEndedDoesNotKeepOthersFromFounding() {
    Membership killed = nodes.join("a:1");
    Membership other = nodes.join("b:1");
    nodes.renew(killed);
    nodes.killSession(killed);
    assertThat(other.earlier()).isEmpty();
  }

  @Test
  void aNodeThatLostItsSessionGetsAnotherAndGoesOn() {
    Nodes.Told told = new Nodes.Told();
    Membership node = nodes.join("a:1", QUICK, told);
    Membership other = nodes.join("b:1");

    nodes.renew(node);
    nodes.replaceSession(node);

    assertThat(other.ended(Set.of(node.self()))).isEmpty();
    assertThat(told.expelled).isNotDone();
    assertThat(told.lapsed).isNotDone();
  }

  @Test
  void nobodyHasEndedIfAllSessionsHave() {
    Membership first = nodes.join("a:1");
    Membership second = nodes.join("b:1", QUICK, new Nodes.Told());
    nodes.renew(first);

    database.cut();

    assertThat(second.ended(Set.of(first.self()))).isEmpty();
    nodes.awaitSession(second, 0);
    assertThat(second.ended(Set.of(first.self()))).isEmpty();
    assertThat(expel(second, Set.of(first.self()))).isEqualTo(UNDECIDED);
    assertThat(second.earlier()).containsExactly(first.self());
  }

  /// A newcomer can't tell why a session has ended, nor whether a lease is about to be renewed. It
  /// waits for a lease of its own; what it decides then is final.
  @Test
  void aNewcomerFoundsOnceItHasWaitedForTheLeasesOfOthers() {
    Membership killed = nodes.join("a:1");
    nodes.killSession(killed);
    Membership newcomer = nodes.join("b:1");
    assertThat(newcomer.ended(Set.of(killed.self()))).isEmpty();
    nodes.runOut(killed);
    assertThat(newcomer.earlier()).containsExactly(killed.self());
    nodes.settle(newcomer);
    assertThat(newcomer.earlier()).isEmpty();

    nodes.renew(killed);

    assertThat(newcomer.ended(Set.of(killed.self()))).containsExactly(killed.self());
    assertThatThrownBy(killed::earlier).isInstanceOf(Store.Failure.class);
    assertThat(expel(newcomer, Set.of(killed.self()))).isEqualTo(EXPELLED);
  }

  /// It may go on writing what it has, until somebody else claims it; but it takes nothing back.
  @Test
  void anExpelledNodeClaimsNothing() {
    try (PostgresStore one = database.open();
        PostgresStore two = database.open();
        Membership node = one.join("a:1", new Nodes.Told(), new Unbroken())) {
      one.append(List.of(row("t", 1, "c1")));
      Store.Claim claim = one.claim("t").claim();
      database.execute("update node set gone = true where serial = " + node.self().serial());
      one.append(claim, List.of(row("t", 2, "c2")), Waiting.SAME, 0);
      assertThatThrownBy(() -> one.claim("t"))
          .isInstanceOf(Store.Failure.class)
          .hasStackTraceContaining("does not belong to the cluster");
      assertThat(two.claim("t").claim().epoch()).isEqualTo(claim.epoch() + 1);
      assertThatThrownBy(() -> one.append(claim, List.of(row("t", 3, "c3")), Waiting.SAME, 0))
          .isInstanceOf(Store.Lost.class);
    }
  }
}
