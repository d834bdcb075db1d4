package tianxia.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.cluster.Membership;

/// How a node enters the cluster: through the nodes that came before it, as the store has them, or
/// by founding it where there are none.
final class Entering {
  /// After how long the store is asked again who came before.
  private static final Duration AGAIN = Duration.ofSeconds(2);

  private static final Duration TOTAL = Duration.ofSeconds(60);

  private static final Logger LOG = LoggerFactory.getLogger(Entering.class);

  private final Cluster cluster;
  private final Membership membership;

  Entering(Cluster cluster, Membership membership) {
    this.cluster = cluster;
    this.membership = membership;
  }

  /// Waits until this node is a member.
  ///
  /// @throws UncheckedIOException if that takes too long
  void enter() throws InterruptedException {
    CountDownLatch up = new CountDownLatch(1);
    cluster.registerOnMemberUp(up::countDown);
    long deadline = System.nanoTime() + TOTAL.toNanos();
    Optional<List<Membership.Node>> asked = Optional.empty();
    do {
      List<Membership.Node> earlier = membership.earlier();
      // Pekko asks the same ones again by itself.
      if (!asked.equals(Optional.of(earlier))) {
        asked = Optional.of(earlier);
        through(earlier);
      }
      if (up.await(AGAIN.toMillis(), TimeUnit.MILLISECONDS)) {
        return;
      }
    } while (System.nanoTime() - deadline < 0);
    throw new UncheckedIOException(
        new IOException("the other nodes of the cluster can't be reached"));
  }

  private void through(List<Membership.Node> earlier) {
    if (earlier.isEmpty()) {
      LOG.info("founding the cluster");
      cluster.join(cluster.selfAddress());
    } else {
      LOG.info("entering the cluster of {} earlier nodes", earlier.size());
      cluster.joinSeedNodes(earlier.stream().map(node -> address(node.address())).toList());
    }
  }

  private Address address(String text) {
    NodeAddress node = NodeAddress.of(text);
    Address self = cluster.selfAddress();
    return new Address(self.protocol(), self.system(), node.host(), node.port());
  }
}
