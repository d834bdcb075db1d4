package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
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
import tools.jackson.databind.JsonNode;

/// Clubs over HTTP, as members and as strangers would use them.
final class ClubsTest {
  private static final String ONE = "/api/clubs/{id}";
  private static final String NONCE = "5a".repeat(16);
  private static final String JOIN = "{\"name\":\"x\",\"nonce\":\"" + NONCE + "\"}";

  @TempDir static Path data;
  private static Server server;
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

  private static Member member(String name) {
    return Member.enrolled(client, server.port(), name);
  }

  private static JsonNode checked(
      HttpResponse<String> answer, String method, String path, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    JsonNode body = Client.json(answer);
    description.assertAnswer(method, path, status, body);
    return body;
  }

  private static String code(HttpResponse<String> response) {
    return Client.json(response).path("code").asString();
  }

  private static String made(Member owner, String name, String joining, boolean listed) {
    String wish =
        "{\"name\":\"%s\",\"about\":\"We play.\\n\\nCome!\",\"joining\":\"%s\",\"listed\":%b}"
            .formatted(name, joining, listed);
    description.assertRequest("/api/clubs", wish);
    return checked(owner.post("/api/clubs", wish), "POST", "/api/clubs", 201).path("id").asString();
  }

  private static JsonNode shown(Member who, String id) {
    return checked(who.send("GET", "/api/clubs/" + id, "", ""), "GET", ONE, 200);
  }

  private static HttpResponse<String> join(Member who, String id, String more) {
    return who.post("/api/clubs/" + id + "/members", "{" + more + "}");
  }

  private static String invitation(Member organiser, String id) {
    HttpResponse<String> made = organiser.post("/api/clubs/" + id + "/invitation", "");
    return checked(made, "POST", ONE + "/invitation", 201).path("invitation").asString();
  }

  private static String invited(String code) {
    return "\"invitation\":\"" + code + "\"";
  }

  private static HttpResponse<String> about(
      Member by, String method, String id, String name, String body) {
    return by.send(method, "/api/clubs/" + id + "/members/" + name, "", body);
  }

  private static List<String> names(JsonNode club, String field) {
    return club.path(field).findValuesAsString("name").stream().toList();
  }

  private static HttpResponse<String> table(Member by, String club) {
    String wish =
        """
        {"game":"contrees","listed":true,"club":"%s","seats":[{"kind":"me","name":"x","nonce":"%s"},{"kind":"open"}]}
        """
            .formatted(club, NONCE);
    description.assertRequest("/api/tables", wish);
    return by.post("/api/tables", wish);
  }

  private static String cup(Member by, String club) {
    return by.post(
            "/api/tournaments",
            Bouts.CUP.formatted("Cup", "swiss").replaceFirst("\\{", "{\"club\":\"" + club + "\","))
        .body();
  }

  @Test
  void whoAsksIsLetInAndBothAreTold() {
    Member ada = member("Ada");
    Member bea = member("Bea");
    String id = made(ada, "Lions of Lyon", "asked", true);
    assertThat(shown(bea, id).path("may").toString()).isEqualTo("[\"ask\"]");
    JsonNode asked = checked(join(bea, id, ""), "POST", ONE + "/members", 200);
    assertThat(asked.path("mine").asString()).isEqualTo("waiting");
    assertThat(asked.has("waiting")).isFalse();
    assertThat(names(shown(ada, id), "waiting")).containsExactly("Bea");
    assertThat(news(ada).toString()).contains("\"waiting\":1");
    assertThat(code(about(bea, "POST", id, "Bea", "{}"))).isEqualTo("not-allowed");
    JsonNode letIn =
        checked(about(ada, "POST", id, "bea", "{}"), "POST", ONE + "/members/{name}", 200);
    assertThat(names(letIn, "members")).containsExactly("Ada", "Bea");
    assertThat(letIn.path("about").asString()).isEqualTo("We play.\nCome!");
    assertThat(news(bea).toString()).contains("\"admitted\":true");
    checked(bea.post("/api/clubs/" + id + "/seen", ""), "POST", ONE + "/seen", 200);
    assertThat(news(bea).path("clubs").toString()).isEqualTo("[]");
    JsonNode list = checked(client.get("/api/clubs?q=lyon"), "GET", "/api/clubs", 200);
    assertThat(names(list, "clubs")).containsExactly("Lions of Lyon");
    JsonNode own = bea.get("/api/clubs");
    assertThat(own.path("mine").get(0).path("mine").asString()).isEqualTo("member");
    JsonNode kept = bea.get("/api/me/export");
    description.assertAnswer("GET", "/api/me/export", 200, kept);
    assertThat(kept.path("clubs").toString()).contains("Lions of Lyon");
  }

