package tianxia.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Game;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.http.Client;
import tianxia.server.http.Member;
import tianxia.server.http.RandomPlayer;
import tianxia.server.http.SocketClient;
import tools.jackson.databind.JsonNode;

/// The bots of docs/BOTS.md at tables that are open to all, of which they know the address alone.
@Timeout(120)
class BotsAtOpenTablesTest {
  private static final long SEED = 7;

  @TempDir Path folder;

  /// Whoever made the table, and whoever looks at the list, is told that a program has come.
  ///
  /// @param bot 0: that in Python; 1: that in Java
  /// @param account whether it plays for one
  @ParameterizedTest
  @CsvSource({"0,true", "1,true", "0,false", "1,false"})
  void whoComesPlaysAndIsShownAsAProgram(int bot, boolean account) throws Exception {
    Python.needed();
    try (Server server = Server.start(ServerConfig.local(folder.resolve("tables")).withPort(0));
        Client client = new Client(server.port());
        SocketClient lobby = client.lobby()) {
      String token = account ? Member.enrolled(client, server.port(), "Ada").forProgram() : "";
      JsonNode made = made(client);
      String table = made.path("info").path("table").asString();
      String link = "http://localhost:" + server.port() + "/t/" + table;
      BotProcess program = BotProcess.play(bot, link, "Piet", Map.of("TIANXIA_TOKEN", token));
      try (SocketClient socket = client.socket(table)) {
        RandomPlayer maker = new RandomPlayer(socket, "Zoe", SEED);
        maker.enter(made.path("tokens").path("1").asString()).play();
      }
      assertThat(program.said()).contains("winners:");
      JsonNode seats = Client.json(client.get("/api/tables/" + table)).path("seats");
      assertMarked(seats, account);
      // A seat is taken first, and becomes the account's then.
      String told = account ? "\"account\":true" : "\"program\":true";
      JsonNode row = lobby.next("lobby");
      while (!row.toString().contains(told)) {
        row = lobby.next("lobby");
      }
      assertMarked(row.path("tables").path(0).path("seats"), account);
    }
  }

  private static void assertMarked(JsonNode seats, boolean account) {
    assertThat(seats.path(0).path("name").asString()).isEqualTo("Zoe");
    assertThat(seats.path(0).has("program")).isFalse();
    assertThat(seats.path(1).path("program").asBoolean()).isTrue();
    assertThat(seats.path(1).path("name").asString()).isEqualTo(account ? "Ada" : "Piet");
    assertThat(seats.path(1).path("account").asBoolean(false)).isEqualTo(account);
  }

  /// A game without draws, so that whoever makes the table has no nonce to reveal.
  private static JsonNode made(Client client) {
    Game<?> game = BotsTest.gamesOfTwo().filter(each -> !each.chance()).findFirst().orElseThrow();
    String wish =
        """
        {"game":"%s","listed":true,"seats":[
          {"kind":"me","name":"Zoe","commitment":"%s"},{"kind":"open"}]}
        """
            .formatted(game.id(), "a".repeat(64));
    return Client.json(client.post("/api/tables", wish));
  }
}
