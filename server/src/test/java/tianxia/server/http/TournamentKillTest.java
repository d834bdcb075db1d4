package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A tournament whose server is killed while it is played.
final class TournamentKillTest {
  @TempDir Path data;

  /// Starts a server after each kill, which takes a while on a busy machine.
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void nothingIsLostNorDoubledWhenTheServerIsKilled() throws Exception {
    List<Member> members = new ArrayList<>();
    String id = "";
    int round = 0;
    for (int kill = 0; kill < 5; kill++) {
      try (ServerProcess process = ServerProcess.start(data);
          Client there = new Client(process.port())) {
        if (kill == 0) {
          for (String name : List.of("Ada", "Bea", "Cleo", "Dora")) {
            members.add(Member.enrolled(there, process.port(), name));
          }
          Member maker = members.getFirst();
          String made = maker.post("/api/tournaments", Bouts.CUP.formatted("Cup", "swiss")).body();
          id = Client.json(made).path("id").asString();
          String path = "/api/tournaments/" + id;
          members.forEach(member -> member.send("POST", path + "/entry", "", ""));
          maker.send("POST", path + "/start", "", "");
        } else {
          List<Member> now =
              members.stream().map(member -> member.at(there, process.port())).toList();
          round = finishOneGame(now, id, round);
        }
        process.kill();
      }
    }
    try (ServerProcess process = ServerProcess.start(data);
        Client there = new Client(process.port())) {
      playOn(members.stream().map(each -> each.at(there, process.port())).toList(), id);
    }
  }

  private static void playOn(List<Member> now, String id) {
    while (!shown(now.getFirst(), id).path("phase").asString().equals("closed")) {
      finishOneGame(now, id, 0);
    }
    JsonNode over = shown(now.getFirst(), id);
    assertThat(over.path("pairings")).hasSize(3);
    Set<String> tables = new HashSet<>();
    for (JsonNode pairing : over.path("pairings")) {
      for (JsonNode game : pairing.path("games")) {
        tables.add(game.path("table").asString());
        assertThat(game.path("result").path("winners")).hasSize(1);
        assertThat(game.path("result").path("absent")).isEmpty();
      }
    }
    assertThat(tables).hasSize(6);
    assertThat(over.path("winner").toString()).isEqualTo("[\"Ada\"]");
  }

  /// Plays one game that is open, if there is one or comes before the end.
  private static int finishOneGame(List<Member> members, String id, int round) {
    while (true) {
      JsonNode now = Client.json(members.getFirst().send("GET", "/api/tournaments/" + id, "", ""));
      if (now.path("phase").asString().equals("closed")) {
        return round;
      }
      for (JsonNode pairing : now.path("pairings")) {
        for (JsonNode game : pairing.path("games")) {
          if (game.path("result").isMissingNode()) {
            Bouts.play(members, game);
            return pairing.path("number").asInt();
          }
        }
      }
      Thread.onSpinWait();
    }
  }

  private static JsonNode shown(Member who, String id) {
    return Client.json(who.send("GET", "/api/tournaments/" + id, "", ""));
  }
}
