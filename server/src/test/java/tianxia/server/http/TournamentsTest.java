package tianxia.server.http;

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
import tianxia.server.tournament.Mode;
import tools.jackson.databind.JsonNode;

/// Tournaments over HTTP, between programs with accounts.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class TournamentsTest {
  private static final String NONCE = "5a".repeat(16);
  private static final String ONE = "/api/tournaments/{id}";

  private static final String CUP =
      """
      {"name":"%s","game":"contrees","kind":"%s","rounds":3,"clock":{"base":600,"increment":5}}
      """;

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
    HttpResponse<String> made = maker.post("/api/tournaments", CUP.formatted(name, kind));
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

  private static void join(Member who, String table) {
    HttpResponse<String> joined =
        who.send(
            "POST",
            "/api/tables/" + table + "/join",
            "session",
            "{\"name\":\"x\",\"nonce\":\"" + NONCE + "\"}");
    assertThat(joined.statusCode()).as(joined.body()).isEqualTo(200);
  }

  private static void resign(Member who, String table) {
    String command = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":1}";
    HttpResponse<String> done =
        who.send("POST", "/api/tables/" + table + "/commands", "session", command);
    assertThat(done.body()).contains("\"done\"");
  }

  /// Both sit down, and the one with the later name resigns.
  private static void play(List<Member> members, JsonNode game) {
    List<Member> seats = new ArrayList<>();
    game.path("players")
        .forEach(name ->
            seats.add(
                members.stream()
                    .filter(member -> member.name().equals(name.asString()))
                    .findFirst()
                    .orElseThrow()));
    String table = game.path("table").asString();
    seats.forEach(seat -> join(seat, table));
    resign(
        seats.get(0).name().compareTo(seats.get(1).name()) > 0 ? seats.get(0) : seats.get(1),
        table);
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
                "{\"name\":\"x\",\"nonce\":\"" + NONCE + "\"}");
        assertThat(other.statusCode()).isEqualTo(401);
        play(members, game);
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
    String token =
        Client.json(ada.post("/api/me/tokens", "{\"label\":\"p\",\"play\":true}"))
            .path("token")
            .asString();
    try (SocketClient socket = client.news()) {
      socket.hello(token).next("news");
      act(maker, "POST", id, "start");
      JsonNode news = socket.next(message -> !message.path("tournaments").isEmpty());
      JsonNode waits = news.path("tournaments").get(0);
      assertThat(waits.path("id").asString()).isEqualTo(id);
      assertThat(waits.path("round").asInt()).isEqualTo(1);
      JsonNode paired = until(ada, id, now -> now.path("round").asInt() == 1);
      assertThat(paired.path("table").asString()).isEqualTo(waits.path("table").asString());
      for (JsonNode game : paired.path("pairings").get(0).path("games")) {
        play(members, game);
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
  void listsAreShortAndToldOnce() {
    Member maker = member("Maker");
    assertThat(code(client.post("/api/tournaments", CUP.formatted("Cup", "swiss"))))
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
    assertThat(code(maker.post("/api/tournaments", CUP.formatted("  ", "swiss"))))
        .isEqualTo("name-length");
    assertThat(code(maker.post("/api/tournaments", CUP.formatted("Cup", "ladder"))))
        .isEqualTo("malformed");
    assertThat(code(maker.post("/api/tournaments", CUP.formatted("Cup", "groups"))))
        .isEqualTo("wrong-seats");
    for (int i = 0; i < 4; i++) {
      act(maker, "POST", first, "entry");
      assertThat(act(maker, "DELETE", first, "entry").path("you").isMissingNode()).isTrue();
    }
    assertThat(code(maker.send("POST", "/api/tournaments/" + first + "/entry", "", "")))
        .isEqualTo("not-allowed");
    made(maker, "Three", "swiss");
    made(maker, "Four", "swiss");
    assertThat(code(maker.post("/api/tournaments", CUP.formatted("Five", "swiss"))))
        .isEqualTo("slow-down");
  }

  @Test
  void theHostMayKeepThemToThemselves() {
    stop();
    start(Mode.HOST);
    Member maker = member("Maker");
    assertThat(code(maker.post("/api/tournaments", CUP.formatted("Cup", "swiss"))))
        .isEqualTo("tournaments-off");
    stop();
    start(Mode.OFF);
    assertThat(Client.json(client.get("/api/tournaments")).path("tournaments")).isEmpty();
  }

  @Test
  void nothingIsLostNorDoubledWhenTheServerIsKilled() throws Exception {
    stop();
    List<Member> members = new ArrayList<>();
    String id = "";
    int round = 0;
    for (int kill = 0; kill < 5; kill++) {
      try (ServerProcess process = ServerProcess.start(data);
          Client there = new Client(process.port())) {
        if (kill == 0) {
          for (String name : List.of("Ada", "Bea", "Cleo", "Dora")) {
            members.add(Member.enrolled(there, process.port(), name));
          }
          Member maker = members.getFirst();
          String made = maker.post("/api/tournaments", CUP.formatted("Cup", "swiss")).body();
          id = Client.json(made).path("id").asString();
          String path = "/api/tournaments/" + id;
          members.forEach(member -> member.send("POST", path + "/entry", "", ""));
          maker.send("POST", path + "/start", "", "");
        } else {
          List<Member> now =
              members.stream().map(member -> member.at(there, process.port())).toList();
          round = finishOneGame(now, id, round);
        }
        process.kill();
      }
    }
    start();
    List<Member> now = members.stream().map(each -> each.at(client, server.port())).toList();
    while (!until(now.getFirst(), id, t -> true).path("phase").asString().equals("closed")) {
      finishOneGame(now, id, 0);
    }
    JsonNode over = until(now.getFirst(), id, t -> true);
    assertThat(over.path("pairings")).hasSize(3);
    Set<String> tables = new HashSet<>();
    for (JsonNode pairing : over.path("pairings")) {
      for (JsonNode game : pairing.path("games")) {
        tables.add(game.path("table").asString());
        assertThat(game.path("result").path("winners")).hasSize(1);
        assertThat(game.path("result").path("absent")).isEmpty();
      }
    }
    assertThat(tables).hasSize(6);
    assertThat(over.path("winner").toString()).isEqualTo("[\"Ada\"]");
  }

  /// Plays one game that is open, if there is one or comes before the end.
  private static int finishOneGame(List<Member> members, String id, int round) {
    while (true) {
      JsonNode now = Client.json(members.getFirst().send("GET", "/api/tournaments/" + id, "", ""));
      if (now.path("phase").asString().equals("closed")) {
        return round;
      }
      for (JsonNode pairing : now.path("pairings")) {
        for (JsonNode game : pairing.path("games")) {
          if (game.path("result").isMissingNode()) {
            play(members, game);
            return pairing.path("number").asInt();
          }
        }
      }
      Thread.onSpinWait();
    }
  }
}
