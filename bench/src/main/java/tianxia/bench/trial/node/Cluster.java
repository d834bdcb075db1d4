package tianxia.bench.trial.node;

import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import tianxia.bench.load.ServerProcess;
import tianxia.bench.trial.database.Database;
import tianxia.bench.trial.network.Network;
import tianxia.bench.trial.network.StoreLink;
import tianxia.bench.trial.plan.TrialOptions;

/// The nodes of a trial, with what is between them and the store.
public final class Cluster implements AutoCloseable {
  /// How long a process may take to end by itself.
  public static final int STOPPING_SECONDS = 25;

  private static final int FIRST_PORT = 12_000;
  private static final int LAST_PORT = 32_000;
  private static final int PORTS_TRIED = 100;
  private static final int ATTEMPTS = 3;

  private final Database database;
  private final Network network;
  private final List<Node> nodes = new ArrayList<>();
  private final List<List<String>> next = new ArrayList<>();
  private int processes;

  public Cluster(TrialOptions options, Database database, Network network) throws IOException {
    this.database = database;
    this.network = network;
    for (int number = 1; number <= options.nodes(); number++) {
      nodes.add(node(number, options));
    }
  }

  private Node node(int number, TrialOptions options) throws IOException {
    StoreLink link = new StoreLink(database.at());
    int port = freePort();
    String host = network.host(number);
    List<String> given = new ArrayList<>();
    Path data = Files.createDirectories(options.folder().resolve("node-" + number));
    given.addAll(
        List.of("--host", host, "--port", Integer.toString(port), "--data", data.toString()));
    String store = network.machine() + ":" + link.port() + "/" + database.name();
    given.addAll(List.of("--store", "postgresql://" + store));
    if (options.cluster() && options.nodes() > 1) {
      given.addAll(List.of("--cluster", host + ":" + freePort()));
    }
    given.addAll(ServerProcess.unlimited());
    next.add(network.command(number, together(options.next(), given)));
    return new Node(
        number,
        new InetSocketAddress(host, port),
        network.command(number, together(options.server(), given)),
        options.folder().resolve("node-" + number + ".log"),
        link);
  }

  private static List<String> together(List<String> program, List<String> given) {
    List<String> command = new ArrayList<>(program);
    command.addAll(given);
    return command;
  }

  /// Has a node run the other version from its next process on.
  public void upgrade(Node node) {
    node.become(next.get(node.number() - 1));
  }

  /// A port that is free now, below those that systems give to outgoing connections: one of these
  /// could get it while a node is down.
  private static int freePort() throws IOException {
    for (int attempt = 1; ; attempt++) {
      int port = ThreadLocalRandom.current().nextInt(FIRST_PORT, LAST_PORT);
      try (ServerSocket socket = new ServerSocket(port)) {
        return socket.getLocalPort();
      } catch (BindException e) {
        if (attempt == PORTS_TRIED) {
          throw e;
        }
      }
    }
  }

  public List<Node> nodes() {
    return nodes;
  }

  public Database database() {
    return database;
  }

  public Network network() {
    return network;
  }

  /// The node that has run for longest.
  public Node oldest() {
    return byAge().getFirst();
  }

  public Node youngest() {
    return byAge().getLast();
  }

  /// Those that run, the oldest first.
  public List<Node> byAge() {
    return nodes.stream()
        .filter(Node::alive)
        .sorted(Comparator.comparingLong(Node::startedAt))
        .toList();
  }

  /// Starts a node, with a new process, whose role in the database tells it from all others.
  public void start(Node node) throws IOException {
    start(node, Map.of());
  }

  /// The same, with more in its environment.
  public void start(Node node, Map<String, String> more) throws IOException {
    Map<String, String> environment = new TreeMap<>(more);
    try {
      environment.putAll(database.login("process_" + ++processes + "_of_node_" + node.number()));
    } catch (SQLException e) {
      throw new IOException(e);
    }
    node.start(environment);
  }

  /// Starts those that have ended, as their supervisor would, and waits for all. One that does not
  /// get ready is replaced, a few times.
  ///
  /// @return how many had ended
  /// @throws IOException if one can't be started
  public int revive() throws IOException, InterruptedException {
    int ended = 0;
    for (Node node : nodes) {
      if (!node.alive()) {
        start(node);
        ended++;
      }
    }
    for (Node node : nodes) {
      for (int attempt = 1; attempt < ATTEMPTS && !node.awaitReady(); attempt++) {
        node.kill();
        start(node);
        ended++;
      }
      require(node);
    }
    return ended;
  }

  /// Ends all with SIGTERM, at the same time; those that take too long with SIGKILL.
  public void terminate() throws InterruptedException {
    List<Thread> all = new ArrayList<>();
    for (Node node : nodes) {
      all.add(
          Thread.startVirtualThread(() -> {
            try {
              node.terminate(STOPPING_SECONDS);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }));
    }
    for (Thread one : all) {
      one.join();
    }
  }

  /// Waits until a node is ready.
  ///
  /// @throws IOException if it takes too long
  public static void require(Node node) throws IOException, InterruptedException {
    if (!node.awaitReady()) {
      throw new IOException("node " + node.number() + " is not ready: see its log");
    }
  }

  @Override
  public void close() throws IOException {
    for (Node node : nodes) {
      node.kill();
      node.link().close();
    }
  }
}
