package tianxia.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.cli.Main;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.server.Server;
import tianxia.server.ServerConfig;

/// The bots of docs/BOTS.md at tables of a real server, and the training loop of docs/RESEARCH.md.
class BotsTest {
  @TempDir Path folder;

  static Stream<Game<?>> gamesOfTwo() {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.seats(Options.of(game.options(), Map.of())) == 2);
  }

  /// Each bot takes one of the open seats; they play each other to the end.
  @ParameterizedTest
  @MethodSource("gamesOfTwo")
  void theBotsPlayAtATable(Game<?> game) throws Exception {
    Python.needed();
    try (Server server = Server.start(ServerConfig.local(folder.resolve("tables")).withPort(0));
        HttpClient http = HttpClient.newHttpClient()) {
      String url = "http://localhost:" + server.port();
      String wish =
          "{\"game\":\"" + game.id() + "\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}";
      HttpRequest make =
          HttpRequest.newBuilder(URI.create(url + "/api/tables"))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(wish))
              .build();
      String answer = http.send(make, HttpResponse.BodyHandlers.ofString()).body();
      Members made = (Members) JsonValue.parse(answer);
      String table = text(((Members) made.get("info")).get("table"));
      String link = url + "/t/" + table + "#join=" + text(made.get("invitation"));
      BotProcess python = BotProcess.play(0, link, "Piet", Map.of());
      BotProcess java = BotProcess.play(1, link, "Jana", Map.of());
      String one = python.said();
      String two = java.said();
      assertThat(List.of(one, two)).allSatisfy(said -> assertThat(said).contains("winners:"));
      HttpRequest.Builder watching =
          HttpRequest.newBuilder().header("Authorization", "Bearer " + text(made.get("watch")));
      URI shown = URI.create(url + "/api/tables/" + table);
      String info =
          http.send(watching.copy().uri(shown).build(), HttpResponse.BodyHandlers.ofString())
              .body();
      assertThat(info.split("\"program\":true", -1)).as(info).hasSize(3);
      HttpRequest record = watching.uri(URI.create(shown + "/record")).build();
      Path file = folder.resolve("game.tx");
      http.send(record, HttpResponse.BodyHandlers.ofFile(file));
      if (VerifyScript.checks(game)) {
        verified(file, one, two, game.chance());
      }
    }
  }

  /// If anything is drawn, both noted the same commitments, and the record has them.
  private static void verified(Path file, String one, String two, boolean draws) throws Exception {
    List<String> words = new ArrayList<>(List.of(VerifyScript.FILE.toString(), file.toString()));
    List<String> noted = one.lines().filter(line -> line.startsWith("noted: ")).toList();
    assertThat(two.lines().filter(line -> line.startsWith("noted: "))).isEqualTo(noted);
    assertThat(noted).hasSize(draws ? 1 : 0);
    if (draws) {
      List<String> commitments = List.of(noted.getFirst().split(" ", -1));
      assertThat(commitments).hasSize(7);
      words.addAll(commitments.subList(1, 7));
    }
    Python run = Python.run(words);
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.said()).contains(": true: ").doesNotContain("without a commitment");
  }

  @Test
  void theTrainingLoopRuns() throws Exception {
    Python.needed();
    List<String> words = new ArrayList<>();
    words.addAll(List.of("python3", BotProcess.BOTS.resolve("training.py").toString(), "sun-tzu"));
    words.addAll(List.of("--steps", "3000", "--games", "8", "--option", "warlords=on"));
    String classes = System.getProperty("java.class.path");
    Path arguments = Files.writeString(folder.resolve("java"), "-cp\n\"" + classes + "\"\n");
    words.add("--command");
    words.add(BotProcess.JAVA + " @" + arguments + " " + Main.class.getName());
    assertThat(BotProcess.start(words).said()).contains("steps, ").contains("games, ");
  }

  private static String text(JsonValue value) {
    return ((Text) value).value();
  }
}
