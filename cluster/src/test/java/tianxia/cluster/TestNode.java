package tianxia.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CompletableFuture;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.server.cluster.SharedStore;
import tianxia.server.computer.BotFactory;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.table.LocalTables;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;

/// A node of a cluster within the tests' process.
final class TestNode implements AutoCloseable {
  private static final BotFactory AT_RANDOM =
      new BotFactory() {
        @Override
        public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
          return (forgotten, seen, seat, effort, random) -> forgotten.sample(seat, random);
        }
      };

  private final Computers computers = new Computers(1, AT_RANDOM);
  private final CompletableFuture<String> broken = new CompletableFuture<>();
  private final LocalTables local;
  private final Tables tables;

  TestNode(SharedStore store) {
    local =
        new LocalTables(
            SmallGames.CATALOGUE,
            store,
            computers,
            LocalTables.PAUSE,
            TableLimits.standard(),
            (part, cause) -> broken.complete(part));
    tables = new PekkoProvider().join(freeAddress(), local, store, (p, c) -> broken.complete(p));
  }

  static String freeAddress() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return "127.0.0.1:" + socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Tables tables() {
    return tables;
  }

  LocalTables local() {
    return local;
  }

  /// Completed once the node can't go on.
  CompletableFuture<String> broken() {
    return broken;
  }

  /// Whether a table is in this node's memory.
  boolean owns(String table) {
    return local.ownership().loaded(table);
  }

  /// Ends without a word to the others, as if its process had been killed.
  void kill(TestMembership membership) {
    membership.end();
    ((ClusterTables) tables).kill();
  }

  @Override
  public void close() {
    tables.close();
    computers.close();
  }
}
