package tianxia.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.http.Client;
import tianxia.server.http.SocketClient;
import tianxia.server.http.TestLimits;
import tianxia.server.store.folder.KeyFile;
import tools.jackson.databind.JsonNode;

/// What is said, over real sockets: nobody is sent the other room's words before the end, and the
/// host's decisions reach those whom they concern.
final class TalkSocketTest {
  private static final String TABLE =
      """
      {"game":"contrees","seats":[{"kind":"me","name":"Ada","nonce":"%1$s"},
       {"kind":"me","name":"Bea","nonce":"%1$s"}]}
      """
          .formatted("0f".repeat(16));

  @TempDir Path data;
  private final HttpClient http = HttpClient.newHttpClient();
  private Server server;
  private Client client;
  private String key;
  private String table;
  private JsonNode made;

  @BeforeEach
  void start() {
    server = Server.start(ServerConfig.local(data).withPort(0).withLimits(TestLimits.none()));
    client = new Client(server.port());
    key = new KeyFile(data).make();
    made = Client.json(client.post("/api/tables", TABLE));
    table = made.path("info").path("table").asString();
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
    http.close();
  }

  private String token(int viewer) {
    return viewer == 0
        ? made.path("watch").asString()
        : made.path("tokens").path(Integer.toString(viewer)).asString();
  }

  private SocketClient open(int viewer, String more) {
    return SocketClient.open(
            http,
            URI.create("ws://localhost:" + server.port() + "/api/tables/" + table + "/socket"))
        .send("{\"type\":\"hello\",\"token\":\"%s\"%s}".formatted(token(viewer), more));
  }

  private SocketClient hearing(int viewer) {
    return open(viewer, ",\"talk\":{\"players\":0,\"watchers\":0}");
  }

  private static String say(String id, String what) {
    return "{\"type\":\"say\",\"id\":\"%s\",\"seq\":1,%s}".formatted(id, what);
  }

  private HttpResponse<String> command(int viewer, String message) {
    return client.post("/api/tables/" + table + "/commands", message, Client.token(token(viewer)));
  }

  private JsonNode operator(String path, String body) {
    String[] bearer = Client.token(key);
    return Client.json(body.isEmpty() ? client.get(path, bearer) : client.post(path, body, bearer));
  }

  @Test
  void theOtherRoomIsNeverSentBeforeTheEnd() {
    List<SocketClient> sockets = new ArrayList<>();
    try {
      for (int viewer = 0; viewer <= 2; viewer++) {
        sockets.add(hearing(viewer));
        sockets.getLast().next("frame");
      }
      sockets.get(1).send(say("a", "\"words\":\"secretive players\"")).next("talk");
      sockets.get(0).send(say("a", "\"phrase\":\"well-played\"")).next("talk");
      sockets.get(2).next("talk");
      // Those who come back, whatever they say that they had.
      for (int viewer = 0; viewer <= 2; viewer++) {
        for (String since : List.of("", ",\"since\":1", ",\"since\":99")) {
          for (String heard : List.of("0", "1", "7")) {
            String more = ",\"talk\":{\"players\":%1$s,\"watchers\":%1$s}".formatted(heard);
            sockets.add(open(viewer, since + more));
            // The answer comes after all that was due.
            sockets.getLast().next("frame");
            sockets.getLast().send("{\"type\":\"ping\"}").next("pong");
          }
        }
      }
      sockets.forEach(socket -> socket.send(say("x", "\"phrase\":\"none\"")).next("refused"));
      for (int i = 0; i < sockets.size(); i++) {
        int viewer = i < 3 ? i : (i - 3) / 9;
        String raw = String.join("\n", sockets.get(i).raw);
        assertThat(raw).doesNotContain(viewer == 0 ? "secretive" : "watchers");
      }
      for (int viewer = 0; viewer <= 2; viewer++) {
        String other = viewer == 0 ? "secretive" : "watchers";
        for (String path : List.of("/talk", "/frame", "/record", "")) {
          assertThat(client.get("/api/tables/" + table + path, Client.token(token(viewer))).body())
              .doesNotContain(other);
        }
      }
      command(1, "{\"type\":\"resign\",\"id\":\"r\",\"seq\":1}");
      assertThat(sockets.get(0).next("talk").toString()).contains("secretive");
      assertThat(sockets.get(2).next("talk").toString()).contains("watchers");
    } finally {
      sockets.forEach(SocketClient::close);
    }
  }

