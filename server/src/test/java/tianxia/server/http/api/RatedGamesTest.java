package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountSettings;
import tianxia.server.check.RatingCheck;
import tianxia.server.http.Client;
import tianxia.server.http.Description;
import tianxia.server.http.Member;
import tianxia.server.http.ServerProcess;
import tianxia.server.http.TestLimits;
import tianxia.server.message.Listing;
import tianxia.server.message.TableInfo;
import tianxia.server.message.json.Messages;
import tianxia.server.rating.Change;
import tianxia.server.rating.RatingRange;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteLogs;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tools.jackson.databind.JsonNode;

/// Rated games over HTTP, between people with accounts.
final class RatedGamesTest {
  private static final String NONCE = "5a".repeat(16);

  /// Contrées has no draws: a nonce in clear is accepted.
  private static final String TABLE =
      """
      {"game":"contrees","rated":true%s,"seats":[{"kind":"me","name":"x","nonce":"%s"},{"kind":"open"}]}
      """;

  private static final String JOIN = "{\"name\":\"x\",\"nonce\":\"" + NONCE + "\"}";

  @TempDir Path data;
  private Server server;
  private Client client;
  private Description description;

  @BeforeEach
  void start() {
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    server = Server.start(config.withAccounts(AccountSettings.STANDARD));
    client = new Client(server.port());
    description = new Description(Client.json(client.get("/api/openapi.json")));
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

  private static JsonNode made(Member maker) {
    return made(maker, "");
  }

  private static JsonNode made(Member maker, String more) {
    HttpResponse<String> made = maker.post("/api/tables", TABLE.formatted(more, NONCE));
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    return Client.json(made);
  }

  /// A program that plays for somebody, by a token of its own: what it sends has no cookie.
  private static Function<String, HttpResponse<String>> program(Member of, String path) {
    String token = of.forProgram();
    return body -> of.withoutSession().send("POST", path, token, body);
  }

  private static HttpResponse<String> join(Member guest, JsonNode table) {
    String path = "/api/tables/" + id(table) + "/join";
    return guest.send("POST", path, table.path("invitation").asString(), JOIN);
  }

  private static String id(JsonNode table) {
    return table.path("info").path("table").asString();
  }

  private static void resign(Member who, String table) {
    String command = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":1}";
    HttpResponse<String> done =
        who.send("POST", "/api/tables/" + table + "/commands", "session", command);
    assertThat(done.body()).contains("\"done\"");
  }

  private static String played(Member winner, Member loser) {
    JsonNode table = made(winner);
    assertThat(join(loser, table).statusCode()).isEqualTo(200);
    resign(loser, id(table));
    return id(table);
  }

  private JsonNode described(String path, String template) {
    JsonNode answer = Client.json(client.get(path));
    description.assertAnswer("GET", template, 200, answer);
    return answer;
  }

  private JsonNode person(String name) {
    return described("/api/people/" + name, "/api/people/{name}");
  }

  private List<Change> stored() {
    try (TableLogs logs = SqliteLogs.in(data)) {
      return logs.ratings(0, 99);
    }
  }

  private RatingCheck.Report check() {
    try (TableLogs logs = SqliteLogs.in(data)) {
      return RatingCheck.of(Games.CATALOGUE, logs);
    }
  }

  @Test
  void onlyAccountsSitEachOnOneSeatWithoutHintsAndTakebacks() {
    Member ada = member("Ada");
    Member guest = new Member(client, ada.origin(), "", "");
    assertThat(code(guest.post("/api/tables", TABLE.formatted("", NONCE)))).isEqualTo("signed-out");
    for (String more :
        List.of(",\"hints\":true", ",\"takebacks\":true", ",\"games\":2", ",\"listed\":1")) {
      assertThat(code(ada.post("/api/tables", TABLE.formatted(more, NONCE))))
          .as(more)
          .isEqualTo("malformed");
    }
    String computer =
        TABLE.replace("{\"kind\":\"open\"}", "{\"kind\":\"computer\",\"level\":\"easy\"}");
    assertThat(code(ada.post("/api/tables", computer.formatted("", NONCE)))).isEqualTo("malformed");
    JsonNode table = made(ada);
    assertThat(table.path("info").path("rated").asBoolean()).isTrue();
    assertThat(table.path("info").path("allowed").path("takebacks").asBoolean()).isFalse();
    assertThat(code(join(guest, table))).isEqualTo("signed-out");
    assertThat(code(join(ada, table))).isEqualTo("taken");
    assertThat(join(member("Bea"), table).statusCode()).isEqualTo(200);
  }

  /// Who knows whose hand it is, and how many play under it.
  @Test
  void aProgramIsNotRated() {
    Member ada = member("Ada");
    Member bea = member("Bea");
    String wish = TABLE.formatted(",\"listed\":true", NONCE);
    HttpResponse<String> made = program(ada, "/api/tables").apply(wish);
    assertThat(made.statusCode()).isEqualTo(403);
    assertThat(code(made)).isEqualTo("not-allowed");
    // A program has its own token alone to show: it gets no seat but one that is kept for it.
    String kept = TABLE.replace("\"open\"", "\"open\",\"keptFor\":\"Bea\"").formatted("", NONCE);
    JsonNode table = Client.json(ada.post("/api/tables", kept));
    String seat = "/api/tables/" + id(table) + "/join";
    for (String says : List.of(JOIN, JOIN.replace("}", ",\"program\":true}"))) {
      HttpResponse<String> joined = program(bea, seat).apply(says);
      assertThat(joined.statusCode()).isEqualTo(403);
      assertThat(code(joined)).isEqualTo("not-allowed");
    }
    String loose = wish.replace("\"rated\":true", "\"rated\":false");
    assertThat(program(ada, "/api/tables").apply(loose).statusCode()).isEqualTo(201);
    assertThat(bea.send("POST", seat, "session", JOIN).statusCode()).isEqualTo(200);
  }

  @Test
  void computersMayPlayAtATableOfSeveralPeopleAndAreShownWithTheirRatings() {
    Member ada = member("Ada");
    String table =
        """
        {"game":"qin","rated":true,"options":{"players":"3"},"seats":[
        {"kind":"me","name":"x","commitment":"%s"},{"kind":"open"},
        {"kind":"computer","level":"hard"}]}
        """
            .formatted("ab".repeat(32));
    HttpResponse<String> made = ada.post("/api/tables", table);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    JsonNode shown = ada.get("/api/tables/" + id(Client.json(made)) + "/ratings").path("seats");
    assertThat(shown.get(1).path("seat").asInt()).isEqualTo(3);
    assertThat(shown.get(1).path("rating").asInt()).isEqualTo(1683);
    assertThat(shown.get(1).path("uncertainty").asInt()).isZero();
  }

  @Test
  void aTableMayBeForSomeRatings() {
    Member ada = member("Ada");
    Member bea = member("Bea");
    for (String wrong :
        List.of("{}", "{\"least\":-1}", "{\"most\":4001}", "{\"least\":1500,\"most\":1499}", "7")) {
      String table = TABLE.formatted(",\"ratings\":" + wrong, NONCE);
      assertThat(code(ada.post("/api/tables", table))).as(wrong).isEqualTo("malformed");
    }
    String friendly =
        TABLE
            .replace("\"rated\":true", "\"rated\":false")
            .formatted(",\"ratings\":{\"least\":1}", NONCE);
    assertThat(code(ada.post("/api/tables", friendly))).isEqualTo("malformed");
    // Everybody begins with 1500.
    for (String others : List.of("{\"least\":1501}", "{\"most\":1499}")) {
      JsonNode table = made(ada, ",\"ratings\":" + others);
      assertThat(code(join(bea, table))).isEqualTo("other-ratings");
    }
    JsonNode table = made(ada, ",\"ratings\":{\"least\":1500,\"most\":1500},\"listed\":true");
    assertThat(table.path("info").path("ratings").path("most").asInt()).isEqualTo(1500);
    assertThat(Messages.receive(TableInfo.class, table.path("info").toString()))
        .isInstanceOfSatisfying(
            Messages.Parsed.Read.class,
            read ->
                assertThat(Listing.of((TableInfo) read.message()).ratings())
                    .contains(new RatingRange(Optional.of(1500), Optional.of(1500))));
    assertThat(join(bea, table).statusCode()).isEqualTo(200);
  }

  @Test
  void aGameIsRatedOnceAndTheRecordsGiveTheSame() {
    Member ada = member("Ada");
    Member bea = member("Bea");
    JsonNode table = made(ada);
    join(bea, table);
    String path = "/api/tables/" + id(table) + "/ratings";
    JsonNode before = ada.get(path);
    description.assertAnswer("GET", "/api/tables/{table}/ratings", 200, before);
    assertThat(before.path("seats").get(1).path("rating").asInt()).isEqualTo(1500);
    resign(bea, id(table));
    JsonNode after = ada.get(path);
    description.assertAnswer("GET", "/api/tables/{table}/ratings", 200, after);
    assertThat(after.path("seats").get(0).path("change").asInt()).isEqualTo(78);
    played(bea, ada);
    played(ada, bea);
    // Nothing of this counts.
    String rest = TABLE.replace("\"rated\":true", "\"rated\":false").formatted("", NONCE);
    JsonNode loose = Client.json(ada.post("/api/tables", rest));
    join(bea, loose);
    resign(bea, id(loose));

    JsonNode rating = person("Ada").path("ratings").get(0);
    assertThat(rating.path("ladder").asString()).isEqualTo("contrees");
    assertThat(rating.path("games").asInt()).isEqualTo(3);
    assertThat(rating.path("course").size()).isEqualTo(3);
    JsonNode ladder = described("/api/ladders/contrees", "/api/ladders/{ladder}");
    assertThat(ladder.path("rows").get(0).path("name").asString()).isEqualTo("Ada");
    assertThat(ladder.path("computers").get(1).path("rating").asInt()).isEqualTo(1500);
    assertThat(described("/api/ladders/contrees-many", "/api/ladders/{ladder}").path("rows").size())
        .isZero();
    assertThat(client.get("/api/ladders/go").statusCode()).isEqualTo(422);
    RatingCheck.Report report = check();
    assertThat(report.different()).isEmpty();
    assertThat(report.games()).isEqualTo(3);
    assertThat(report.changes()).isEqualTo(stored());
    assertThat(ada.get("/api/me/export").path("ratings").get(0).path("course").size()).isEqualTo(3);
  }

  @Test
  void whoLetsTheirTimeRunOutIsSeen() {
    Member ada = member("Ada");
    Member bea = member("Bea");
    String clock = ",\"clock\":{\"days\":1}";
    JsonNode late = made(ada, clock);
    join(bea, late);
    JsonNode resigned = made(ada, clock);
    join(bea, resigned);
    resign(ada, id(resigned));
    played(ada, bea);
    stop();
    timeIsUp(id(late), 1);
    start();
    assertThat(person("Ada").path("clocks").toString()).isEqualTo("{\"games\":2,\"late\":1}");
    assertThat(person("Bea").path("clocks").toString()).isEqualTo("{\"games\":2,\"late\":0}");
  }

  private void timeIsUp(String table, int seat) {
    try (Store store = new SqliteStore(DataFolder.open(data), new Unbroken())) {
      Store.Claimed claimed = store.claim(table);
      Store.Row last = claimed.rows().getLast();
      Store.Row up =
          new Store.Row(
              table, last.seq() + 1, last.at() + 1, new Entry.TimeUp(seat, Optional.empty()));
      store.append(claimed.claim(), List.of(up), Store.Waiting.ending(table), up.at());
    }
  }

  @Test
  void aRematchIsRatedToo() {
    Member ada = member("Ada");
    Member bea = member("Bea");
    String table = played(ada, bea);
    for (Member each : List.of(ada, bea)) {
      String wish = "{\"type\":\"rematch\",\"id\":\"m\",\"seq\":4,\"nonce\":\"" + NONCE + "\"}";
      each.send("POST", "/api/tables/" + table + "/commands", "session", wish);
    }
    String next = ada.get("/api/tables/" + table).path("rematch").path("table").asString();
    assertThat(ada.get("/api/tables/" + next).path("rated").asBoolean()).isTrue();
    resign(ada, next);
    assertThat(stored().stream().map(Change::table)).containsExactly(table, table, next, next);
    assertThat(check().changes()).isEqualTo(stored());
  }

  @Test
  void whoDeletesTheAccountLeavesTheOthersRatingsAsTheyAre() {
    Member ada = member("Ada");
    Member bea = member("Bea");
    played(ada, bea);
    played(bea, ada);
    JsonNode before = person("Ada").path("ratings");
    JsonNode open = made(ada);
    join(bea, open);
    assertThat(bea.send("DELETE", "/api/me", "", "").statusCode()).isEqualTo(200);
    resign(ada, id(open));
    assertThat(person("Ada").path("ratings")).isEqualTo(before);
    assertThat(stored().stream().map(Change::account).filter(String::isEmpty)).hasSize(2);
    assertThat(check().different()).isEmpty();
    assertThat(check().changes()).isEqualTo(stored());
  }

  @Test
  void aGameThatEndedBeforeAKillIsRated() throws Exception {
    stop();
    try (ServerProcess process = ServerProcess.start(data);
        Client there = new Client(process.port())) {
      Member ada = Member.enrolled(there, process.port(), "Ada");
      Member bea = Member.enrolled(there, process.port(), "Bea");
      played(ada, bea);
      process.kill();
    }
    start();
    assertThat(person("Ada").path("ratings").get(0).path("rating").asInt()).isEqualTo(1578);
    assertThat(person("Bea").path("ratings").get(0).path("rating").asInt()).isEqualTo(1422);
    assertThat(check().different()).isEmpty();
  }
}
