package tianxia.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.remote.RemoteActorRefProvider;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.server.cluster.SharedStore;
import tianxia.server.computer.BotFactory;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.lobby.Lobby;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.table.SerialisingTables;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// A node of a cluster within the tests' process.
final class TestNode implements AutoCloseable {
  static final BotFactory AT_RANDOM =
      new BotFactory() {
        @Override
        public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
          return (forgotten, seen, seat, effort, random) -> forgotten.sample(seat, random);
        }
      };

  static {
    // So that connections can be cut.
    System.setProperty("pekko.remote.artery.advanced.test-mode", "on");
  }

  private final Computers computers = new Computers(1, AT_RANDOM);
  private final CompletableFuture<String> broken = new CompletableFuture<>();
  private final Lobby lobby;
  private final LocalTables local;
  private final Tables tables;
  private final String address;

  TestNode(SharedStore store) {
    this(store, Optional.empty());
  }

  /// @param certificates a folder, to encrypt with
  TestNode(SharedStore store, Optional<Path> certificates) {
    this(store, certificates, own -> own);
  }

  /// @param shared what it shares of its list with other nodes, made of its own
  TestNode(
      SharedStore store, Optional<Path> certificates, Function<SharedLobby, SharedLobby> shared) {
    lobby = Lobby.start(TableLimits.standard().listedInAll(), (p, c) -> broken.complete(p));
    local =
        new LocalTables(
            SmallGames.CATALOGUE,
            store,
            computers,
            LocalTables.PAUSE,
            TableLimits.standard(),
            lobby,
            (part, cause) -> broken.complete(part));
    address = freeAddress();
    tables =
        new PekkoProvider()
            .join(
                address,
                certificates,
                local,
                shared.apply(lobby),
                store,
                (p, c) -> broken.complete(p));
  }

  /// `host:port` for the other nodes.
  String address() {
    return address;
  }

  static String freeAddress() {
    return "127.0.0.1:" + FreePort.next();
  }

  /// All tables, as this node reaches them; what it passes on unread is read here.
  Tables tables() {
    return new SerialisingTables(tables);
  }

  /// The list of open tables, as this node's clients see it.
  Lobby lobby() {
    return lobby;
  }

  /// Has a table's owner delete it, if it still waits to begin and nobody is there.
  boolean expire(String table) {
    return ((ClusterTables) tables).expire(table);
  }

  /// Whether it is for this node to look for such tables.
  boolean oldest() {
    return ((ClusterTables) tables).node().oldest();
  }

  /// Completed once the node can't go on.
  CompletableFuture<String> broken() {
    return broken;
  }

  /// Whether a table is in this node's memory.
  boolean owns(String table) {
    return local.ownership().loaded(table);
  }

  ActorSystem<?> system() {
    return ((ClusterTables) tables).node().system();
  }

  /// Cuts this node off from another, in both directions; nobody is told.
  void cut(TestNode other) {
    throttle(other, "Blackhole$");
  }

  /// Whether this node takes another for a member that it reaches.
  boolean reaches(TestNode other) {
    Address far = Cluster.get(Adapter.toClassic(other.system())).selfAddress();
    ClusterEvent.CurrentClusterState state = Cluster.get(Adapter.toClassic(system())).state();
    return StreamSupport.stream(state.getMembers().spliterator(), false)
        .filter(member -> !state.getUnreachable().contains(member))
        .anyMatch(member -> member.address().equals(far));
  }

  /// Ends a [#cut].
  void heal(TestNode other) {
    throttle(other, "Unthrottled$");
  }

  /// By reflection, since Java can't name these classes of Scala's.
  private void throttle(TestNode other, String mode) {
    Cluster self = Cluster.get(Adapter.toClassic(system()));
    Address far = Cluster.get(Adapter.toClassic(other.system())).selfAddress();
    String adapter = "org.apache.pekko.remote.transport.ThrottlerTransportAdapter$";
    try {
      Object command =
          Class.forName(adapter + "SetThrottle")
              .getConstructors()[0]
              .newInstance(far, module(adapter + "Direction$Both$"), module(adapter + mode));
      ((RemoteActorRefProvider) self.system().provider()).transport().managementCommand(command);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("Pekko has other classes", e);
    }
  }

  private static Object module(String name) throws ReflectiveOperationException {
    return Class.forName(name).getField("MODULE$").get(null);
  }

  /// Ends without a word to the others, as if its process had been killed.
  void kill(TestMembership membership, List<TestNode> others) {
    others.stream().filter(node -> node != this).forEach(this::cut);
    membership.end();
    ((ClusterTables) tables).node().kill();
    local.close();
    lobby.close();
  }

  /// Idempotent.
  @Override
  public void close() {
    tables.close();
    lobby.close();
    computers.close();
  }
}
