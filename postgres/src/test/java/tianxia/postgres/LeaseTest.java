package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.Membership.Node;

/// A lease in a database that stops and comes back, and a process that stands still.
@Timeout(120)
class LeaseTest {
  @TempDir private Path folder;

  private final AtomicLong clock = new AtomicLong();
  private TestDatabase database;
  private Nodes nodes;
  private Nodes.Told told;
  private Node node;
  private Lease lease;

  @BeforeEach
  void open() {
    database = new TestDatabase(folder.resolve("postgres"));
    database.renew();
    nodes = new Nodes(database);
    register(new Nodes.Told());
  }

  private void register(Nodes.Told duty) {
    told = duty;
    Jdbi jdbi = database.database().asking();
    Handle session = jdbi.open();
    node = NodeQueries.register(session, "lease:1", Nodes.STILL.lease());
    lease = new Lease(jdbi, session, node, Nodes.STILL, told, clock.get(), clock::get);
  }

  @AfterEach
  void close() {
    lease.close();
    nodes.close();
    database.close();
  }

  @Test
  void aNodeStopsServingBeforeItsLeaseRunsOutAndGoesOnWhenItIsRenewed() {
    lease.watch();
    clock.addAndGet(Nodes.STILL.safeNanos());
    lease.watch();
    assertThat(told.lapsed).isNotDone();
    clock.addAndGet(1);
    lease.watch();
    assertThat(told.lapsed).isDone();
    assertThat(told.renewed).isNotDone();

    lease.renew();

    assertThat(told.renewed).isDone();
  }

  @Test
  void aProcessThatWasStoppedFindsOutFirst() {
    // What a renewal says is only as new as when it was asked.
    clock.addAndGet(Nodes.STILL.lease().toNanos() * 3);
    lease.renew();
    assertThat(told.lapsed).isDone();
    assertThat(told.renewed).isDone();
  }

  @Test
  void aProcessThatWasExpelledMeanwhileIsNotToldThatItsLeaseIsRenewed() {
    clock.addAndGet(Nodes.STILL.lease().toNanos() * 3);
    database.execute("update node set gone = true where serial = " + node.serial());
    lease.renew();
    assertThat(told.expelled).isDone();
    assertThat(told.renewed).isNotDone();
  }

  @Test
  void aRestartOfTheDatabaseEndsNobody() {
    MembershipTimes quick =
        new MembershipTimes(Duration.ofHours(1), Duration.ofMillis(10), Duration.ofMinutes(10));
    Membership other = nodes.join("other:1", quick, new Nodes.Told());
    assertThat(other.ended(Set.of(node))).isEmpty();

    database.kill();
    lease.renew();
    assertThat(told.lapsed).isNotDone();
    database.startAgain();

    // All locks are free now, and all leases last.
    assertThat(other.ended(Set.of(node, other.self()))).isEmpty();
    nodes.awaitSession(other, 0);
    assertThat(other.ended(Set.of(node))).isEmpty();
    lease.renew();
    assertThat(other.ended(Set.of(node))).isEmpty();
    // It holds its lock again: when the session ends, the process has.
    lease.close();
    nodes.awaitNoSession(node);
    assertThat(other.ended(Set.of(node))).containsExactly(node);
  }
}
