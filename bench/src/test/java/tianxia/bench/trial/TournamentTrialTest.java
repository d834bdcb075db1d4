package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.bench.trial.node.Node;
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

  private String path = "";

  @Test
  void aRoundIsPairedOnceWhicheverNodeDies() throws Exception {
    try (TwoNodes nodes = TwoNodes.begun(folder)) {
      Node one = nodes.one();
      nodes.revive();
      try (Client there = new Client(TwoNodes.port(one))) {
        begin(nodes.enrol(there, one, List.of("Ada", "Bea", "Cleo", "Dora")));
        playRound(nodes.at(there, one), 1);
        one.kill();
      }
      nodes.revive();
      try (Client there = new Client(TwoNodes.port(one))) {
        List<Member> now = nodes.at(there, one);
        playRound(now, 2);
        nodes.other().kill();
        playRound(now, ROUNDS);
        nodes.assertTablesInStore(tablesOfAll(now.getFirst()));
      }
    }
  }

  private void begin(List<Member> members) {
    Member maker = members.getFirst();
    JsonNode made =
        Client.json(maker.post("/api/tournaments", Bouts.CUP.formatted("Cup", "swiss")));
    path = "/api/tournaments/" + made.path("id").asString();
    members.forEach(member -> member.send("POST", path + "/entry", "", ""));
    maker.send("POST", path + "/start", "", "");
  }

  private void playRound(List<Member> now, int round) {
    JsonNode shown =
        TwoNodes.until(now.getFirst(), path, each -> each.path("pairings").size() == round);
    Bouts.open(shown).forEach(game -> Bouts.play(now, game));
  }

  /// How many tables there were: each game of each round is there, with its winner.
  private int tablesOfAll(Member who) {
    JsonNode over = TwoNodes.until(who, path, now -> now.path("phase").asString().equals("closed"));
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
    return tables.size();
  }
}
