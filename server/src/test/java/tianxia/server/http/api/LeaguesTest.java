package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
import tianxia.server.http.TestLimits;
import tianxia.server.tournament.Mode;
import tools.jackson.databind.JsonNode;

/// Leagues over HTTP, between people with accounts.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class LeaguesTest {
  private static final String ALL = "/api/leagues";
  private static final String ONE = ALL + "/{id}";
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

  private JsonNode checked(HttpResponse<String> answer, String method, String path, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonNode body = Client.json(answer);
    description.assertAnswer(method, path, status, body);
    return body;
  }

  private JsonNode act(Member who, String method, String id, String what) {
    HttpResponse<String> done = who.send(method, ALL + "/" + id + "/" + what, "", "");
    return checked(done, method, ONE + "/" + what, 200);
  }

  private static String code(HttpResponse<String> response) {
    return Client.json(response).path("code").asString();
  }

  /// The league as soon as it has come so far.
  private JsonNode until(Member who, String id, Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode now = checked(who.send("GET", ALL + "/" + id, "", ""), "GET", ONE, 200);
      if (wanted.test(now)) {
        return now;
      }
      Thread.onSpinWait();
    }
  }

  private String made(Member maker, String name) {
    return checked(maker.post(ALL, Bouts.LEAGUE.formatted(name)), "POST", ALL, 201)
        .path("id")
        .asString();
  }

  private void play(List<Member> members, String tournament) {
    String path = "/api/tournaments/" + tournament;
    while (true) {
      JsonNode now =
          checked(
              members.getFirst().send("GET", path, "", ""), "GET", "/api/tournaments/{id}", 200);
      assertThat(now.path("league").path("season").asInt()).isEqualTo(1);
      if (now.path("phase").asString().equals("closed")) {
        return;
      }
      Bouts.open(now).forEach(game -> Bouts.play(members, game));
      Thread.onSpinWait();
    }
  }

  @Test
  void aSeasonIsPlayedAndTheNextOneIsToCome() {
    List<Member> members = new ArrayList<>();
    for (String name : List.of("Ada", "Bea", "Cleo", "Dora", "Edi")) {
      members.add(Member.enrolled(client, server.port(), name));
    }
    Member ada = members.getFirst();
    String id = made(ada, "Town");
    members.forEach(member ->
        assertThat(act(member, "POST", id, "entry").path("you").asString()).isEqualTo("in"));
    assertThat(code(members.getLast().send("POST", ALL + "/" + id + "/start", "", "")))
        .isEqualTo("not-allowed");
    JsonNode open = until(ada, id, now -> true);
    assertThat(open.path("newcomers")).hasSize(5);
    assertThat(open.path("may").toString()).contains("leave").contains("start").contains("close");
    act(ada, "POST", id, "start");
    JsonNode running = until(ada, id, now -> now.path("phase").asString().equals("running"));
    assertThat(running.path("divisions")).hasSize(2);
    assertThat(running.path("division").asInt()).isEqualTo(1);
    assertThat(act(members.getLast(), "DELETE", id, "entry").path("you").asString())
        .isEqualTo("out");
    assertThat(Client.json(client.get("/api/tournaments")).path("tournaments")).isEmpty();
    assertThat(Client.json(client.get("/api/tournaments?account=Ada")).path("tournaments"))
        .hasSize(1);
    for (JsonNode division : running.path("divisions")) {
      play(members, division.path("tournament").asString());
    }
    JsonNode over = until(ada, id, now -> now.path("phase").asString().equals("waiting"));
    assertThat(over.path("seasons").get(0).path("winner").asString()).isEqualTo("Ada");
    assertThat(over.path("next").isNumber()).isTrue();
    assertThat(over.path("members").asInt()).isEqualTo(4);
    JsonNode last =
        checked(client.get(ALL + "/" + id + "/seasons/1"), "GET", ONE + "/seasons/{season}", 200);
    JsonNode first = last.path("divisions").get(0).path("standings");
    assertThat(first.get(0).path("moves").asString()).isEqualTo("stays");
    assertThat(first.get(2).path("moves").asString()).isEqualTo("down");
    for (String none : List.of("0", "2", "x", "99999999")) {
      assertThat(code(client.get(ALL + "/" + id + "/seasons/" + none))).isEqualTo("unknown-league");
    }
    HttpResponse<String> mine = ada.send("GET", "/api/me/export", "", "");
    assertThat(Client.json(mine).path("leagues").get(0).asString()).isEqualTo(id);
    assertThat(act(ada, "POST", id, "close").path("phase").asString()).isEqualTo("closed");
  }

  @Test
  void programsPlayWhereNothingIsRated() {
    Member maker = Member.enrolled(client, server.port(), "Maker");
    String wish = Bouts.LEAGUE.formatted("Bots").replace("{\"name\"", "{\"rated\":false,\"name\"");
    String loose = Client.json(maker.post(ALL, wish)).path("id").asString();
    String rated = made(maker, "Town");
    Member program = maker.withoutSession();
    String token = maker.forProgram();
    HttpResponse<String> refused = program.send("POST", ALL + "/" + rated + "/entry", token, "");
    assertThat(refused.statusCode()).isEqualTo(403);
    assertThat(code(refused)).isEqualTo("not-allowed");
    HttpResponse<String> joined = program.send("POST", ALL + "/" + loose + "/entry", token, "");
    assertThat(checked(joined, "POST", ONE + "/entry", 200).path("you").asString()).isEqualTo("in");
  }

  @Test
  void leaguesAreListedAndBounded() {
    Member maker = Member.enrolled(client, server.port(), "Maker");
    assertThat(code(client.post(ALL, Bouts.LEAGUE.formatted("Town")))).isEqualTo("signed-out");
    String id = made(maker, "Town");
    act(maker, "POST", id, "entry");
    HttpResponse<String> list = client.get(ALL);
    assertThat(checked(list, "GET", ALL, 200).path("leagues")).hasSize(1);
    String tag = list.headers().firstValue("ETag").orElseThrow();
    assertThat(client.get(ALL, "If-None-Match", tag).statusCode()).isEqualTo(304);
    HttpResponse<String> one = client.get(ALL + "/" + id);
    String seen = one.headers().firstValue("ETag").orElseThrow();
    assertThat(client.get(ALL + "/" + id, "If-None-Match", seen).statusCode()).isEqualTo(304);
    assertThat(Client.json(client.get(ALL + "?account=maker")).path("leagues")).hasSize(1);
    assertThat(code(client.get(ALL + "?account=Zoe"))).isEqualTo("unknown-person");
    assertThat(code(client.get(ALL + "/none"))).isEqualTo("unknown-league");
    assertThat(code(maker.post(ALL, Bouts.LEAGUE.formatted("  ")))).isEqualTo("name-length");
    for (String wrong :
        List.of("\"most\":3", "\"movers\":4,\"most\":4", "\"pause\":0,\"most\":4")) {
      assertThat(code(maker.post(ALL, Bouts.LEAGUE.formatted("T").replace("\"most\":4", wrong))))
          .isEqualTo("malformed");
    }
    made(maker, "Two");
    assertThat(code(maker.post(ALL, Bouts.LEAGUE.formatted("Three")))).isEqualTo("slow-down");
    stop();
    start(Mode.OFF);
    assertThat(Client.json(client.get(ALL)).path("leagues")).hasSize(2);
    assertThat(Client.json(client.get(ALL)).path("may")).isEmpty();
    assertThat(code(client.post(ALL, Bouts.LEAGUE.formatted("Town")))).isEqualTo("tournaments-off");
  }
}