  @Test
  void whoIsKeptOutIsToldSoAndEverybodySeesTheListedClubsOfAPerson() {
    Member rex = member("Rex");
    Member uma = member("Uma");
    String id = made(rex, "Bears of Brest", "open", true);
    made(uma, "Quiet Foxes", "invited", false);
    assertThat(join(uma, id, "").statusCode()).isEqualTo(200);
    JsonNode page = checked(client.get("/api/people/Uma"), "GET", "/api/people/{name}", 200);
    assertThat(names(page, "clubs")).containsExactly("Bears of Brest");
    String out = "/api/clubs/" + id + "/kept-out/";
    String path = ONE + "/kept-out/{name}";
    assertThat(code(uma.post(out + "Rex", ""))).isEqualTo("not-allowed");
    checked(rex.post(out + "uma", ""), "POST", path, 200);
    assertThat(names(shown(rex, id), "keptOut")).containsExactly("Uma");
    assertThat(names(shown(rex, id), "members")).containsExactly("Rex");
    JsonNode hers = shown(uma, id);
    assertThat(hers.path("mine").asString()).isEqualTo("out");
    assertThat(hers.path("may")).isEmpty();
    assertThat(hers.has("keptOut")).isFalse();
    assertThat(code(join(uma, id, ""))).isEqualTo("kept-out");
    assertThat(code(join(uma, id, invited(invitation(rex, id))))).isEqualTo("kept-out");
    JsonNode kept = uma.get("/api/me/export");
    description.assertAnswer("GET", "/api/me/export", 200, kept);
    assertThat(kept.path("clubs").toString()).contains("\"out\"");
    checked(rex.send("DELETE", out + "Uma", "", ""), "DELETE", path, 200);
    assertThat(join(uma, id, "").statusCode()).isEqualTo(200);
  }

  private static JsonNode news(Member who) {
    try (SocketClient socket = who.socket("/api/me/socket")) {
      return socket.hello("session").next("news");
    }
  }

  @Test
  void aHiddenClubIsAsOneThatThereIsNot() {
    Member cleo = member("Cleo");
    Member dora = member("Dora");
    String id = made(cleo, "Secret Moles", "open", false);
    String tournament = Client.json(cup(cleo, id)).path("id").asString();
    JsonNode table = checked(table(cleo, id), "POST", "/api/tables", 201);
    String at = table.path("info").path("table").asString();
    String none = "A".repeat(16);
    for (String[] tried :
        List.of(
            new String[] {"GET", "/api/clubs/%s", ""},
            new String[] {"POST", "/api/clubs/%s", "{\"about\":\"x\"}"},
            new String[] {"DELETE", "/api/clubs/%s", ""},
            new String[] {"POST", "/api/clubs/%s/members", "{}"},
            new String[] {"POST", "/api/clubs/%s/members", "{\"invitation\":\"x\"}"},
            new String[] {"POST", "/api/clubs/%s/invited", "{\"invitation\":\"x\"}"},
            new String[] {"POST", "/api/clubs/%s/members/Cleo", "{}"},
            new String[] {"POST", "/api/clubs/%s/members/Cleo", "{\"role\":\"member\"}"},
            new String[] {"DELETE", "/api/clubs/%s/members/Cleo", ""},
            new String[] {"DELETE", "/api/clubs/%s/members/Dora", ""},
            new String[] {"POST", "/api/clubs/%s/invitation", ""},
            new String[] {"GET", "/api/lobby?club=%s", ""},
            new String[] {"GET", "/api/ladders/contrees?club=%s", ""})) {
      HttpResponse<String> real = dora.send(tried[0], tried[1].formatted(id), "session", tried[2]);
      HttpResponse<String> other =
          dora.send(tried[0], tried[1].formatted(none), "session", tried[2]);
      assertThat(code(real)).as(tried[0] + tried[1]).isEqualTo("unknown-club");
      assertThat(real.body()).isEqualTo(other.body());
    }
    assertThat(cup(dora, id)).isEqualTo(cup(dora, none));
    assertThat(table(dora, id).body()).isEqualTo(table(dora, none).body());
    String tournaments = "/api/tournaments/";
    for (String path : List.of("", "/entry", "/start", "/export?format=csv")) {
      String method = path.isEmpty() || path.startsWith("/export") ? "GET" : "POST";
      assertThat(code(dora.send(method, tournaments + tournament + path, "", "")))
          .isEqualTo("unknown-tournament");
    }
    for (String path :
        List.of("/api/clubs", "/api/tournaments", "/api/lobby", "/api/people/Cleo")) {
      assertThat(dora.send("GET", path, "session", "").body())
          .as(path)
          .doesNotContain("Moles")
          .doesNotContain(id)
          .doesNotContain(at)
          .doesNotContain(tournament);
    }
    // Nobody learns by trying names that there is such a club.
    made(dora, "Secret Moles", "open", true);
    assertThat(names(cleo.get("/api/clubs"), "mine")).containsExactly("Secret Moles");
    assertThat(cleo.get("/api/tournaments").toString()).contains(tournament);
    assertThat(shown(cleo, id).path("tournaments").get(0).path("club").path("name").asString())
        .isEqualTo("Secret Moles");
  }

