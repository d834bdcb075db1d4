package tianxia.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountSettings;
import tianxia.server.http.Client;
import tianxia.server.http.Member;
import tianxia.server.http.SocketClient;
import tianxia.server.http.TestLimits;
import tianxia.server.store.folder.KeyFile;
import tools.jackson.databind.JsonNode;

/// A socket that a session or a program's token opened ends with it; one that a seat's own token
/// opened stays. What tells a banned account what is said ends with the ban.
final class EndedSessionTest {
  private static final String TABLE =
      """
      {"game":"contrees","seats":[{"kind":"me","name":"x","nonce":"%s"},{"kind":"computer","level":"easy"}]}
      """
          .formatted("5a".repeat(16));

  @TempDir Path data;
  private final HttpClient http = HttpClient.newHttpClient();
  private Server server;
  private Client client;
  private Member mei;

  @BeforeEach
  void start() {
    ServerConfig config =
        ServerConfig.local(data).withPort(0).withLimits(TestLimits.none(Duration.ofMillis(50)));
    server = Server.start(config.withAccounts(AccountSettings.STANDARD));
    client = new Client(server.port());
    mei = Member.enrolled(client, server.port(), "Mei");
  }

  @AfterEach
  void stop() {
    http.close();
    client.close();
    server.close();
  }

  private JsonNode table() {
    HttpResponse<String> made = mei.post("/api/tables", TABLE);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    return Client.json(made);
  }

  private SocketClient socket(JsonNode table, String token, String... headers) {
    SocketClient socket = open(table, headers).hello(token);
    assertThat(socket.next("frame").path("viewer").asInt()).isEqualTo(1);
    return socket;
  }

  private SocketClient open(JsonNode table, String... headers) {
    String id = table.path("info").path("table").asString();
    URI uri = URI.create("ws://localhost:%d/api/tables/%s/socket".formatted(server.port(), id));
    return SocketClient.open(http, uri, headers);
  }

  private static void ends(SocketClient socket) {
    assertThat(socket.next("error").path("code").asString()).isEqualTo("signed-out");
    assertThat(socket.closeStatus()).isPositive();
    socket.close();
  }

  private static void stays(SocketClient socket) {
    assertThat(socket.send("{\"type\":\"ping\"}").next("pong")).isNotNull();
    socket.close();
  }

  @Test
  void thoseOfASessionEndWithIt() {
    JsonNode table = table();
    SocketClient page = socket(table, "session", "Cookie", mei.cookie(), "Origin", mei.origin());
    SocketClient seat = socket(table, table.path("tokens").path("1").asString());
    assertThat(mei.send("DELETE", "/api/me/session", "", "").statusCode()).isEqualTo(200);
    ends(page);
    stays(seat);
  }

  @Test
  void whoHearsNewsOfAnAccountHearsThemNoMore() {
    URI uri = URI.create("ws://localhost:%d/api/me/socket".formatted(server.port()));
    SocketClient news =
        SocketClient.open(http, uri, "Cookie", mei.cookie(), "Origin", mei.origin())
            .hello("session");
    assertThat(news.next().path("type").asString()).isNotEqualTo("error");
    assertThat(mei.send("DELETE", "/api/me/session", "", "").statusCode()).isEqualTo(200);
    ends(news);
  }

  @Test
  void thoseOfAProgramEndWithItsToken() {
    JsonNode table = table();
    JsonNode made = Client.json(mei.post("/api/me/tokens", "{\"label\":\"bot\",\"play\":true}"));
    SocketClient program = socket(table, made.path("token").asString());
    SocketClient page = socket(table, "session", "Cookie", mei.cookie(), "Origin", mei.origin());
    String token = mei.get("/api/me").path("tokens").get(0).path("id").asString();
    assertThat(mei.send("DELETE", "/api/me/tokens/" + token, "", "").statusCode()).isEqualTo(200);
    ends(program);
    stays(page);
  }

  @Test
  void theOperatorEndsAllOfAnAccount() {
    String key = new KeyFile(data).make();
    JsonNode table = table();
    JsonNode made = Client.json(mei.post("/api/me/tokens", "{\"label\":\"bot\",\"play\":true}"));
    SocketClient program = socket(table, made.path("token").asString());
    SocketClient page = socket(table, "session", "Cookie", mei.cookie(), "Origin", mei.origin());
    SocketClient seat = socket(table, table.path("tokens").path("1").asString());
    assertThat(signOut("guess", "Mei").statusCode()).isEqualTo(401);
    assertThat(signOut(key, "Bo").statusCode()).isEqualTo(404);
    assertThat(signOut(key, "mei").statusCode()).isEqualTo(200);
    ends(program);
    ends(page);
    stays(seat);
    assertThat(mei.get("/api/me").path("code").asString()).isEqualTo("signed-out");
  }

  @Test
  void whoIsBannedHearsNothingMoreAndPlaysOn() {
    String key = new KeyFile(data).make();
    JsonNode table = table();
    SocketClient page = socket(table, "session", "Cookie", mei.cookie(), "Origin", mei.origin());
    SocketClient hearing = hearing(table);
    hearing.next("frame");
    String ban = "{\"name\":\"Mei\",\"measure\":\"ban\",\"days\":1,\"reason\":\"enough\"}";
    assertThat(mei.send("POST", "/api/operator/talk/measures", key, ban).statusCode())
        .isEqualTo(200);
    JsonNode why = hearing.next("error");
    assertThat(why.path("code").asString()).isEqualTo("banned");
    assertThat(why.path("message").asString()).contains("enough");
    assertThat(hearing.closeStatus()).isPositive();
    hearing.close();
    SocketClient again = hearing(table);
    assertThat(again.next("silenced").path("kind").asString()).isEqualTo("ban");
    again.next("frame");
    stays(again);
    stays(page);
  }

  private SocketClient hearing(JsonNode table) {
    return open(table, "Cookie", mei.cookie(), "Origin", mei.origin())
        .send("{\"type\":\"hello\",\"token\":\"session\",\"talk\":{\"players\":0,\"watchers\":0}}");
  }

  private HttpResponse<String> signOut(String key, String name) {
    return mei.send("POST", "/api/operator/signed-out", key, "{\"name\":\"" + name + "\"}");
  }
}
