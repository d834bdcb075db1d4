package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.http.Client;
import tianxia.server.http.Member;
import tianxia.server.http.SocketClient;
import tianxia.server.http.TestLimits;
import tianxia.server.notice.Browser;
import tianxia.server.notice.NoticeSettings;
import tianxia.server.notice.PushService;
import tools.jackson.databind.JsonNode;

/// Being told of a turn, from the request for it to the push that the browser reads.
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class NoticesTest {
  private static final Duration PRESENCE = Duration.ofMinutes(1);
  private static final NoticeSettings AT_ONCE =
      new NoticeSettings(true, Duration.ZERO, PRESENCE, true);
  private static final NoticeSettings NEVER =
      new NoticeSettings(true, Duration.ofDays(1), PRESENCE, true);

  @TempDir Path data;
  private final Browser browser = Browser.fresh();
  private PushService service;
  private Server server;
  private Client client;
  private String table = "";
  private String moves = "";
  private String waits = "";

  @BeforeEach
  void open() throws Exception {
    service = new PushService();
    start(AT_ONCE);
  }

  private void start(NoticeSettings settings) {
    server =
        Server.start(
            ServerConfig.local(data)
                .withPort(0)
                .withLimits(TestLimits.none())
                .withNotices(settings));
    client = new Client(server.port());
    if (settings.on()) {
      service.with(Client.json(client.get("/api/notices/key")).path("key").asString());
    }
  }

  private void stop() {
    client.close();
    server.close();
  }

  @AfterEach
  void close() {
    stop();
    service.close();
  }

  /// A table of two persons in Contrées.
  private void make() {
    String me = "{\"kind\":\"me\",\"name\":\"Ada\",\"nonce\":\"" + "5a".repeat(16) + "\"}";
    JsonNode made =
        Client.json(
            client.post(
                "/api/tables", "{\"game\":\"contrees\",\"seats\":[" + me + "," + me + "]}"));
    table = made.path("info").path("table").asString();
    int first = frame(made.path("watch").asString()).path("actors").path(0).asInt();
    moves = made.path("tokens").path(String.valueOf(first)).asString();
    waits = made.path("tokens").path(String.valueOf(3 - first)).asString();
  }

  private JsonNode frame(String token) {
    return Client.json(client.get("/api/tables/" + table + "/frame", Client.token(token)));
  }

  private JsonNode subscribe(String token, String endpoint) {
    return Client.json(
        client.post("/api/tables/" + table + "/notices", push(endpoint), Client.token(token)));
  }

  private String push(String endpoint) {
    return "{\"kind\":\"push\",\"endpoint\":\"%s\",\"key\":\"%s\",\"secret\":\"%s\",\"language\":\"en\"}"
        .formatted(endpoint, browser.key(), browser.secret());
  }

  /// Plays until it is the other's turn.
  private void play(String token) {
    while (!frame(token).path("legal").isEmpty()) {
      act(token);
    }
  }

  private void act(String token) {
    JsonNode frame = frame(token);
    JsonNode done =
        Client.json(
            client.post(
                "/api/tables/" + table + "/commands",
                "{\"type\":\"play\",\"id\":\"p%d\",\"seq\":%d,\"actions\":[\"%s\"]}"
                    .formatted(
                        frame.path("seq").asInt(),
                        frame.path("seq").asInt(),
                        frame.path("legal").path(0).asString()),
                Client.token(token)));
    assertThat(done.path("type").asString()).as(done.toString()).isEqualTo("done");
  }

  @Test
  void aGuestIsToldOfTheTurn() throws Exception {
    make();
    JsonNode made = subscribe(waits, service.endpoint("b1"));
    assertThat(made.path("host").asString()).isEqualTo("localhost");
    play(moves);
    PushService.Got got = service.next();
    assertThat(got.wrong()).isEmpty();
    JsonNode told = got.decrypted(browser);
    assertThat(told.path("kind").asString()).isEqualTo("turn");
    assertThat(told.path("title").asString()).isEqualTo("Contrées: your turn");
    assertThat(told.path("text").asString()).startsWith("Ada");
    assertThat(told.path("table").asString()).isEqualTo(table);
    assertThat(told.toString()).doesNotContain(waits, moves);
  }

  @Test
  void whoHasTheTableOnAScreenThatNobodySeesIsTold() throws Exception {
    make();
    subscribe(waits, service.endpoint("b1"));
    try (SocketClient socket = client.socket(table).hello(waits)) {
      socket.next("frame");
      socket.send("{\"type\":\"look\",\"here\":false}");
      play(moves);
      assertThat(service.next().wrong()).isEmpty();
      // The others see the seat as present, as before.
      assertThat(
              frame(moves).path("info").path("seats").path(0).path("present").asBoolean()
                  || frame(moves).path("info").path("seats").path(1).path("present").asBoolean())
          .isTrue();
    }
  }

  @Test
  void aTurnThatWasNotToldBeforeARestartIsToldAfterIt() throws Exception {
    stop();
    start(NEVER);
    make();
    subscribe(waits, service.endpoint("b1"));
    play(moves);
    stop();
    start(AT_ONCE);
    // Nobody opens the table: the server finds it by itself.
    PushService.Got got = service.next();
    assertThat(got.decrypted(browser).path("table").asString()).isEqualTo(table);
    stop();
    start(AT_ONCE);
    make();
    subscribe(waits, service.endpoint("b2"));
    play(moves);
    assertThat(service.next().path()).isEqualTo("/b2");
    assertThat(service.waiting()).isZero();
  }

  @Test
  void whoHasNoSeatOrNoPublicAddressGetsNone() {
    make();
    assertThat(subscribe("x".repeat(24), service.endpoint("b1")).path("code").asString())
        .isEqualTo("unknown-token");
    stop();
    start(NoticeSettings.STANDARD);
    for (String endpoint :
        new String[] {
          "http://push.example.org/x", "https://10.0.0.1/x", "https://localhost/x", "x"
        }) {
      assertThat(subscribe(waits, endpoint).path("code").asString()).isEqualTo("address-refused");
    }
    assertThat(subscribe(waits, "https://push.example.org/secret").toString())
        .contains("push.example.org")
        .doesNotContain("secret");
    stop();
    start(NoticeSettings.OFF);
    assertThat(subscribe(waits, "https://push.example.org/x").path("code").asString())
        .isEqualTo("notices-off");
  }

  @Test
  void oneEndsItsOwn() {
    make();
    String id = subscribe(waits, service.endpoint("b1")).path("id").asString();
    String path = "/api/tables/" + table + "/notices";
    assertThat(Client.json(client.get(path, Client.token(waits)))).hasSize(1);
    assertThat(Client.json(client.get(path, Client.token(moves)))).isEmpty();
    for (int status : new int[] {200, 404}) {
      HttpRequest end = client.request(path + "/" + id, Client.token(waits)).DELETE().build();
      assertThat(client.send(end).statusCode()).isEqualTo(status);
    }
    assertThat(Client.json(client.get(path, Client.token(waits)))).isEmpty();
  }

  @Test
  void anAccountAsksForAllItsGames() {
    Member ada = Member.enrolled(client, server.port(), "Ada");
    String path = "/api/me/notices";
    HttpResponse<String> made = ada.post(path, push(service.endpoint("b1")));
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    String id = Client.json(made).path("id").asString();
    assertThat(ada.get(path).findValuesAsString("id")).containsExactly(id);
    for (int status : new int[] {200, 404}) {
      assertThat(ada.send("DELETE", path + "/" + id, "", "").statusCode()).isEqualTo(status);
    }
    assertThat(ada.get(path)).isEmpty();
  }
}
