package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountSettings;
import tianxia.server.http.Client;
import tianxia.server.http.Description;
import tianxia.server.http.Member;
import tianxia.server.http.SocketClient;
import tianxia.server.http.TestLimits;
import tools.jackson.databind.JsonNode;

/// Friends, challenges and blocking over HTTP, as friends and as cheats would use them.
final class FriendsTest {
  private static final String NONCE = "5a".repeat(16);

  /// Contrées has no draws: a nonce in clear is accepted from whoever sits down last.
  private static final String TABLE =
      """
      {"game":"contrees"%s,"seats":[{"kind":"me","name":"x","nonce":"%s"},{"kind":"open","keptFor":"%s"}]}
      """;

  private static final String JOIN = "{\"name\":\"x\",\"nonce\":\"" + NONCE + "\"}";

  @TempDir Path data;
  private Server server;
  private Client client;
  private Description description;
  private Member ada;
  private Member bea;

  @BeforeEach
  void start() {
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    server = Server.start(config.withAccounts(AccountSettings.STANDARD));
    client = new Client(server.port());
    description = new Description(Client.json(client.get("/api/openapi.json")));
    ada = member("Ada");
    bea = member("Bea");
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private Member member(String name) {
    return Member.enrolled(client, server.port(), name);
  }

  private static String code(HttpResponse<String> response) {
    return Client.json(response).path("code").asString();
  }

  private static void ask(Member who, String method, String path) {
    HttpResponse<String> answer = who.send(method, path, "session", "");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }

  private JsonNode friends(Member who) {
    JsonNode all = who.get("/api/me/friends");
    description.assertAnswer("GET", "/api/me/friends", 200, all);
    return all;
  }

  private static List<String> names(JsonNode all, String field) {
    return all.path(field).findValuesAsString("name").stream().toList();
  }

  /// How somebody stands to somebody else, as the page of a person shows it.
  private JsonNode you(Member who, String other) {
    JsonNode person = who.get("/api/people/" + other);
    description.assertAnswer("GET", "/api/people/{name}", 200, person);
    return person.path("you");
  }

  private HttpResponse<String> challenge(Member by, String to) {
    return challenge(by, to, "");
  }

  private HttpResponse<String> challenge(Member by, String to, String more) {
    String wish = TABLE.formatted(more, NONCE, to);
    description.assertRequest("/api/tables", wish);
    return by.post("/api/tables", wish);
  }

  private String challenged(Member by, String to) {
    HttpResponse<String> made = challenge(by, to);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    assertThat(Client.json(made).path("invitation").asString()).isEmpty();
    return Client.json(made).path("info").path("table").asString();
  }

  private static HttpResponse<String> join(Member who, String table, String token) {
    return who.send("POST", "/api/tables/" + table + "/join", token, JOIN);
  }

  private static void befriend(Member one, Member other) {
    ask(one, "POST", "/api/me/friends/" + other.name());
    ask(other, "POST", "/api/me/friends/" + one.name());
  }

  @Test
  void friendshipTakesTwoAndEitherEndsIt() {
    ask(ada, "POST", "/api/me/friends/bea");
    assertThat(names(friends(ada), "asked")).containsExactly("Bea");
    assertThat(names(friends(bea), "requests")).containsExactly("Ada");
    assertThat(you(bea, "Ada").path("requests").asBoolean()).isTrue();
    ask(bea, "POST", "/api/me/friends/Ada");
    for (Member each : List.of(ada, bea)) {
      JsonNode all = friends(each);
      assertThat(names(all, "friends")).hasSize(1);
      assertThat(names(all, "asked")).isEmpty();
      assertThat(names(all, "requests")).isEmpty();
    }
    assertThat(you(ada, "Bea").path("friend").asBoolean()).isTrue();
    ask(bea, "DELETE", "/api/me/friends/Ada");
    assertThat(names(friends(ada), "friends")).isEmpty();
  }

  @Test
  void whoeverIsDeclinedIsNotToldAndCannotAskAgainAndAgain() {
    ask(ada, "POST", "/api/me/friends/Bea");
    JsonNode before = friends(ada);
    ask(bea, "DELETE", "/api/me/friends/Ada");
    assertThat(friends(ada)).isEqualTo(before);
    assertThat(you(ada, "Bea").path("asked").asBoolean()).isTrue();
    ask(ada, "DELETE", "/api/me/friends/Bea");
    ask(ada, "POST", "/api/me/friends/Bea");
    assertThat(names(friends(bea), "requests")).isEmpty();
    ask(bea, "POST", "/api/me/friends/Ada");
    assertThat(names(friends(bea), "friends")).as("who declined has changed their mind").hasSize(1);
  }

  @Test
  void guestsAndReadersHaveNoFriends() {
    Member guest = new Member(client, ada.origin(), "", "");
    for (String path : List.of("friends/Bea", "blocked/Bea")) {
      assertThat(code(guest.post("/api/me/" + path, ""))).isEqualTo("signed-out");
    }
    assertThat(code(challenge(guest, "Bea"))).isEqualTo("signed-out");
    assertThat(client.get("/api/people/Bea").body()).doesNotContain("\"you\"");
    assertThat(code(ada.post("/api/me/friends/Nobody", ""))).isEqualTo("unknown-person");
    assertThat(code(ada.post("/api/me/friends/Ada", ""))).isEqualTo("not-allowed");
    assertThat(code(ada.post("/api/me/blocked/Ada", ""))).isEqualTo("not-allowed");
    assertThat(code(challenge(ada, "Ada"))).isEqualTo("no-challenges");
    assertThat(code(challenge(ada, "Nobody"))).isEqualTo("unknown-person");
    String foreign = "https://evil.example";
    Member lured = new Member(client, foreign, "Ada", ada.cookie());
    assertThat(lured.post("/api/me/friends/Bea", "").statusCode()).isGreaterThanOrEqualTo(400);
    String reads =
        Client.json(ada.post("/api/me/tokens", "{\"label\":\"r\",\"play\":false}"))
            .path("token")
            .asString();
    assertThat(client.get("/api/me/friends", Client.token(reads)).statusCode()).isEqualTo(200);
    assertThat(code(guest.send("POST", "/api/me/friends/Bea", reads, ""))).isEqualTo("signed-out");
    assertThat(names(friends(bea), "requests")).isEmpty();
  }

  @Test
  void aProgramDoesWhatThePageDoes() {
    String plays =
        Client.json(ada.post("/api/me/tokens", "{\"label\":\"p\",\"play\":true}"))
            .path("token")
            .asString();
    Member program = new Member(client, ada.origin(), "Ada", "");
    program.send("POST", "/api/me/friends/Bea", plays, "");
    assertThat(names(friends(bea), "requests")).containsExactly("Ada");
    String table = challenged(bea, "Ada");
    try (SocketClient socket = client.news()) {
      JsonNode news = socket.hello(plays).next("news");
      assertThat(news.path("received").get(0).path("table").asString()).isEqualTo(table);
    }
    assertThat(join(program, table, plays).statusCode()).isEqualTo(200);
  }

  @Test
  void theSeatIsForTheChallengedAlone() {
    HttpResponse<String> made = challenge(ada, "bea");
    String table = Client.json(made).path("info").path("table").asString();
    JsonNode seat = Client.json(made).path("info").path("seats").get(1);
    assertThat(seat.path("kind").asString()).isEqualTo("open");
    assertThat(seat.path("name").asString()).isEqualTo("Bea");
    Member guest = new Member(client, ada.origin(), "", "");
    Member cleo = member("Cleo");
    String host = Client.json(made).path("tokens").path("1").asString();
    String watch = Client.json(made).path("watch").asString();
    for (Member other : List.of(guest, cleo)) {
      for (String token : List.of("", "session", host, watch, "public", "account:x")) {
        assertThat(join(other, table, token).statusCode()).as(token).isIn(401, 409);
      }
    }
    assertThat(code(join(bea, table, ""))).as("by the session alone").isEqualTo("unknown-token");
    assertThat(bea.get("/api/tables/" + table).path("phase").asString()).isEqualTo("waiting");
    JsonNode challenge = friends(bea).path("received").get(0);
    assertThat(challenge.path("name").asString()).isEqualTo("Ada");
    assertThat(challenge.path("terms").path("game").asString()).isEqualTo("contrees");
    assertThat(join(bea, table, "session").statusCode()).isEqualTo(200);
    assertThat(friends(bea).path("received").size()).isZero();
    assertThat(friends(ada).path("sent").get(0).path("state").asString()).isEqualTo("accepted");
    ask(ada, "DELETE", "/api/me/challenges/" + table);
    assertThat(friends(ada).path("sent").size()).isZero();
    JsonNode info = ada.get("/api/tables/" + table);
    assertThat(info.path("phase").asString()).as("the game goes on").isEqualTo("playing");
    assertThat(info.path("seats").get(1).path("account").asBoolean()).isTrue();
  }

  @Test
  void onlyTheServerSaysForWhomASeatIsKept() {
    String wish =
        TABLE.formatted("", NONCE, "Bea").replace("\"keptFor\":\"Bea\"", "\"keptId\":\"a1\"");
    JsonNode made = Client.json(ada.post("/api/tables", wish));
    assertThat(made.path("invitation").asString()).as("open to whoever comes").isNotEmpty();
    String twice =
        wish.replace(
            "{\"kind\":\"open\",\"keptId\":\"a1\"}",
            "{\"kind\":\"open\",\"keptFor\":\"Bea\"},{\"kind\":\"open\",\"keptFor\":\"Bea\"}");
    assertThat(code(ada.post("/api/tables", twice))).isEqualTo("malformed");
    assertThat(code(challenge(ada, "Bea", ",\"listed\":true"))).isEqualTo("malformed");
  }

  @Test
  void aRatedChallengeIsRated() {
    HttpResponse<String> made = challenge(ada, "Bea", ",\"rated\":true");
    String table = Client.json(made).path("info").path("table").asString();
    assertThat(friends(bea).path("received").get(0).path("terms").path("rated").asBoolean())
        .isTrue();
    assertThat(join(bea, table, "session").statusCode()).isEqualTo(200);
  }

  @Test
  void whoeverDeclinesIsToldOfAndTheTableGoes() {
    String table = challenged(ada, "Bea");
    assertThat(code(member("Cleo").send("DELETE", "/api/me/challenges/" + table, "session", "")))
        .isEqualTo("unknown-table");
    ask(bea, "DELETE", "/api/me/challenges/" + table);
    assertThat(friends(bea).path("received").size()).isZero();
    assertThat(friends(ada).path("sent").get(0).path("state").asString()).isEqualTo("declined");
    assertThat(ada.get("/api/tables/" + table).path("code").asString()).isEqualTo("unknown-table");
    assertThat(code(join(bea, table, "session"))).isEqualTo("unknown-table");
    ask(ada, "DELETE", "/api/me/challenges/" + table);
    String second = challenged(ada, "Bea");
    ask(ada, "DELETE", "/api/me/challenges/" + second);
    assertThat(friends(bea).path("received").size()).as("taken back").isZero();
    assertThat(code(join(bea, second, "session"))).isEqualTo("unknown-table");
  }

  @Test
  void aGameThatHasBegunIsNotTakenBack() {
    String table = challenged(ada, "Bea");
    join(bea, table, "session");
    ask(ada, "DELETE", "/api/me/challenges/" + table);
    assertThat(code(bea.send("DELETE", "/api/me/challenges/" + table, "session", "")))
        .isEqualTo("unknown-table");
    assertThat(ada.get("/api/tables/" + table).path("phase").asString()).isEqualTo("playing");
  }

  @Test
  void onlyFriendsOrNobodyMayChallengeWhoeverWantsItSo() {
    assertThat(ada.post("/api/me/challengers", "{\"who\":\"friends\"}").statusCode())
        .isEqualTo(200);
    assertThat(code(ada.post("/api/me/challengers", "{\"who\":\"x\"}"))).isEqualTo("malformed");
    assertThat(friends(ada).path("challengers").asString()).isEqualTo("friends");
    assertThat(code(challenge(bea, "Ada"))).isEqualTo("no-challenges");
    assertThat(you(bea, "Ada").path("challenge").asBoolean()).isFalse();
    befriend(ada, bea);
    challenged(bea, "Ada");
    ada.post("/api/me/challengers", "{\"who\":\"nobody\"}");
    assertThat(code(challenge(bea, "Ada"))).isEqualTo("no-challenges");
  }

  @Test
  void whoeverIsBlockedIsNotToldAndComesNowhere() {
    befriend(ada, bea);
    String old = challenged(bea, "Ada");
    String own = challenged(ada, "Bea");
    ask(ada, "POST", "/api/me/blocked/Bea");
    assertThat(names(friends(ada), "blocked")).containsExactly("Bea");
    assertThat(friends(ada).path("received").size()).isZero();
    assertThat(names(friends(bea), "blocked")).isEmpty();
    assertThat(friends(bea).path("sent").get(0).path("state").asString()).isEqualTo("open");
    assertThat(code(join(bea, own, "session"))).isEqualTo("unknown-table");
    // As from one who takes no challenges at all.
    ask(bea, "DELETE", "/api/me/challenges/" + old);
    HttpResponse<String> refused = challenge(bea, "Ada");
    JsonNode standing = you(bea, "Ada");
    ask(ada, "DELETE", "/api/me/blocked/Bea");
    ada.post("/api/me/challengers", "{\"who\":\"nobody\"}");
    assertThat(challenge(bea, "Ada").body()).isEqualTo(refused.body());
    assertThat(you(bea, "Ada")).isEqualTo(standing);
    ask(ada, "POST", "/api/me/blocked/Bea");
    ask(bea, "POST", "/api/me/friends/Ada");
    assertThat(names(friends(bea), "asked")).containsExactly("Ada");
    assertThat(names(friends(ada), "requests")).isEmpty();
    assertThat(code(ada.post("/api/me/friends/Bea", ""))).isEqualTo("not-allowed");
    assertThat(code(challenge(ada, "Bea"))).isEqualTo("no-challenges");
  }

  @Test
  void whoeverIsBlockedTakesNoSeatAtAnOpenTable() {
    ask(ada, "POST", "/api/me/blocked/Bea");
    String wish = TABLE.formatted(",\"listed\":true", NONCE, "").replace(",\"keptFor\":\"\"", "");
    JsonNode made = Client.json(ada.post("/api/tables", wish));
    String table = made.path("info").path("table").asString();
    String invitation = made.path("invitation").asString();
    for (String token : List.of("", invitation)) {
      HttpResponse<String> refused = join(bea, table, token);
      assertThat(code(refused)).isEqualTo("taken");
      assertThat(refused.body()).doesNotContain("block");
    }
    assertThat(join(member("Cleo"), table, "").statusCode()).isEqualTo(200);
  }

  @Test
  void floodsStop() {
    HttpResponse<String> last = challenge(ada, "Bea");
    for (int i = 0; i < 20; i++) {
      last = challenge(ada, "Bea");
    }
    assertThat(code(last)).isEqualTo("slow-down");
    assertThat(friends(bea).path("received").size()).isEqualTo(20);
  }

  @Test
  void whatChangesIsToldAtOnceToBoth() {
    String plays = token(bea);
    String hers = token(ada);
    try (SocketClient beas = client.news();
        SocketClient adas = client.news()) {
      assertThat(beas.hello(plays).next("news").path("requests").asInt()).isZero();
      adas.hello(hers).next("news");
      String table = challenged(ada, "Bea");
      beas.next(message -> message.path("received").size() == 1);
      adas.next(message -> message.path("sent").size() == 1);
      ask(ada, "POST", "/api/me/friends/Bea");
      beas.next(message -> message.path("requests").asInt() == 1);
      ask(bea, "DELETE", "/api/me/challenges/" + table);
      adas.next(message -> message.path("sent").findValuesAsString("state").contains("declined"));
      beas.next(message -> message.path("received").isEmpty());
    }
    try (SocketClient stranger = client.news()) {
      stranger.hello("x".repeat(24));
      assertThat(stranger.next("error").path("code").asString()).isEqualTo("unknown-token");
    }
  }

  private static String token(Member who) {
    return Client.json(who.post("/api/me/tokens", "{\"label\":\"p\",\"play\":true}"))
        .path("token")
        .asString();
  }

  @Test
  void anAccountThatIsDeletedTakesItsChallengesAndItsNameAlong() {
    Member ottoline = member("Ottoline");
    befriend(ada, ottoline);
    String sent = challenged(ottoline, "Ada");
    String received = challenged(ada, "Ottoline");
    JsonNode export = ottoline.get("/api/me/export");
    description.assertAnswer("GET", "/api/me/export", 200, export);
    assertThat(names(export.path("friends"), "friends")).containsExactly("Ada");
    assertThat(export.path("friends").path("received").size()).isOne();
    ask(ottoline, "DELETE", "/api/me");
    JsonNode all = friends(ada);
    assertThat(all.toString()).doesNotContain("Ottoline");
    assertThat(all.path("received").size() + all.path("sent").size()).isZero();
    for (String table : List.of(sent, received)) {
      assertThat(ada.get("/api/tables/" + table).path("code").asString())
          .isEqualTo("unknown-table");
    }
    // Whoever has the name after her is somebody else.
    Member next = member("Ottoline");
    assertThat(you(next, "Ada").path("friend").asBoolean()).isFalse();
    assertThat(friends(next).path("received").size()).isZero();
    ask(next, "DELETE", "/api/me");
    server.close();
    assertThat(tianxia.server.store.Stored.text(data)).doesNotContain("Ottoline");
  }

  @Test
  void whatSomebodyLikesToPlayIsCounted() {
    String table = challenged(ada, "Bea");
    join(bea, table, "session");
    String resign = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":1}";
    bea.send("POST", "/api/tables/" + table + "/commands", "session", resign);
    JsonNode plays = ada.get("/api/people/Bea").path("plays");
    assertThat(plays.get(0).path("game").asString()).isEqualTo("contrees");
    assertThat(plays.get(0).path("count").asInt()).isOne();
  }
}