  @Test
  void aReportReachesTheHostAndTheHostsDecisionWhomItConcerns() {
    for (String words : List.of("one", "two", "three", "four")) {
      assertThat(command(1, say(words, "\"words\":\"" + words + "\"")).body()).contains("done");
    }
    String report =
        "{\"type\":\"report\",\"id\":\"r\",\"seq\":1,\"room\":\"players\",\"line\":2,\"reason\":\"insult\"}";
    assertThat(command(2, report).body()).contains("done");
    JsonNode desk = operator("/api/operator/talk", "");
    JsonNode told = desk.path("reports").get(0);
    assertThat(desk.path("open").asInt()).isEqualTo(1);
    assertThat(told.path("name").asString()).isEqualTo("Ada");
    assertThat(told.path("reporter").asInt()).isEqualTo(2);
    assertThat(told.path("around").toString()).contains("one", "two", "three");
    assertThat(desk.toString()).doesNotContain("127.0.0.1", "mark:");

    String judgement =
        "{\"table\":\"%s\",\"room\":\"players\",\"line\":2,\"remove\":true,\"measure\":\"mute\",\"days\":3,\"reason\":\"be kind\"}"
            .formatted(table);
    JsonNode after = operator("/api/operator/talk/judgements", judgement);
    assertThat(after.path("open").asInt()).isZero();
    assertThat(after.path("acts").size()).isEqualTo(2);
    assertThat(command(2, say("z", "\"phrase\":\"hello\"")).body()).contains("done");
    JsonNode refused = Client.json(command(1, say("m", "\"words\":\"five\"")));
    assertThat(refused.path("code").asString()).isEqualTo("talk-silenced");
    assertThat(refused.path("silenced").path("reason").asString()).isEqualTo("be kind");
    assertThat(client.get("/api/tables/" + table + "/talk", Client.token(token(2))).body())
        .contains("\"by\":\"host\",\"reason\":\"be kind\"")
        .doesNotContain("two");
    // A mute leaves the set phrases, and says so when the socket opens.
    assertThat(command(1, say("n", "\"phrase\":\"sorry\"")).body()).contains("done");
    try (SocketClient socket = hearing(1)) {
      assertThat(socket.next("silenced").path("kind").asString()).isEqualTo("mute");
    }
    String id = after.path("sanctions").get(0).path("id").asString();
    operator("/api/operator/talk/lifted", "{\"id\":\"%s\",\"reason\":\"\"}".formatted(id));
    assertThat(command(1, say("o", "\"words\":\"five\"")).body()).contains("done");
  }

  @Test
  void whoIsBannedSaysAndHearsNothingAndTakesNoSeat() {
    command(1, say("a", "\"words\":\"rude\""));
    command(
        2,
        "{\"type\":\"report\",\"id\":\"r\",\"seq\":1,\"room\":\"players\",\"line\":1,\"reason\":\"spam\"}");
    operator(
        "/api/operator/talk/judgements",
        "{\"table\":\"%s\",\"room\":\"players\",\"line\":1,\"remove\":false,\"measure\":\"ban\",\"days\":1,\"reason\":\"enough\"}"
            .formatted(table));
    assertThat(command(1, say("b", "\"phrase\":\"hello\"")).body()).contains("talk-silenced");
    HttpResponse<String> refused = client.post("/api/tables", TABLE);
    assertThat(refused.statusCode()).isEqualTo(403);
    assertThat(refused.body()).contains("banned", "enough");
    assertThat(client.get("/api/tables/" + table + "/talk", Client.token(token(1))).statusCode())
        .isEqualTo(403);
    try (SocketClient socket = hearing(1)) {
      assertThat(socket.next("silenced").path("kind").asString()).isEqualTo("ban");
      socket.next("frame");
      socket.send("{\"type\":\"ping\"}").next("pong");
      assertThat(String.join("\n", socket.raw)).doesNotContain("rude");
    }
  }

  @Test
  void withoutTheKeyNobodyReadsOrDecides() {
    for (String path : List.of("judgements", "measures", "lifted")) {
      assertThat(client.post("/api/operator/talk/" + path, "{}").statusCode()).isEqualTo(401);
    }
    assertThat(client.get("/api/operator/talk").statusCode()).isEqualTo(401);
    assertThat(
            operator(
                    "/api/operator/talk/judgements",
                    "{\"table\":\"x\",\"room\":\"players\",\"line\":1,\"remove\":true,\"reason\":\"\"}")
                .path("code")
                .asString())
        .isEqualTo("malformed");
  }
}