  @Test
  void aTableDoesNotNameTheTournamentOfAHiddenClub() {
    Member lea = member("Lea");
    Member max = member("Max");
    String id = made(lea, "Silent Bats", "open", false);
    checked(join(max, id, invited(invitation(lea, id))), "POST", ONE + "/members", 200);
    String at = "/api/tournaments/" + Client.json(cup(lea, id)).path("id").asString();
    for (Member each : List.of(lea, max)) {
      assertThat(each.post(at + "/entry", "").statusCode()).isEqualTo(200);
    }
    assertThat(lea.post(at + "/start", "").statusCode()).isEqualTo(200);
    String table = "";
    while (table.isEmpty()) {
      table = lea.get(at).path("table").asString("");
    }
    JsonNode info = checked(client.get("/api/tables/" + table), "GET", "/api/tables/{table}", 200);
    assertThat(info.path("tournament").path("name").asString("-")).isEmpty();
    // Who is sent away takes part on: their games are under way.
    checked(about(lea, "DELETE", id, "Max", ""), "DELETE", ONE + "/members/{name}", 200);
    assertThat(max.get(at).path("you").asString()).isEqualTo("in");
    assertThat(code(max.send("GET", "/api/clubs/" + id, "", ""))).isEqualTo("unknown-club");
  }

  @Test
  void aTableOfAClubIsFoundAndTakenByItsMembersAlone() {
    Member eve = member("Eve");
    Member fay = member("Fay");
    Member gil = member("Gil");
    String id = made(eve, "Otters", "open", true);
    assertThat(code(table(gil, id))).isEqualTo("members-only");
    JsonNode made = checked(table(eve, id), "POST", "/api/tables", 201);
    String table = made.path("info").path("table").asString();
    assertThat(made.path("info").path("club").asString()).isEqualTo(id);
    assertThat(code(client.get("/api/lobby?club=" + id))).isEqualTo("signed-out");
    assertThat(code(gil.send("GET", "/api/lobby?club=" + id, "", ""))).isEqualTo("members-only");
    String path = "/api/tables/" + table + "/join";
    String invitation = made.path("invitation").asString();
    for (String token : List.of("", "session", invitation)) {
      assertThat(code(gil.send("POST", path, token, JOIN))).isEqualTo("members-only");
    }
    assertThat(code(client.post(path, JOIN, Client.token(invitation)))).isEqualTo("signed-out");
    try (SocketClient lobby = lobby(eve, id)) {
      lobby.next(message -> message.toString().contains(table));
      assertThatThrownBy(() -> lobby(gil, id)).isInstanceOf(CompletionException.class);
      checked(join(fay, id, ""), "POST", ONE + "/members", 200);
      JsonNode row = fay.get("/api/lobby?club=" + id).path("tables").get(0);
      assertThat(row.path("table").asString()).isEqualTo(table);
      assertThat(row.path("seats").get(0).path("account").asBoolean()).isTrue();
      assertThat(client.get("/api/lobby").body()).doesNotContain(table);
      assertThat(fay.send("POST", path, "", JOIN).statusCode()).isEqualTo(200);
    }
  }

