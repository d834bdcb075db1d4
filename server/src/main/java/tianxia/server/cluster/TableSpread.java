package tianxia.server.cluster;

import java.nio.file.Path;
import java.util.Optional;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// Makes of one server's tables those of all servers.
@FunctionalInterface
public interface TableSpread {
  /// All tables, wherever they are.
  ///
  /// @param local the tables of this server; closed with what is returned
  /// @param lobby lists those of this server, and is told which ones others list
  /// @param store on which they are
  /// @throws java.io.UncheckedIOException if the other servers can't be had, with a sentence for
  ///   the one who runs this one
  /// @throws IllegalArgumentException if the address or the store is not for several servers
  Tables over(LocalTables local, SharedLobby lobby, Store store, FatalFailureListener failures);

  /// By the provider, if its module is there.
  ///
  /// @param address `host:port` for the other servers
  /// @param certificates as in [ClusterProvider#join]
  static TableSpread at(String address, Optional<Path> certificates) {
    return (local, lobby, store, failures) -> {
      if (!(store instanceof SharedStore shared)) {
        throw new IllegalArgumentException(
            "--cluster needs a store that several servers can use: --store postgresql://…");
      }
      return ClusterProvider.find()
          .orElseThrow(() -> new IllegalArgumentException("--cluster: its module is not there"))
          .join(address, certificates, local, lobby, shared, failures);
    };
  }
}
