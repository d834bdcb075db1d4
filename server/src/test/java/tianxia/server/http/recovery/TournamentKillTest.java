package tianxia.server.http.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.Bouts;
import tianxia.server.http.Client;
import tianxia.server.http.Member;
import tianxia.server.http.ServerProcess;
import tools.jackson.databind.JsonNode;

/// A tournament and a league whose server is killed while they are played: as soon as it has
/// answered, so before they have gone on by themselves.
final class TournamentKillTest {
  private static final int KILLS = 5;

  /// How many games a season of three has.
  private static final int SEASON = 3;

  @TempDir Path data;

  private final List<Member> members = new ArrayList<>();
  private String cup = "";
  private String league = "";

  /// Starts a server after each kill, which takes a while on a busy machine.
  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  void nothingIsLostNorDoubledWhenTheServerIsKilled() throws Exception {
    for (int kill = 0; kill < KILLS; kill++) {
      try (ServerProcess process = ServerProcess.start(data);
          Client there = new Client(process.port())) {
        if (kill == 0) {
          begin(there, process.port());
        } else {
          List<Member> now = at(there, process.port());
          List<JsonNode> games = new ArrayList<>(List.of(open(now, cup)));
          if (kill <= SEASON) {
            games.add(open(now, division(now.getFirst(), 1)));
          } else {
            ended(now.getFirst(), 1);
          }
          games.forEach(game -> Bouts.play(now, game));
          if (kill > SEASON) {
            sent(now.getFirst(), "/api/leagues/" + league + "/start");
          }
        }
        process.kill();
      }
    }
    try (ServerProcess process = ServerProcess.start(data);
        Client there = new Client(process.port())) {
      List<Member> now = at(there, process.port());
      cupIsWhole(playOn(now, cup));
      String second = division(now.getFirst(), 2);
      playOn(now, second);
      leagueIsWhole(now.getFirst(), second);
    }
  }

  private List<Member> at(Client there, int port) {
    return members.stream().map(member -> member.at(there, port)).toList();
  }

  /// Four take part in the tournament, three of them in the league; the last that is asked for is
  /// that both begin.
  private void begin(Client there, int port) {
    for (String name : List.of("Ada", "Bea", "Cleo", "Dora")) {
      members.add(Member.enrolled(there, port, name));
    }
    Member maker = members.getFirst();
    cup = made(maker, "/api/tournaments", Bouts.CUP.formatted("Cup", "swiss"));
    league = made(maker, "/api/leagues", Bouts.LEAGUE.formatted("Town"));
    members.forEach(member -> sent(member, "/api/tournaments/" + cup + "/entry"));
    members.subList(0, SEASON).forEach(each -> sent(each, "/api/leagues/" + league + "/entry"));
    sent(maker, "/api/tournaments/" + cup + "/start");
    sent(maker, "/api/leagues/" + league + "/start");
  }

  private static String made(Member maker, String path, String body) {
    return Client.json(maker.post(path, body)).path("id").asString();
  }

  private static void sent(Member who, String path) {
    assertThat(who.send("POST", path, "", "").statusCode()).isEqualTo(200);
  }

  /// What is shown at an address as soon as it is as wanted.
  private static JsonNode until(Member who, String path, Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode now = who.get(path);
      if (wanted.test(now)) {
        return now;
      }
      Thread.onSpinWait();
    }
  }

  /// A game of a tournament that is open, as soon as there is one.
  private static JsonNode open(List<Member> now, String tournament) {
    JsonNode shown =
        until(
            now.getFirst(), "/api/tournaments/" + tournament, each -> !Bouts.open(each).isEmpty());
    return Bouts.open(shown).getFirst();
  }

  /// The one tournament of a season that is played.
  private String division(Member who, int season) {
    JsonNode divisions =
        until(who, "/api/leagues/" + league, now -> now.path("season").asInt() == season)
            .path("divisions");
    assertThat(divisions).hasSize(1);
    return divisions.get(0).path("tournament").asString();
  }

  /// The league as soon as a season is over.
  private JsonNode ended(Member who, int season) {
    return until(
        who,
        "/api/leagues/" + league,
        now ->
            now.path("season").asInt() == season && now.path("phase").asString().equals("waiting"));
  }

  /// Plays a tournament to its end.
  private static JsonNode playOn(List<Member> now, String tournament) {
    while (true) {
      JsonNode shown =
          until(
              now.getFirst(),
              "/api/tournaments/" + tournament,
              each ->
                  !Bouts.open(each).isEmpty() || each.path("phase").asString().equals("closed"));
      if (Bouts.open(shown).isEmpty()) {
        return shown;
      }
      Bouts.open(shown).forEach(game -> Bouts.play(now, game));
    }
  }

  private static void cupIsWhole(JsonNode over) {
    assertThat(over.path("pairings")).hasSize(3);
    assertThat(tables(over)).hasSize(6);
    assertThat(over.path("winner").toString()).isEqualTo("[\"Ada\"]");
  }

  private void leagueIsWhole(Member who, String second) {
    JsonNode over = ended(who, 2);
    assertThat(over.path("seasons"))
        .hasSize(2)
        .allSatisfy(season -> {
          assertThat(season.path("winner").asString()).isEqualTo("Ada");
        });
    JsonNode played = who.get("/api/tournaments?account=Ada").path("tournaments");
    assertThat(played).hasSize(3);
    String first =
        who.get("/api/leagues/" + league + "/seasons/1")
            .path("divisions")
            .get(0)
            .path("tournament")
            .asString();
    Set<String> tables = new HashSet<>(tables(who.get("/api/tournaments/" + first)));
    tables.addAll(tables(who.get("/api/tournaments/" + second)));
    assertThat(tables).hasSize(2 * SEASON);
  }

  /// The tables of a tournament that is over, each of which one has won, and nobody has missed.
  private static Set<String> tables(JsonNode over) {
    Set<String> tables = new HashSet<>();
    for (JsonNode pairing : over.path("pairings")) {
      for (JsonNode game : pairing.path("games")) {
        tables.add(game.path("table").asString());
        assertThat(game.path("result").path("winners")).hasSize(1);
        assertThat(game.path("result").path("absent")).isEmpty();
      }
    }
    return tables;
  }
}
