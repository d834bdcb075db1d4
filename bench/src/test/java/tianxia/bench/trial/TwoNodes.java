package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tianxia.bench.trial.database.Database;
import tianxia.bench.trial.database.OwnDatabase;
import tianxia.bench.trial.network.Loopback;
import tianxia.bench.trial.network.Network;
import tianxia.bench.trial.node.Cluster;
import tianxia.bench.trial.node.Node;
import tianxia.bench.trial.plan.TrialOptions;
import tianxia.server.http.Client;
import tianxia.server.http.Member;
import tools.jackson.databind.JsonNode;

/// Two nodes on a PostgreSQL of their own, of which the first has started, and the people who have
/// an account there.
final class TwoNodes implements AutoCloseable {
  private final Network network = new Loopback();
  private final Database database;
  private final Cluster cluster;
  private final List<Member> members = new ArrayList<>();

  private TwoNodes(Path folder) throws Exception {
    TrialOptions options = TrialProcesses.options(folder, "--nodes 2 --durable false");
    database = new OwnDatabase(folder, false, false);
    cluster = new Cluster(options, database, network);
  }

  /// With the first; nothing is left of them if it does not start.
  static TwoNodes begun(Path folder) throws Exception {
    TwoNodes nodes = new TwoNodes(folder);
    try {
      nodes.cluster.start(nodes.one());
      Cluster.require(nodes.one());
      return nodes;
    } catch (Exception | Error e) {
      nodes.close();
      throw e;
    }
  }

  Node one() {
    return cluster.nodes().getFirst();
  }

  Node other() {
    return cluster.nodes().getLast();
  }

  static int port(Node node) {
    return node.address().getPort();
  }

  /// Starts whichever does not run.
  void revive() throws Exception {
    cluster.revive();
  }

  /// Makes accounts at a node.
  List<Member> enrol(Client there, Node node, List<String> names) {
    names.forEach(name -> members.add(Member.enrolled(there, port(node), name)));
    return members;
  }

  /// Those who have one, as they are at a node.
  List<Member> at(Client there, Node node) {
    return members.stream().map(member -> member.at(there, port(node))).toList();
  }

  /// What is shown at an address as soon as it is as wanted.
  static JsonNode until(Member who, String path, Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode now = who.get(path);
      if (wanted.test(now)) {
        return now;
      }
      Thread.onSpinWait();
    }
  }

  void assertTablesInStore(int count) throws SQLException, IOException {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        ResultSet all = statement.executeQuery("select count(distinct id) from log")) {
      assertThat(all.next()).isTrue();
      assertThat(all.getInt(1)).as("tables in the store").isEqualTo(count);
    }
  }

  @Override
  public void close() throws IOException {
    try (network;
        database) {
      cluster.close();
    }
  }
}
