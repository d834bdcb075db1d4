package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.http.Bouts;
import tianxia.server.http.Client;
import tianxia.server.http.Description;
import tianxia.server.http.Member;
import tianxia.server.http.SocketClient;
import tianxia.server.http.TestLimits;
import tianxia.server.store.folder.KeyFile;
import tianxia.server.tournament.Mode;
import tools.jackson.databind.JsonNode;

/// Tournaments over HTTP, between people with accounts.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class TournamentsTest {
  private static final String ONE = "/api/tournaments/{id}";

  @TempDir Path data;
  private Server server;
  private Client client;
  private Description description;

  private void start(Mode mode) {
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    server = Server.start(config.withTournaments(mode));
    client = new Client(server.port());
    description = new Description(Client.json(client.get("/api/openapi.json")));
  }

  @BeforeEach
  void start() {
    start(Mode.ANYONE);
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private Member member(String name) {
    return Member.enrolled(client, server.port(), name);
  }

  private JsonNode checked(HttpResponse<String> answer, String method, String path, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonNode body = Client.json(answer);
    description.assertAnswer(method, path, status, body);
    return body;
  }

  private String made(Member maker, String name, String kind) {
    HttpResponse<String> made = maker.post("/api/tournaments", Bouts.CUP.formatted(name, kind));
    return checked(made, "POST", "/api/tournaments", 201).path("id").asString();
  }

  private JsonNode act(Member who, String method, String id, String what) {
    HttpResponse<String> done = who.send(method, "/api/tournaments/" + id + "/" + what, "", "");
    return checked(done, method, ONE + "/" + what, 200);
  }

  private static String code(HttpResponse<String> response) {
    return Client.json(response).path("code").asString();
  }

  /// The tournament as soon as it has come so far.
  private JsonNode until(Member who, String id, Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode now = checked(who.send("GET", "/api/tournaments/" + id, "", ""), "GET", ONE, 200);
      if (wanted.test(now)) {
        return now;
      }
      Thread.onSpinWait();
    }
  }

  private List<Member> entered(String id) {
    List<Member> members = new ArrayList<>();
    for (String name : List.of("Ada", "Bea", "Cleo", "Dora")) {
      members.add(member(name));
      assertThat(act(members.getLast(), "POST", id, "entry").path("you").asString())
          .isEqualTo("in");
    }
    return members;
  }

  @Test
  void aSwissTournamentIsPlayedToItsTable() {
    Member maker = member("Maker");
    String id = made(maker, "Spring Cup", "swiss");
    List<Member> members = entered(id);
    assertThat(code(members.getFirst().send("POST", "/api/tournaments/" + id + "/start", "", "")))
        .isEqualTo("not-allowed");
    JsonNode open = until(maker, id, now -> true);
    assertThat(open.path("may").toString()).contains("enter").contains("start");
    act(maker, "POST", id, "start");
    Set<String> pairs = new HashSet<>();
    for (int round = 1; round <= 3; round++) {
      int number = round;
      JsonNode paired = until(members.getFirst(), id, now -> now.path("round").asInt() == number);
      assertThat(paired.path("table").asString()).isNotEmpty();
      for (JsonNode game : paired.path("pairings").get(round - 1).path("games")) {
        pairs.add(game.path("players").toString());
        String table = game.path("table").asString();
        JsonNode info = Client.json(client.get("/api/tables/" + table));
        assertThat(info.path("tournament").path("id").asString()).isEqualTo(id);
        assertThat(info.path("tournament").path("round").asInt()).isEqualTo(round);
        assertThat(info.path("rated").asBoolean()).isTrue();
        HttpResponse<String> other =
            maker.send(
                "POST",
                "/api/tables/" + table + "/join",
                "session",
                "{\"name\":\"x\",\"nonce\":\"" + Bouts.NONCE + "\"}");
        assertThat(other.statusCode()).isEqualTo(401);
        Bouts.play(members, game);
      }
    }
    JsonNode over =
        until(members.getFirst(), id, now -> now.path("phase").asString().equals("closed"));
    assertThat(pairs).hasSize(6);
    assertThat(over.path("winner").toString()).isEqualTo("[\"Ada\"]");
    assertThat(over.path("rank").asInt()).isEqualTo(1);
    assertThat(over.path("standings").get(0).path("points").asDouble()).isEqualTo(3);
    assertThat(over.path("standings").get(3).path("name").asString()).isEqualTo("Dora");
    assertThat(client.get("/api/tournaments/" + id + "/export?format=csv").body())
        .startsWith("rank,name,rating,points,buchholz,")
        .contains("1,\"Ada\",1500,3.0,");
    assertThat(client.get("/api/tournaments/" + id + "/export?format=trf").body())
        .contains("012 Spring");
    checked(client.get("/api/tournaments/" + id + "/export"), "GET", ONE + "/export", 200);
    assertThat(code(client.get("/api/tournaments/" + id + "/export?format=pdf")))
        .isEqualTo("malformed");
    JsonNode kept = members.getFirst().get("/api/me/export");
    description.assertAnswer("GET", "/api/me/export", 200, kept);
    assertThat(kept.path("tournaments").toString()).contains(id);
    assertThat(members.getFirst().send("DELETE", "/api/me", "", "").statusCode()).isEqualTo(200);
    assertThat(until(maker, id, now -> true).path("winner").toString()).isEqualTo("[\"\"]");
  }

  @Test
  void theNewsTellWhoseTableWaits() {
    Member maker = member("Maker");
    String id = made(maker, "Cup", "knock-out");
    List<Member> members = entered(id);
    Member ada = members.getFirst();
    try (SocketClient socket = client.news()) {
      socket.hello(ada.forProgram()).next("news");
      act(maker, "POST", id, "start");
      JsonNode news = socket.next(message -> !message.path("tournaments").isEmpty());
      JsonNode waits = news.path("tournaments").get(0);
      assertThat(waits.path("id").asString()).isEqualTo(id);
      assertThat(waits.path("round").asInt()).isEqualTo(1);
      JsonNode paired = until(ada, id, now -> now.path("round").asInt() == 1);
      assertThat(paired.path("table").asString()).isEqualTo(waits.path("table").asString());
      for (JsonNode game : paired.path("pairings").get(0).path("games")) {
        Bouts.play(members, game);
      }
      socket.next(message ->
          message.path("tournaments").size() == 1
              && message.path("tournaments").get(0).path("round").asInt() == 2);
    }
    JsonNode closed = act(maker, "POST", id, "close");
    assertThat(closed.path("phase").asString()).isEqualTo("closed");
    assertThat(closed.path("winner")).isEmpty();
    assertThat(closed.path("may")).isEmpty();
  }

  @Test
  void programsPlayWhereNothingIsRated() {
    Member maker = member("Maker");
    Member ada = member("Ada");
    String token = ada.forProgram();
    Member program = ada.withoutSession();
    String rated = "/api/tournaments/" + made(maker, "Cup", "swiss");
    HttpResponse<String> refused = program.send("POST", rated + "/entry", token, "");
    assertThat(code(refused)).isEqualTo("not-allowed");
    assertThat(Client.json(program.send("GET", rated, token, "")).path("may")).isEmpty();
    assertThat(ada.get(rated).path("may").toString()).contains("enter");
    String wish =
        Bouts.CUP.formatted("Bots", "swiss").replace("{\"name\"", "{\"rated\":false,\"name\"");
    String loose = Client.json(maker.post("/api/tournaments", wish)).path("id").asString();
    HttpResponse<String> entered =
        program.send("POST", "/api/tournaments/" + loose + "/entry", token, "");
    assertThat(checked(entered, "POST", ONE + "/entry", 200).path("you").asString())
        .isEqualTo("in");
  }

  @Test
  void aProgramTakesNoSeatOfItsPersonAtARatedTable() {
    Member maker = member("Maker");
    String id = made(maker, "Cup", "knock-out");
    List<Member> members = entered(id);
    act(maker, "POST", id, "start");
    Member ada = members.getFirst();
    JsonNode paired = until(ada, id, now -> now.path("round").asInt() == 1);
    HttpResponse<String> refused =
        ada.withoutSession()
            .send(
                "POST",
                "/api/tables/" + paired.path("table").asString() + "/join",
                ada.forProgram(),
                "{\"name\":\"x\",\"nonce\":\"" + Bouts.NONCE + "\"}");
    assertThat(code(refused)).isEqualTo("not-allowed");
    paired.path("pairings").get(0).path("games").forEach(game -> Bouts.play(members, game));
  }

  @Test
  void listsAreShortAndToldOnce() {
    Member maker = member("Maker");
    assertThat(code(client.post("/api/tournaments", Bouts.CUP.formatted("Cup", "swiss"))))
        .isEqualTo("signed-out");
    String first = made(maker, "One", "round-robin");
    String second = made(maker, "Two", "double-round-robin");
    act(maker, "POST", second, "entry");
    HttpResponse<String> list = client.get("/api/tournaments");
    JsonNode all = checked(list, "GET", "/api/tournaments", 200);
    assertThat(all.path("tournaments")).hasSize(2);
    assertThat(all.path("may")).isEmpty();
    String tag = list.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> again = client.get("/api/tournaments", "If-None-Match", tag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    JsonNode own = Client.json(client.get("/api/tournaments?account=maker&phase=open"));
    assertThat(own.path("tournaments")).hasSize(1);
    assertThat(own.path("tournaments").get(0).path("id").asString()).isEqualTo(second);
    assertThat(Client.json(client.get("/api/tournaments?phase=closed")).path("tournaments"))
        .isEmpty();
    assertThat(code(client.get("/api/tournaments?phase=x"))).isEqualTo("malformed");
    assertThat(code(client.get("/api/tournaments?account=Zoe"))).isEqualTo("unknown-person");
    assertThat(code(client.get("/api/tournaments/none"))).isEqualTo("unknown-tournament");
    assertThat(code(maker.post("/api/tournaments", Bouts.CUP.formatted("  ", "swiss"))))
        .isEqualTo("name-length");
    assertThat(code(maker.post("/api/tournaments", Bouts.CUP.formatted("Cup", "ladder"))))
        .isEqualTo("malformed");
    assertThat(code(maker.post("/api/tournaments", Bouts.CUP.formatted("Cup", "groups"))))
        .isEqualTo("wrong-seats");
    for (int i = 0; i < 4; i++) {
      act(maker, "POST", first, "entry");
      assertThat(act(maker, "DELETE", first, "entry").path("you").isMissingNode()).isTrue();
    }
    assertThat(code(maker.send("POST", "/api/tournaments/" + first + "/entry", "", "")))
        .isEqualTo("not-allowed");
    made(maker, "Three", "swiss");
    made(maker, "Four", "swiss");
    assertThat(code(maker.post("/api/tournaments", Bouts.CUP.formatted("Five", "swiss"))))
        .isEqualTo("slow-down");
  }

  @Test
  void theHostMayKeepThemToThemselves() {
    stop();
    start(Mode.HOST);
    Member maker = member("Maker");
    assertThat(code(maker.post("/api/tournaments", Bouts.CUP.formatted("Cup", "swiss"))))
        .isEqualTo("tournaments-off");
    String key = new KeyFile(data).make();
    HttpResponse<String> made =
        client.post("/api/tournaments", Bouts.CUP.formatted("Cup", "swiss"), Client.token(key));
    String id = checked(made, "POST", "/api/tournaments", 201).path("id").asString();
    assertThat(until(maker, id, now -> true).path("maker").asString()).isEmpty();
    String close = "/api/tournaments/" + id + "/close";
    assertThat(code(client.post(close, ""))).isEqualTo("not-allowed");
    assertThat(code(maker.send("POST", close, "", ""))).isEqualTo("not-allowed");
    HttpResponse<String> closed = client.post(close, "", Client.token(key));
    assertThat(Client.json(closed).path("phase").asString()).isEqualTo("closed");
    stop();
    start(Mode.OFF);
    JsonNode list = Client.json(client.get("/api/tournaments"));
    assertThat(list.path("tournaments")).as("what there was").hasSize(1);
    assertThat(list.path("may")).isEmpty();
  }
}
