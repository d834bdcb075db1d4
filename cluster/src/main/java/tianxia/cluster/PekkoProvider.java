package tianxia.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import tianxia.cluster.membership.NodeDuty;
import tianxia.server.cluster.ClusterProvider;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.SharedStore;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// A cluster of Apache Pekko whose members the store decides on. Found by
/// [java.util.ServiceLoader].
public final class PekkoProvider implements ClusterProvider {
  @Override
  public Tables join(
      String address,
      Optional<Path> certificates,
      LocalTables local,
      SharedLobby lobby,
      SharedStore store,
      FatalFailureListener failures) {
    NodeAddress at = NodeAddress.of(address);
    Encryption encryption = Encryption.of(at, certificates);
    NodeDuty duty = new NodeDuty(local.ownership(), failures);
    Membership membership = membership(store, at, duty, failures);
    try {
      ClusterNode node =
          ClusterNode.start(at, encryption, local, lobby, membership, duty, failures);
      ClusterTables tables = new ClusterTables(node);
      local.ownership().sweepThrough(node::oldest, tables::expire, tables::retire, tables::settle);
      return tables;
    } catch (RuntimeException e) {
      membership.close();
      throw e;
    }
  }

  private static Membership membership(
      SharedStore store, NodeAddress at, NodeDuty duty, FatalFailureListener failures) {
    try {
      return store.join(at.text(), duty, failures);
    } catch (Store.Failure e) {
      throw new UncheckedIOException(new IOException("the store can't be reached", e));
    }
  }
}
