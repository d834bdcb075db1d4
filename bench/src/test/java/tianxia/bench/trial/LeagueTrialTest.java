package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
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

/// A league at two nodes on PostgreSQL, whose season goes on when a node is killed: the one that
/// was asked to begin it, as soon as it has answered, and then the one that was told of the
/// season's last result. Whichever is left makes the tables, ends the season, and says who goes up
/// and who down, once.
@Timeout(600)
class LeagueTrialTest {
  private static final List<String> NAMES = List.of("Ada", "Bea", "Cleo", "Dora", "Edi");

  /// Of three above, and two below.
  private static final int GAMES = 4;

  @TempDir private Path folder;

  private String path = "";

  @Test
  void aSeasonGoesOnWhicheverNodeDies() throws Exception {
    try (TwoNodes nodes = TwoNodes.begun(folder)) {
      Node one = nodes.one();
      Node other = nodes.other();
      nodes.revive();
      try (Client there = new Client(TwoNodes.port(one))) {
        begin(nodes.enrol(there, one, NAMES));
        one.kill();
      }
      List<String> divisions;
      try (Client there = new Client(TwoNodes.port(other))) {
        List<Member> now = nodes.at(there, other);
        divisions = divisions(now.getFirst(), 1);
        divisions.forEach(division -> play(now, division));
        nodes.revive();
        divisions.forEach(division -> playOn(now, division));
        other.kill();
      }
      try (Client there = new Client(TwoNodes.port(one))) {
        Member maker = nodes.at(there, one).getFirst();
        assertWhole(maker, divisions);
        nodes.assertTablesInStore(GAMES);
        assertExchanged(maker);
      }
    }
  }

  /// The last that is asked for is that the first season begins.
  private void begin(List<Member> members) {
    Member maker = members.getFirst();
    JsonNode made = Client.json(maker.post("/api/leagues", Bouts.LEAGUE.formatted("Town")));
    path = "/api/leagues/" + made.path("id").asString();
    members.forEach(member -> sent(member, "/entry"));
    sent(maker, "/start");
  }

  private void sent(Member who, String what) {
    assertThat(who.send("POST", path + what, "", "").statusCode()).isEqualTo(200);
  }

  /// The tournaments of a season, as soon as it has begun.
  private List<String> divisions(Member who, int season) {
    JsonNode running =
        TwoNodes.until(
            who,
            path,
            now ->
                now.path("season").asInt() == season
                    && now.path("phase").asString().equals("running"));
    return running.path("divisions").findValuesAsString("tournament");
  }

  /// Plays the first round, as soon as its tables are there.
  private static void play(List<Member> now, String division) {
    JsonNode shown =
        TwoNodes.until(now.getFirst(), tournament(division), each -> !Bouts.open(each).isEmpty());
    Bouts.open(shown).forEach(game -> Bouts.play(now, game));
  }

  /// Plays until all have met, and does not wait for what follows.
  private static void playOn(List<Member> now, String division) {
    while (true) {
      JsonNode shown = now.getFirst().get(tournament(division));
      int players = shown.path("entrants").size();
      if (results(shown).size() == players * (players - 1) / 2) {
        return;
      }
      Bouts.open(shown).forEach(game -> Bouts.play(now, game));
    }
  }

  private static String tournament(String division) {
    return "/api/tournaments/" + division;
  }

  /// The tables of a tournament that somebody has won.
  private static Set<String> results(JsonNode tournament) {
    Set<String> tables = new HashSet<>();
    for (JsonNode pairing : tournament.path("pairings")) {
      for (JsonNode game : pairing.path("games")) {
        if (game.path("result").path("winners").size() == 1) {
          tables.add(game.path("table").asString());
        }
      }
    }
    return tables;
  }

  /// Each has met each other once, and the season has ended once.
  private void assertWhole(Member who, List<String> divisions) {
    JsonNode over =
        TwoNodes.until(who, path, now -> now.path("phase").asString().equals("waiting"));
    assertThat(over.path("seasons")).hasSize(1);
    assertThat(over.path("seasons").get(0).path("winner").asString()).isEqualTo("Ada");
    assertThat(who.get("/api/tournaments?account=Ada").path("tournaments")).hasSize(1);
    Set<String> tables = new HashSet<>();
    divisions.forEach(division -> tables.addAll(results(who.get(tournament(division)))));
    assertThat(tables).hasSize(GAMES);
  }

  /// Who was best below plays above in the next season, in the place of who was last there.
  private void assertExchanged(Member who) {
    assertThat(moved(who, 0, "down")).containsExactly("Cleo");
    assertThat(moved(who, 1, "up")).containsExactly("Dora");
    sent(who, "/start");
    String first = divisions(who, 2).getFirst();
    assertThat(who.get(tournament(first)).path("entrants").findValuesAsString("name"))
        .containsExactlyInAnyOrder("Ada", "Bea", "Dora");
  }

  private List<String> moved(Member who, int division, String where) {
    List<String> names = new ArrayList<>();
    who.get(path + "/seasons/1")
        .path("divisions")
        .path(division)
        .path("standings")
        .forEach(line -> {
          if (line.path("moves").asString().equals(where)) {
            names.add(line.path("name").asString());
          }
        });
    return names;
  }
}
