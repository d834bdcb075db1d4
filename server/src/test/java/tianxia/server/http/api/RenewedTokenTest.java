package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
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

/// Whoever runs the server puts another token, or invitation, in the place of one that somebody has
/// who shouldn't: what that one opened ends, and it opens nothing any more.
final class RenewedTokenTest {
  private static final String NONCE = "5a".repeat(16);
  private static final String TABLE =
      """
      {"game":"contrees","seats":[{"kind":"me","name":"Mei","nonce":"%s"},{"kind":"open"}]}
      """
          .formatted(NONCE);

  @TempDir Path data;
  private final HttpClient http = HttpClient.newHttpClient();
  private Server server;
  private Client client;
  private Member mei;
  private String key;
  private JsonNode made;
  private String table;

  @BeforeEach
  void start() {
    serve();
    key = new KeyFile(data).make();
    mei = Member.enrolled(client, server.port(), "Mei");
    made = Client.json(mei.post("/api/tables", TABLE));
    table = made.path("info").path("table").asString();
  }

  private void serve() {
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    server = Server.start(config.withAccounts(AccountSettings.STANDARD));
    client = new Client(server.port());
  }

  @AfterEach
  void stop() {
    http.close();
    client.close();
    server.close();
  }

  private SocketClient socket(String token, String... headers) {
    URI uri = URI.create("ws://localhost:%d/api/tables/%s/socket".formatted(server.port(), table));
    SocketClient socket = SocketClient.open(http, uri, headers).hello(token);
    socket.next("frame");
    return socket;
  }

  private HttpResponse<String> renew(String as, String where, int seat) {
    String path = "/api/operator/tables/" + where + "/tokens";
    return client.post(path, "{\"seat\":" + seat + "}", Client.token(as));
  }

  private String renewed(int seat) {
    HttpResponse<String> answer = renew(key, table, seat);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Client.json(answer).path("token").asString();
  }

  private int frame(String token) {
    return client.get("/api/tables/" + table + "/frame", Client.token(token)).statusCode();
  }

  private HttpResponse<String> join(String invitation, String token) {
    return client.post(
        "/api/tables/" + table + "/join",
        "{\"name\":\"Bo\",\"nonce\":\"%s\",\"token\":\"%s\"}".formatted(NONCE, token),
        Client.token(invitation));
  }

  @Test
  void aSeatsTokenOpensNothingOnceAnotherDoes() {
    String old = made.path("tokens").path("1").asString();
    SocketClient stolen = socket(old);
    SocketClient own = socket("session", "Cookie", mei.cookie(), "Origin", mei.origin());
    SocketClient watching = socket(made.path("watch").asString());
    String other = renewed(1);
    assertThat(stolen.next("error").path("code").asString()).isEqualTo("unknown-token");
    assertThat(stolen.closeStatus()).isPositive();
    for (SocketClient stays : new SocketClient[] {own, watching}) {
      stays.send("{\"type\":\"ping\"}").next("pong");
      stays.close();
    }
    assertThat(frame(old)).isEqualTo(401);
    assertThat(frame(other)).isEqualTo(200);
    assertThat(mei.send("GET", "/api/tables/" + table + "/frame", "session", "").statusCode())
        .as("an account keeps its seat")
        .isEqualTo(200);
    client.close();
    server.close();
    serve();
    assertThat(frame(old)).as("after a restart").isEqualTo(401);
    assertThat(frame(other)).isEqualTo(200);
  }

  @Test
  void anInvitationInvitesNobodyOnceAnotherDoes() {
    String bo = "b".repeat(24);
    String old = made.path("invitation").asString();
    String other = renewed(0);
    assertThat(join(old, bo).statusCode()).isEqualTo(401);
    assertThat(join(other, bo).statusCode()).isEqualTo(200);
    assertThat(frame(bo)).isEqualTo(200);
    assertThat(renew(key, table, 0).statusCode()).as("all seats are taken").isEqualTo(403);
    String fresh = renewed(2);
    assertThat(frame(bo)).isEqualTo(401);
    assertThat(frame(fresh)).isEqualTo(200);
    assertThat(join(other, bo).statusCode()).as("the seat isn't open").isEqualTo(409);
  }

  @Test
  void onlyTheOperatorMayAndOnlyWhereSomebodySits() {
    assertThat(renew("guess", table, 1).statusCode()).isEqualTo(401);
    assertThat(renew(made.path("tokens").path("1").asString(), table, 1).statusCode())
        .isEqualTo(401);
    assertThat(renew(key, "nowhere", 1).statusCode()).isEqualTo(404);
    assertThat(renew(key, table, 2).statusCode()).as("an open seat").isEqualTo(403);
    assertThat(renew(key, table, 9).statusCode()).isEqualTo(400);
    assertThat(renew(key, table, -1).statusCode()).isEqualTo(400);
  }
}