  private static SocketClient lobby(Member who, String club) {
    return who.socket("/api/lobby/socket?club=" + club);
  }

  @Test
  void anInvitationLetsInUntilThereIsAnother() {
    Member hal = member("Hal");
    Member ida = member("Ida");
    String id = made(hal, "Night Owls", "asked", false);
    String old = invitation(hal, id);
    String code = invitation(hal, id);
    assertThat(shown(hal, id).path("invitation").asString()).isEqualTo(code).isNotEqualTo(old);
    assertThat(code(join(ida, id, invited(old)))).isEqualTo("unknown-club");
    HttpResponse<String> seen =
        client.post("/api/clubs/" + id + "/invited", "{" + invited(code) + "}");
    assertThat(checked(seen, "POST", ONE + "/invited", 200).path("members").asInt()).isEqualTo(1);
    JsonNode joined = checked(join(ida, id, invited(code)), "POST", ONE + "/members", 200);
    assertThat(joined.path("mine").asString()).isEqualTo("member");
    assertThat(joined.has("invitation")).isFalse();
    String wish = "{\"listed\":true,\"owner\":\"Ida\"}";
    JsonNode after = checked(hal.post("/api/clubs/" + id, wish), "POST", ONE, 200);
    assertThat(after.path("owner").asString()).isEqualTo("Ida");
    assertThat(after.path("mine").asString()).isEqualTo("organiser");
    Member joe = member("Joe");
    assertThat(code(join(joe, id, invited(old)))).isEqualTo("expired");
    assertThat(code(about(hal, "DELETE", id, "Ida", ""))).isEqualTo("not-allowed");
    checked(about(hal, "DELETE", id, "Hal", ""), "DELETE", ONE + "/members/{name}", 200);
    assertThat(code(about(ida, "DELETE", id, "Ida", ""))).isEqualTo("not-allowed");
    assertThat(code(about(ida, "POST", id, "Hal", "{\"role\":\"organiser\"}")))
        .isEqualTo("unknown-person");
    checked(ida.send("DELETE", "/api/clubs/" + id, "", ""), "DELETE", ONE, 200);
    assertThat(code(ida.send("GET", "/api/clubs/" + id, "", ""))).isEqualTo("unknown-club");
  }

  @Test
  void namesAndNumbersHaveTheirBounds() throws Exception {
    Member kim = member("Kim");
    String id = made(kim, "Badgers", "open", true);
    for (String wrong :
        List.of(
            "{\"name\":\"B\",\"joining\":\"open\",\"listed\":true}",
            "{\"name\":\"Bаdgers\",\"joining\":\"open\",\"listed\":true}",
            "{\"name\":\"BADGERS.\",\"joining\":\"open\",\"listed\":false}",
            "{\"name\":\"Foxes\",\"joining\":\"never\",\"listed\":true}",
            "{\"name\":\"Foxes\",\"about\":\"%s\",\"joining\":\"open\",\"listed\":true}"
                .formatted("x".repeat(501)),
            "{\"name\":\"Foxes\",\"about\":\"\\u202e\",\"joining\":\"open\",\"listed\":true}")) {
      assertThat(kim.post("/api/clubs", wrong).statusCode()).as(wrong).isBetween(400, 422);
    }
    assertThat(code(client.post("/api/clubs", "{}"))).isEqualTo("signed-out");
    made(kim, "Stoats", "open", false);
    made(kim, "Weasels", "open", false);
    assertThat(
            code(
                kim.post(
                    "/api/clubs", "{\"name\":\"Mice\",\"joining\":\"open\",\"listed\":false}")))
        .isEqualTo("slow-down");
    String[] key = Client.token(new KeyFile(data).make());
    JsonNode found =
        checked(
            client.get("/api/operator/clubs/weasels", key),
            "GET",
            "/api/operator/clubs/{club}",
            200);
    assertThat(found.path("owner").asString()).isEqualTo("Kim");
    assertThat(code(client.get("/api/operator/clubs/" + id))).isEqualTo("unknown-token");
    checked(
        client.send(client.request("/api/operator/clubs/" + id, key).DELETE().build()),
        "DELETE",
        "/api/operator/clubs/{club}",
        200);
    assertThat(code(kim.send("GET", "/api/clubs/" + id, "", ""))).isEqualTo("unknown-club");
  }
}
