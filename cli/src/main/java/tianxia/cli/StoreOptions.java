package tianxia.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import tianxia.games.Games;
import tianxia.server.Server;
import tianxia.server.cluster.TableSpread;
import tianxia.server.store.StoreOpener;

/// The options of `serve` that say where the tables are.
final class StoreOptions {
  @Option(
      names = "--store",
      paramLabel = "URL",
      description = {
        "A PostgreSQL database for the tables instead of the data folder:"
            + " postgresql://host:5432/database.",
        "User and password: TIANXIA_STORE_USER and TIANXIA_STORE_PASSWORD in the environment."
      })
  private Optional<String> store = Optional.empty();

  @Option(
      names = "--cluster",
      paramLabel = "HOST:PORT",
      description = {
        "Several servers with one --store share their tables: the address at which the others reach"
            + " this one.",
        "For servers alone: nobody else may be able to reach it (docs/HOSTING.md)."
      })
  private Optional<String> cluster = Optional.empty();

  /// Starts a server on this store.
  Server start(Server.Config config) {
    if (store.isEmpty() && cluster.isPresent()) {
      throw new CommandError(
          "serve: --cluster: needs a database that the servers share: --store postgresql://…");
    }
    if (store.isEmpty()) {
      return Server.start(config);
    }
    StoreOpener opener = StoreChoice.at(store.get());
    return cluster.isPresent()
        ? Server.start(config, Games.CATALOGUE, opener, TableSpread.at(cluster.get()))
        : Server.start(config, Games.CATALOGUE, opener);
  }
}
