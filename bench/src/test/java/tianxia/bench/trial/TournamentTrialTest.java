package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.Bouts;
import tianxia.server.http.Client;
import tianxia.server.http.Member;
import tools.jackson.databind.JsonNode;

/// A tournament at two nodes on PostgreSQL: one of them is killed when the last game of a round has
/// ended, once that which was told so, once the other one. Both look at what is due, so whichever
/// is left goes on, and a round that was just paired stays.
@Timeout(600)
class TournamentTrialTest {
  private static final int ROUNDS = 3;

  @TempDir private Path folder;

  private final List<Member> members = new ArrayList<>();
  private String path = "";

  @Test
  void aRoundIsPairedOnceWhicheverNodeDies() throws Exception {
    TrialOptions options = TrialProcesses.options(folder, "--nodes 2 --durable false");
    try (Network network = new Loopback();
        Database database = new OwnDatabase(folder, false, false);
        Cluster cluster = new Cluster(options, database, network)) {
      Node one = cluster.nodes().getFirst();
      Node other = cluster.nodes().getLast();
      cluster.start(one);
      Cluster.require(one);
      cluster.revive();
      try (Client there = new Client(port(one))) {
        begin(there, port(one));
        playRound(there, one, 1);
        one.kill();
      }
      cluster.revive();
      try (Client there = new Client(port(one))) {
        playRound(there, one, 2);
        other.kill();
        playRound(there, one, ROUNDS);
        assertWhole(at(there, one).getFirst(), database);
      }
    }
  }

  private static int port(Node node) {
    return node.address().getPort();
  }

  private List<Member> at(Client there, Node node) {
    return members.stream().map(member -> member.at(there, port(node))).toList();
  }

  private void begin(Client there, int port) {
    for (String name : List.of("Ada", "Bea", "Cleo", "Dora")) {
      members.add(Member.enrolled(there, port, name));
    }
    Member maker = members.getFirst();
    JsonNode made =
        Client.json(maker.post("/api/tournaments", Bouts.CUP.formatted("Cup", "swiss")));
    path = "/api/tournaments/" + made.path("id").asString();
    members.forEach(member -> member.send("POST", path + "/entry", "", ""));
    maker.send("POST", path + "/start", "", "");
  }

  private void playRound(Client there, Node node, int round) {
    List<Member> now = at(there, node);
    JsonNode shown = until(now.getFirst(), each -> each.path("pairings").size() == round);
    Bouts.open(shown).forEach(game -> Bouts.play(now, game));
  }

  /// The tournament as soon as it has come so far.
  private JsonNode until(Member who, Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode now = who.get(path);
      if (wanted.test(now)) {
        return now;
      }
      Thread.onSpinWait();
    }
  }

  private void assertWhole(Member who, Database database) throws SQLException, IOException {
    JsonNode over = until(who, now -> now.path("phase").asString().equals("closed"));
    assertThat(over.path("pairings")).hasSize(ROUNDS);
    Set<String> tables = new HashSet<>();
    for (JsonNode pairing : over.path("pairings")) {
      assertThat(pairing.path("games")).hasSize(2);
      for (JsonNode game : pairing.path("games")) {
        tables.add(game.path("table").asString());
        assertThat(game.path("result").path("winners")).hasSize(1);
      }
    }
    assertThat(tables).hasSize(2 * ROUNDS);
    assertThat(over.path("winner").toString()).isEqualTo("[\"Ada\"]");
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        ResultSet all = statement.executeQuery("select count(distinct id) from log")) {
      assertThat(all.next()).isTrue();
      assertThat(all.getInt(1)).as("tables in the store").isEqualTo(tables.size());
    }
  }
}
