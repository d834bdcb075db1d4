package tianxia.server.operator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.http.Client;
import tianxia.server.store.folder.KeyFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// What whoever runs a server sees and does with their key, and that nobody does without it.
class OperatorTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TABLE =
      """
      {"game":"contrees","seats":[{"kind":"me","name":"Zenobia","nonce":"%1$s"},
       {"kind":"me","name":"Yolanda","nonce":"%1$s"}]}
      """
          .formatted("0f".repeat(16));

  @TempDir private Path data;
  private Server server;
  private Client client;
  private String key;

  @BeforeEach
  void start() {
    // Behind a proxy: so the tests come from addresses of their own.
    ServerConfig config = ServerConfig.local(data).withPort(0).behindProxy(Set.of());
    server = Server.start(config);
    client = new Client(server.port());
    key = new KeyFile(data).make();
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private HttpResponse<String> send(String method, String path, String token, String body) {
    return send(method, path, token, body, "192.0.2.1");
  }

  private HttpResponse<String> send(
      String method, String path, String token, String body, String address) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .header("Authorization", "Bearer " + token)
            .header("X-Forwarded-For", address);
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
    }
    return client.send(request.build());
  }

  private JsonNode status() {
    HttpResponse<String> answer = send("GET", "/api/operator", key, "");
    assertThat(answer.statusCode()).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  private JsonNode made() {
    HttpResponse<String> answer = send("POST", "/api/tables", "x", TABLE);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return JSON.readTree(answer.body());
  }

  @Test
  void withoutTheKeyNobodySeesOrDoesAnything() throws IOException {
    String table = made().path("info").path("table").asString();
    for (String wrong : new String[] {"", "x", key + "x", key.substring(1)}) {
      assertThat(send("GET", "/api/operator", wrong, "").statusCode()).isEqualTo(401);
      assertThat(send("POST", "/api/operator/doors", wrong, "{\"open\":false}").statusCode())
          .isEqualTo(401);
      assertThat(send("GET", "/api/operator/tables/" + table, wrong, "").statusCode())
          .isEqualTo(401);
      assertThat(send("DELETE", "/api/operator/tables/" + table, wrong, "").statusCode())
          .isEqualTo(401);
    }
    assertThat(status().path("open").asBoolean()).isTrue();
    Files.delete(data.resolve("operator.key"));
    assertThat(send("GET", "/api/operator", key, "").statusCode()).isEqualTo(401);
    assertThat(send("GET", "/api/operator", "", "").statusCode()).isEqualTo(401);
    // Another one counts at once, and the old one no more.
    String other = new KeyFile(data).make();
    assertThat(other).isNotEqualTo(key).hasSize(43);
    assertThat(new KeyFile(data).make()).isEqualTo(other);
    assertThat(send("GET", "/api/operator", other, "").statusCode()).isEqualTo(200);
  }

  @Test
  void theKeyIsItsOwnersAlone() throws IOException {
    assertThat(Files.getPosixFilePermissions(data.resolve("operator.key")))
        .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
  }

  @Test
  void theFiguresAreThoseOfTheServer() {
    made();
    LoggerFactory.getLogger("tianxia.test").warn("something is wrong\nwith {}", "the test");
    JsonNode status = status();
    assertThat(status.path("load").path("playing").asInt()).isEqualTo(1);
    assertThat(status.path("kept").path("tables").asInt()).isEqualTo(1);
    assertThat(status.path("kept").path("waiting").asInt()).isZero();
    assertThat(status.path("kept").path("bytes").asLong()).isPositive();
    assertThat(status.path("kept").path("free").asLong()).isPositive();
    assertThat(status.path("failing").isEmpty()).isTrue();
    JsonNode fault = status.path("faults").path(0);
    assertThat(fault.path("text").asString()).isEqualTo("something is wrong with the test");
    assertThat(fault.path("level").asString()).isEqualTo("WARNING");
  }

  @Test
  void behindClosedDoorsTheTablesGoOnAndNoneIsMade() {
    JsonNode table = made();
    assertThat(send("POST", "/api/operator/doors", key, "{\"open\":false}").body())
        .contains("\"open\":false");
    HttpResponse<String> refused = send("POST", "/api/tables", "x", TABLE);
    assertThat(refused.statusCode()).isEqualTo(503);
    assertThat(refused.body()).contains("no-new-tables");
    assertThat(send("POST", "/api/commitments", "x", "").body()).contains("no-new-tables");
    String id = table.path("info").path("table").asString();
    String seat = table.path("tokens").path("1").asString();
    String frame = send("GET", "/api/tables/" + id + "/frame", seat, "").body();
    String play =
        "{\"type\":\"play\",\"id\":\"a\",\"seq\":%d,\"actions\":[\"%s\"]}"
            .formatted(
                JSON.readTree(frame).path("seq").asInt(),
                JSON.readTree(frame).path("legal").path(0).asString());
    assertThat(send("POST", "/api/tables/" + id + "/commands", seat, play).body())
        .contains("\"done\"");
    send("POST", "/api/operator/doors", key, "{\"open\":true}");
    made();
  }

  @Test
  void whatIsSaidIsToldToAll() {
    assertThat(send("GET", "/api/announcement", "", "").body()).isEqualTo("null");
    send("POST", "/api/operator/announcement", key, "{\"en\":\" Soon \",\"fr\":\"Bientôt\"}");
    JsonNode said = JSON.readTree(send("GET", "/api/announcement", "", "").body());
    assertThat(said.path("en").asString()).isEqualTo("Soon");
    assertThat(said.path("fr").asString()).isEqualTo("Bientôt");
    assertThat(
            send("POST", "/api/operator/announcement", key, "{\"en\":\"Soon\",\"fr\":\"\"}")
                .statusCode())
        .isEqualTo(400);
    send("POST", "/api/operator/announcement", key, "{\"en\":\"\",\"fr\":\"\"}");
    assertThat(send("GET", "/api/announcement", "", "").body()).isEqualTo("null");
  }

  @Test
  void aTableIsLookedAtAndRemoved() {
    JsonNode table = made();
    String id = table.path("info").path("table").asString();
    String path = "/api/operator/tables/" + id;
    assertThat(send("GET", path, key, "").body()).contains("Zenobia").doesNotContain("tokens");
    assertThat(send("DELETE", path, key, "").statusCode()).isEqualTo(200);
    assertThat(send("GET", path, key, "").statusCode()).isEqualTo(404);
    assertThat(send("DELETE", path, key, "").statusCode()).isEqualTo(404);
    String seat = table.path("tokens").path("1").asString();
    assertThat(send("GET", "/api/tables/" + id + "/frame", seat, "").statusCode()).isEqualTo(404);
  }

  @Test
  void aBarredAddressIsAnsweredNoMore() {
    String other = "2001:db8:1:2::7";
    assertThat(send("GET", "/api/games", "", "", other).statusCode()).isEqualTo(200);
    String bar = "{\"address\":\"2001:db8:1:2::8\",\"minutes\":%d}";
    JsonNode status =
        JSON.readTree(send("POST", "/api/operator/barred", key, bar.formatted(10)).body());
    assertThat(status.path("barred").path(0).path("address").asString())
        .isEqualTo("20010db800010002");
    assertThat(send("GET", "/api/games", "", "", other).statusCode()).isEqualTo(429);
    assertThat(send("GET", "/", "", "", other).statusCode()).isEqualTo(429);
    assertThat(send("GET", "/api/games", "", "", "2001:db8:1:3::7").statusCode()).isEqualTo(200);
    assertThat(status().path("busiest").path(0).path("refused").asInt()).isEqualTo(2);
    send("POST", "/api/operator/barred", key, bar.formatted(0));
    assertThat(send("GET", "/api/games", "", "", other).statusCode()).isEqualTo(200);
  }
}
