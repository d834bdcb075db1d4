package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.fair.Share;
import tianxia.server.http.Client;
import tianxia.server.http.Description;
import tianxia.server.http.SocketClient;
import tianxia.server.http.StubTables;
import tianxia.server.http.TestLimits;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.message.json.Messages;
import tianxia.server.version.Version;
import tools.jackson.databind.JsonNode;

/// Compares the server with `openapi.json`: the same routes, and real answers that match their
/// schemas.
final class OpenApiTest {
  @TempDir static Path data;
  private static Server server;
  private static final String NONCE = "a1".repeat(16);

  private static Client client;
  private static Description description;

  @BeforeAll
  static void start() {
    server = Server.start(ServerConfig.local(data).withPort(0).withLimits(TestLimits.none()));
    client = new Client(server.port());
    description = new Description(Client.json(client.get("/api/openapi.json")));
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  @Test
  void everyRouteIsDescribedAndEveryDescriptionIsARoute() {
    Set<String> routes = new TreeSet<>();
    StubTables tables = new StubTables();
    Api api = StubTables.api(tables);
    api.routes().forEach(route -> routes.add(route.method() + " " + route.template()));
    assertThat(description.operations()).isEqualTo(routes);
    assertThat(description.root().path("openapi").asString()).isEqualTo("3.1.0");
  }

  @Test
  void healthTellsWhatFails() {
    StubTables tables = new StubTables();
    tables.trouble = java.util.Optional.of("it can't be written: no room");
    Api api = StubTables.api(tables);
    for (String path : List.of("/api/health", "/api/health/ready")) {
      Answer answer = api.answer(new Call("GET", path, "", "", "a"));
      assertThat(answer.status()).isEqualTo(503);
      assertThat(answer.body())
          .isEqualTo(
              "{\"status\":\"failing\",\"parts\":{\"store\":\"it can't be written: no room\"},\"version\":\"%s\"}"
                  .formatted(Version.text()));
    }
    // A restart would not mend the store.
    assertThat(api.answer(new Call("GET", "/api/health/live", "", "", "a")).status())
        .isEqualTo(200);
  }

  @Test
  void aFrameWithStagesIsAsItIsDescribed() {
    String frame = Messages.write(StubTables.frame(7, "{\"game\":\"qin\",\"winners\":[]}"));
    assertThat(frame).contains("\"stages\":[{\"ply\":1,\"told\":2,\"view\":{");
    description.assertAnswer("GET", "/api/tables/{table}/frame", 200, Client.json(frame));
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    List<String> references = new ArrayList<>();
    description.root().findValues("$ref").forEach(node -> references.add(node.asString()));
    assertThat(references)
        .isNotEmpty()
        .allSatisfy(reference ->
            assertThat(description.root().at(reference.substring(1)).isMissingNode()).isFalse());
  }

  private static Stream<String> games() {
    return Games.CATALOGUE.games().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeTableAnswersAsItIsDescribed(String game) throws IOException {
    for (String path : List.of("/api/health", "/api/health/live", "/api/health/ready")) {
      check("GET", path, client.get(path), 200);
    }
    JsonNode games = check("GET", "/api/games", client.get("/api/games"), 200);
    assertThat(games).isNotEmpty();
    JsonNode commitment =
        check("POST", "/api/commitments", client.post("/api/commitments", ""), 201);
    JsonNode made =
        make(
            """
            {"table":"%s","game":"%s","seats":[
              {"kind":"me","name":"Ada","commitment":"%s"},{"kind":"open"}]}
            """
                .formatted(
                    commitment.path("table").asString(),
                    game,
                    Share.open(NONCE).commitment().orElseThrow()));
    assertThat(made.path("info").path("commitment")).isEqualTo(commitment.path("commitment"));
    String table = "/api/tables/" + made.path("info").path("table").asString();
    String[] me = Client.token(made.path("tokens").path("1").asString());
    String[] invitation = Client.token(made.path("invitation").asString());
    check("GET", "/api/tables/{table}", client.get(table, invitation), 200);
    JsonNode joined =
        check(
            "POST",
            "/api/tables/{table}/join",
            client.post(table + "/join", join("Bea"), invitation),
            200);
    check(
        "POST",
        "/api/tables/{table}/join",
        client.post(table + "/join", join("Cleo"), invitation),
        409);
    check("GET", "/api/tables/{table}", client.get(table, invitation), 409);
    watch(table, made);
    for (JsonNode seat : joined.path("info").path("reveal")) {
      assertThat(seat.asInt()).isEqualTo(1);
      command(table, reveal("0f".repeat(16)), me, 200);
      command(table, reveal(NONCE), me, 200);
    }
    play(table, me);
    check("GET", "/api/tables/{table}/review", client.get(table + "/review", me), 403);
    check(
        "POST",
        "/api/summaries",
        client.post(
            "/api/summaries",
            """
            {"tables":[{"table":"%s","token":"%s"},{"table":"none","token":"none"}]}
            """
                .formatted(table.substring(12), joined.path("token").asString())),
        200);
    resign(table, me);
    if (Games.CATALOGUE.game(game).orElseThrow().hides() == Hidden.NOTHING) {
      // One is enough: it takes seconds.
      review(table, me);
    }
  }

  private static void watch(String table, JsonNode made) throws IOException {
    String[] watch = Client.token(made.path("watch").asString());
    check("GET", "/api/tables/{table}/frame", client.get(table + "/frame", watch), 200);
    check("GET", "/api/tables/{table}/frame", client.get(table + "/frame"), 401);
    check("GET", "/api/tables/{table}", client.get("/api/tables/none"), 404);
    check("GET", "/api/tables/{table}/socket", client.get(table + "/socket"), 426);
  }

  private static void play(String table, String[] me) throws IOException {
    JsonNode frame =
        check("GET", "/api/tables/{table}/frame", client.get(table + "/frame", me), 200);
    int seq = frame.path("seq").asInt();
    String action = frame.path("legal").path(0).asString("none");
    String play = "{\"type\":\"%s\",\"id\":\"%s\",\"seq\":%d,\"actions\":[\"%s\"]}";
    command(table, play.formatted("preview", "a", seq, action), me, 200);
    command(table, play.formatted("play", "b", seq, "nonsense"), me, 200);
    command(table, play.formatted("play", "c", seq, action), me, 200);
    command(table, play.formatted("play", "d", 1, action), me, 200);
    command(table, "{\"type\":\"play\"}", me, 400);
    command(table, "{\"type\":\"ping\"}", me, 400);
    for (int ply = 0; ply < 3; ply++) {
      HttpResponse<String> position = client.get(table + "/positions/" + ply, me);
      check("GET", "/api/tables/{table}/positions/{ply}", position, position.statusCode());
    }
    HttpResponse<String> beyond = client.get(table + "/positions/9999", me);
    check("GET", "/api/tables/{table}/positions/{ply}", beyond, 404);
  }

  /// The review of a short game; what was played is tried again.
  private static void review(String table, String[] me) throws IOException {
    JsonNode review;
    do {
      review = check("GET", "/api/tables/{table}/review", client.get(table + "/review", me), 200);
    } while (!review.path("state").asString().equals("done"));
    assertThat(review.path("review").path("seats")).hasSize(2);
    for (JsonNode decision : review.path("review").path("decisions")) {
      int ply = decision.path("ply").asInt();
      JsonNode position =
          check(
              "GET",
              "/api/tables/{table}/positions/{ply}",
              client.get(table + "/positions/" + ply, me),
              200);
      if (decision.path("seat").asInt() == position.path("viewer").asInt()) {
        assertThat(position.path("legal")).contains(decision.path("taken"));
        command(
            table,
            "{\"type\":\"preview\",\"id\":\"p\",\"seq\":%d,\"actions\":[\"%s\"],\"ply\":%d}"
                .formatted(position.path("seq").asInt(), decision.path("best").asString(), ply),
            me,
            200);
      }
    }
  }

  private static void resign(String table, String[] me) throws IOException {
    JsonNode frame = Client.json(client.get(table + "/frame", me));
    command(
        table,
        "{\"type\":\"resign\",\"id\":\"r\",\"seq\":%d}".formatted(frame.path("seq").asInt()),
        me,
        200);
    JsonNode info = check("GET", "/api/tables/{table}", client.get(table, me), 200);
    assertThat(info.path("phase").asString()).isEqualTo("over");
    assertThat(info.path("secret").asString()).hasSize(64);
    HttpResponse<String> record = client.get(table + "/record", me);
    assertThat(record.statusCode()).isEqualTo(200);
    assertThat(record.headers().firstValue("Content-Type").orElse("")).startsWith("text/plain");
  }

  @Test
  void everyWrongWishIsAnsweredAsItIsDescribed() throws IOException {
    for (String wish :
        List.of(
            "{\"game\":\"chess\",\"seats\":[{\"kind\":\"open\"}]}",
            "{\"game\":\"contrees\",\"seats\":[{\"kind\":\"open\"}]}",
            "{\"game\":\"contrees\",\"options\":{\"a\":\"b\"},\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}")) {
      check("POST", "/api/tables", client.post("/api/tables", wish), 422);
    }
    for (String name : List.of("computer:master", "x".repeat(41), "\u200b")) {
      String wish =
          "{\"game\":\"contrees\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"me\",\"name\":\"%s\",\"nonce\":\"%s\"}]}"
              .formatted(name, "0f".repeat(16));
      JsonNode problem = check("POST", "/api/tables", client.post("/api/tables", wish), 422);
      assertThat(problem.path("code").asString()).startsWith("name-");
    }
    check("POST", "/api/tables", client.post("/api/tables", "x"), 400);
    check("POST", "/api/tables", client.post("/api/tables", "{}", "Origin", "http://a"), 403);
    check("POST", "/api/tables", client.post("/api/tables", "x".repeat(70_000)), 413);
  }

  @Test
  void aRecordIsAnsweredAsItIsDescribed() throws IOException {
    String rest = ",\"game\":\"qin\",\"seat\":1";
    JsonNode start = position("{\"events\":[]" + rest + "}", 200);
    assertThat(start.path("type").asString()).isEqualTo("position");
    JsonNode record = position("{\"events\":[\"1 Re4Re5\"]" + rest + "}", 200);
    assertThat(record.path("code").asString()).isEqualTo("record");
    JsonNode draws = position("{\"events\":[\"* draw RY\"],\"since\":0" + rest + "}", 200);
    assertThat(draws.path("type").asString()).isIn("position", "refused");
    JsonNode tried = position("{\"events\":[],\"actions\":[\"x\"]" + rest + "}", 200);
    assertThat(tried.path("code").asString()).isEqualTo("illegal");
    position("{\"events\":[],\"game\":\"chess\",\"seat\":1}", 422);
    for (String wrong :
        List.of(
            "{\"events\":[\"draw\"]" + rest + "}",
            "{\"events\":[],\"since\":1" + rest + "}",
            "{\"events\":[],\"actions\":[]" + rest + "}",
            "{\"events\":[]}")) {
      position(wrong, 400);
    }
  }

  @Test
  void anOpenTableIsListedAsItIsDescribed() throws IOException {
    String wish =
        """
        {"game":"contrees","listed":true,"seats":[
          {"kind":"me","name":"Ada","commitment":"%s"},{"kind":"open"}]}
        """
            .formatted(Share.open(NONCE).commitment().orElseThrow());
    description.assertRequest("/api/tables", wish);
    JsonNode made = make(wish);
    String id = made.path("info").path("table").asString();
    String table = "/api/tables/" + id;
    try (SocketClient lobby = client.lobby()) {
      lobby.next(message -> message.path("tables").findValuesAsString("table").contains(id));
      check("GET", "/api/lobby", client.get("/api/lobby"), 200);
      check("GET", "/api/lobby/socket", client.get("/api/lobby/socket"), 426);
      check("GET", "/api/tables/{table}", client.get(table), 200);
      String[] me = Client.token(made.path("tokens").path("1").asString());
      command(table, "{\"type\":\"unlist\",\"id\":\"u\",\"seq\":1}", me, 200);
      lobby.next(message -> message.path("gone").toString().contains(id));
      check("GET", "/api/tables/{table}", client.get(table), 401);
    }
  }

  @Test
  void puzzlesAreAnsweredAsTheyAreDescribed() throws IOException {
    check("GET", "/api/puzzles", client.get("/api/puzzles", ""), 200);
    String puzzle = "/api/puzzles/{game}/{number}";
    check("GET", puzzle, client.get("/api/puzzles/qin/1", ""), 200);
    check("GET", puzzle, client.get("/api/puzzles/qin/0", ""), 404);
    check("GET", puzzle, client.get("/api/puzzles/qin/x", ""), 400);
    JsonNode answer =
        check("GET", puzzle + "/answer", client.get("/api/puzzles/qin/1/answer", ""), 200);
    String right = "{\"actions\":" + answer.path("best").path("actions") + "}";
    description.assertRequest(puzzle + "/answer", right);
    for (String way : List.of("/preview", "/answer")) {
      String path = "/api/puzzles/qin/1" + way;
      check("POST", puzzle + way, client.post(path, right), 200);
      check("POST", puzzle + way, client.post(path, "{\"actions\":[\"x\"]}"), 200);
      check("POST", puzzle + way, client.post(path, "{\"actions\":[]}"), 400);
    }
  }

  private static JsonNode position(String request, int status) throws IOException {
    if (status == 200) {
      description.assertRequest("/api/positions", request);
    }
    return check("POST", "/api/positions", client.post("/api/positions", request), status);
  }

  private static JsonNode make(String wish) throws IOException {
    return check("POST", "/api/tables", client.post("/api/tables", wish), 201);
  }

  private static String join(String name) {
    return "{\"name\":\"" + name + "\",\"nonce\":\"" + NONCE + "\"}";
  }

  private static String reveal(String nonce) {
    return "{\"type\":\"reveal\",\"id\":\"n\",\"seq\":1,\"nonce\":\"%s\"}".formatted(nonce);
  }

  private static void command(String table, String body, String[] token, int status)
      throws IOException {
    HttpResponse<String> answer = client.post(table + "/commands", body, token);
    check("POST", "/api/tables/{table}/commands", answer, status);
    if (status == 200) {
      description.assertRequest("/api/tables/{table}/commands", body);
    }
  }

  /// The answer, after checking its status and validating it against its schema.
  private static JsonNode check(String method, String path, HttpResponse<String> answer, int status)
      throws IOException {
    assertThat(answer.statusCode()).as(method + " " + path + " " + answer.body()).isEqualTo(status);
    JsonNode body = Client.json(answer);
    description.assertAnswer(method, path, status, body);
    return body;
  }
}
