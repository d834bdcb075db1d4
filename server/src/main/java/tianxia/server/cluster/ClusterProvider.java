package tianxia.server.cluster;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// Spreads tables over nodes, in a module of its own, which the server does not know: it is found
/// by [ServiceLoader], and only if a cluster is asked for.
public interface ClusterProvider {
  /// Joins the cluster, or founds it.
  ///
  /// @param address `host:port` to listen on, at which other nodes reach this one
  /// @param certificates a folder with `tls.key`, `tls.crt` and `ca.crt` (PEM), by which nodes know
  ///   each other and encrypt what they say; without, they do neither
  /// @param local the tables of this node; closed with what is returned
  /// @param lobby lists the tables of this node, and is told which ones other nodes list
  /// @param store decides who belongs to the cluster; the caller closes it later
  /// @return all tables, wherever they are
  /// @throws IllegalArgumentException if the address or the certificates can't be used, or it needs
  ///   some, with a sentence for the one who runs the server
  /// @throws java.io.UncheckedIOException if the address can't be listened on, with a sentence for
  ///   the one who runs the server
  Tables join(
      String address,
      Optional<Path> certificates,
      LocalTables local,
      SharedLobby lobby,
      SharedStore store,
      FatalFailureListener failures);

  /// The provider, if it is there.
  static Optional<ClusterProvider> find() {
    return ServiceLoader.load(ClusterProvider.class).findFirst();
  }
}
