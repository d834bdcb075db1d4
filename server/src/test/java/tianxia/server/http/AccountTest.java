package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountMode;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.TestAuthenticator;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.PasskeyUsed;
import tianxia.server.message.json.Messages;
import tools.jackson.databind.JsonNode;

/// Accounts over HTTP, by a device of the test's own; and those who try to get in otherwise.
final class AccountTest {
  @TempDir Path data;
  private Server server;
  private Client client;
  private String origin;

  @BeforeEach
  void start() {
    start(AccountSettings.STANDARD);
  }

  private void start(AccountSettings settings) {
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    server = Server.start(config.withAccounts(settings));
    client = new Client(server.port());
    origin = "http://localhost:" + server.port();
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private void restart(AccountSettings settings) {
    stop();
    start(settings);
  }

  private HttpResponse<String> send(
      String method, String path, String body, String from, String cookie) {
    List<String> headers = new ArrayList<>(List.of("Content-Type", "application/json"));
    if (!from.isEmpty()) {
      headers.addAll(List.of("Origin", from));
    }
    if (!cookie.isEmpty()) {
      headers.addAll(List.of("Cookie", cookie));
    }
    HttpRequest.BodyPublisher content =
        body.isEmpty()
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body);
    return client.send(
        client
            .requestAt("localhost", path, headers.toArray(String[]::new))
            .method(method, content)
            .build());
  }

  private HttpResponse<String> post(String path, String body, String cookie) {
    return send("POST", path, body, origin, cookie);
  }

  private JsonNode challenge(String purpose, String name, String cookie) {
    String named = name.isEmpty() ? "" : ",\"name\":\"" + name + "\"";
    return Client.json(
        post("/api/account/challenges", "{\"purpose\":\"" + purpose + "\"" + named + "}", cookie));
  }

  private static String account(String name, PasskeyMade passkey) {
    return "{\"name\":\"%s\",\"passkey\":%s}"
        .formatted(name, Messages.write(PasskeyMade.class, passkey));
  }

  private HttpResponse<String> make(String name, TestAuthenticator device) {
    String challenge = challenge("sign-up", name, "").path("challenge").asString();
    return post("/api/account", account(name, device.make(origin, "localhost", challenge)), "");
  }

  private HttpResponse<String> enter(PasskeyUsed signed) {
    return post("/api/account/sessions", Messages.write(PasskeyUsed.class, signed), "");
  }

  private PasskeyUsed sign(TestAuthenticator device) {
    String challenge = challenge("sign-in", "", "").path("challenge").asString();
    return device.sign(origin, "localhost", challenge);
  }

  private static String cookie(HttpResponse<String> response) {
    return response.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  private static String code(HttpResponse<String> response) {
    return Client.json(response).path("code").asString();
  }

  private JsonNode me(String cookie) {
    return Client.json(send("GET", "/api/me", "", "", cookie));
  }

  @Test
  void aDeviceThatKnowsItsOwnerHasToAskEachTime() {
    TestAuthenticator device = new TestAuthenticator();
    device.verifying(false);
    assertThat(code(make("Ada", device))).isEqualTo("passkey-unverified");
    device.verifying(true);
    assertThat(make("Ada", device).statusCode()).isEqualTo(201);
    device.verifying(false);
    assertThat(code(enter(sign(device)))).isEqualTo("passkey-unverified");
    device.verifying(true);
    assertThat(enter(sign(device)).statusCode()).isEqualTo(200);
  }

  @Test
  void anAccountIsAPasskeyAndASession() {
    TestAuthenticator device = new TestAuthenticator();
    HttpResponse<String> made = make("Ada", device);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    assertThat(Client.json(made).path("codes").size()).isEqualTo(10);
    assertThat(made.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Strict", "Path=/")
        .doesNotContain("Secure");
    assertThat(me(cookie(made)).path("name").asString()).isEqualTo("Ada");

    HttpResponse<String> again = enter(sign(device));
    assertThat(again.statusCode()).as(again.body()).isEqualTo(200);
    assertThat(me(cookie(again)).path("sessions").size()).isEqualTo(2);
    restart(AccountSettings.STANDARD);
    assertThat(me(cookie(again)).path("name").asString()).isEqualTo("Ada");
  }

  @Test
  void aSignatureCountsOnceAndHereAlone() {
    TestAuthenticator device = new TestAuthenticator();
    make("Ada", device);
    PasskeyUsed signed = sign(device);
    assertThat(enter(signed).statusCode()).isEqualTo(200);
    assertThat(code(enter(signed))).isEqualTo("passkey-refused");

    String challenge = challenge("sign-in", "", "").path("challenge").asString();
    assertThat(code(enter(device.sign("https://evil.example", "localhost", challenge))))
        .isEqualTo("passkey-refused");
    challenge = challenge("sign-in", "", "").path("challenge").asString();
    assertThat(code(enter(device.sign(origin, "evil.example", challenge))))
        .isEqualTo("passkey-refused");
    assertThat(code(enter(device.sign(origin, "localhost", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"))))
        .isEqualTo("passkey-refused");
    // A challenge for something else.
    challenge = challenge("sign-up", "Bea", "").path("challenge").asString();
    assertThat(code(enter(device.sign(origin, "localhost", challenge))))
        .isEqualTo("passkey-refused");
    // Another device that claims to be this one.
    PasskeyUsed forged = sign(new TestAuthenticator());
    assertThat(
            code(
                enter(
                    new PasskeyUsed(
                        device.id(),
                        forged.clientData(),
                        forged.authenticatorData(),
                        forged.signature()))))
        .isEqualTo("passkey-refused");
    // A copy of the device, whose counter lags behind.
    device.counter(0);
    assertThat(code(enter(sign(device)))).isEqualTo("passkey-refused");
  }

  @Test
  void anotherSiteCanDoNothingWithTheCookie() {
    String cookie = cookie(make("Ada", new TestAuthenticator()));
    for (String from : List.of("https://evil.example", "http://localhost:1", "null", "")) {
      assertThat(send("POST", "/api/me/codes", "", from, cookie).statusCode())
          .as(from)
          .isIn(401, 403);
      assertThat(send("DELETE", "/api/me", "", from, cookie).statusCode()).as(from).isIn(401, 403);
      assertThat(
              send("POST", "/api/account/challenges", "{\"purpose\":\"add\"}", from, cookie)
                  .statusCode())
          .as(from)
          .isEqualTo(403);
    }
    assertThat(me(cookie).path("name").asString()).isEqualTo("Ada");
  }

  @Test
  void aSessionThatEndedOpensNothingAndAHashNeverDid() {
    TestAuthenticator device = new TestAuthenticator();
    String first = cookie(make("Ada", device));
    String second = cookie(enter(sign(device)));
    String third = cookie(enter(sign(device)));
    String id = "";
    for (JsonNode session : me(first).path("sessions")) {
      id = session.path("here").asBoolean() ? id : session.path("id").asString();
    }
    assertThat(send("DELETE", "/api/me/sessions/" + id, "", origin, first).statusCode())
        .isEqualTo(200);
    assertThat(me(first).path("sessions").size()).isEqualTo(2);
    send("DELETE", "/api/me/sessions", "", origin, first);
    assertThat(me(second).path("code").asString()).isEqualTo("signed-out");
    assertThat(me(third).path("code").asString()).isEqualTo("signed-out");
    String token = first.substring(first.indexOf('=') + 1);
    assertThat(me("session=" + tianxia.server.digest.KeptHash.of(token)).path("code").asString())
        .isEqualTo("signed-out");
    HttpResponse<String> left = send("DELETE", "/api/me/session", "", origin, first);
    assertThat(left.headers().firstValue("Set-Cookie").orElseThrow()).contains("Max-Age=0");
    assertThat(me(first).path("code").asString()).isEqualTo("signed-out");
  }

  @Test
  void signingInAgainEndsTheSessionThatTheBrowserHad() {
    TestAuthenticator device = new TestAuthenticator();
    String first = cookie(make("Ada", device));
    String signed = Messages.write(PasskeyUsed.class, sign(device));
    String second = cookie(post("/api/account/sessions", signed, first));
    assertThat(me(first).path("code").asString()).isEqualTo("signed-out");
    assertThat(me(second).path("sessions").size()).isEqualTo(1);
  }

  @Test
  void anOldSessionChangesNothingOfWhoGetsIn() throws SQLException {
    TestAuthenticator device = new TestAuthenticator();
    String cookie = cookie(make("Ada", device));
    stop();
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tianxia.db"));
        Statement statement = database.createStatement()) {
      assertThat(statement.executeUpdate("update pass set made = made - 3600000")).isEqualTo(11);
    }
    start();
    assertThat(challenge("add", "", cookie).path("code").asString()).isEqualTo("sign-in-again");
    assertThat(code(post("/api/me/codes", "", cookie))).isEqualTo("sign-in-again");
    String token = "{\"label\":\"bot\",\"play\":true}";
    assertThat(code(post("/api/me/tokens", token, cookie))).isEqualTo("sign-in-again");
    for (String path : List.of("", "/sessions", "/sessions/x", "/passkeys/" + device.id())) {
      HttpResponse<String> refused = send("DELETE", "/api/me" + path, "", origin, cookie);
      assertThat(refused.statusCode()).as(path).isEqualTo(403);
      assertThat(code(refused)).as(path).isEqualTo("sign-in-again");
    }
    assertThat(me(cookie).path("codes").asInt()).isEqualTo(10);
    assertThat(send("DELETE", "/api/me/session", "", origin, cookie).statusCode()).isEqualTo(200);
  }

  @Test
  void namesThatLookAlikeAreOneName() {
    assertThat(make("Ada Lovelace", new TestAuthenticator()).statusCode()).isEqualTo(201);
    for (String like : List.of("ada lovelace", "Adа Lovelace", "ADA-LOVELACE", "Ada L0velace")) {
      String code = challenge("sign-up", like, "").path("code").asString();
      assertThat(code).as(like).isIn("name-taken", "name-characters");
    }
    assertThat(challenge("sign-up", "Bоb", "").path("code").asString())
        .isEqualTo("name-characters");
    assertThat(challenge("sign-up", "computer", "").path("code").asString())
        .isEqualTo("name-reserved");
    // Two who asked at once: one gets it.
    TestAuthenticator one = new TestAuthenticator();
    TestAuthenticator other = new TestAuthenticator();
    String first = challenge("sign-up", "Bea", "").path("challenge").asString();
    String second = challenge("sign-up", "bea", "").path("challenge").asString();
    assertThat(
            post("/api/account", account("Bea", one.make(origin, "localhost", first)), "")
                .statusCode())
        .isEqualTo(201);
    assertThat(
            code(post("/api/account", account("bea", other.make(origin, "localhost", second)), "")))
        .isEqualTo("name-taken");
  }

  @Test
  void aCodeLetsOneInOnce() {
    TestAuthenticator device = new TestAuthenticator();
    HttpResponse<String> made = make("Ada", device);
    String code = Client.json(made).path("codes").get(3).asString();
    String typed =
        "{\"name\":\"ada\",\"code\":\"" + code.toUpperCase(java.util.Locale.ROOT) + "\"}";
    HttpResponse<String> in = post("/api/account/recovery", typed, "");
    assertThat(in.statusCode()).as(in.body()).isEqualTo(200);
    assertThat(me(cookie(in)).path("codes").asInt()).isEqualTo(9);
    assertThat(code(post("/api/account/recovery", typed, ""))).isEqualTo("wrong-code");
    assertThat(code(post("/api/account/recovery", "{\"name\":\"Bea\",\"code\":\"x\"}", "")))
        .isEqualTo("wrong-code");
    HttpResponse<String> fresh = post("/api/me/codes", "", cookie(in));
    assertThat(Client.json(fresh).path("codes").size()).isEqualTo(10);
    String old = Client.json(made).path("codes").get(0).asString();
    assertThat(
            code(post("/api/account/recovery", "{\"name\":\"Ada\",\"code\":\"" + old + "\"}", "")))
        .isEqualTo("wrong-code");
  }

  @Test
  void aSecondDeviceIsAddedAndTheFirstRemoved() {
    TestAuthenticator device = new TestAuthenticator();
    TestAuthenticator second = new TestAuthenticator();
    String cookie = cookie(make("Ada", device));
    JsonNode challenge = challenge("add", "", cookie);
    assertThat(challenge.path("known").get(0).asString()).isEqualTo(device.id());
    PasskeyMade made = second.make(origin, "localhost", challenge.path("challenge").asString());
    assertThat(
            post("/api/me/passkeys", Messages.write(PasskeyMade.class, made), cookie).statusCode())
        .isEqualTo(200);
    assertThat(send("DELETE", "/api/me/passkeys/" + device.id(), "", origin, cookie).statusCode())
        .isEqualTo(200);
    assertThat(code(enter(sign(device)))).isEqualTo("passkey-refused");
    assertThat(enter(sign(second)).statusCode()).isEqualTo(200);
    // A challenge of one account doesn't add a passkey to another.
    String mine = challenge("add", "", cookie).path("challenge").asString();
    String other = cookie(make("Bea", new TestAuthenticator()));
    PasskeyMade stray = new TestAuthenticator().make(origin, "localhost", mine);
    assertThat(code(post("/api/me/passkeys", Messages.write(PasskeyMade.class, stray), other)))
        .isEqualTo("passkey-refused");
  }

  private static final String NONCE = "5a".repeat(16);

  private static String table(String name) {
    return "{\"game\":\"contrees\",\"seats\":[{\"kind\":\"me\",\"name\":\"%s\",\"nonce\":\"%s\"},"
            .formatted(name, NONCE)
        + "{\"kind\":\"computer\",\"level\":\"easy\"}]}";
  }

  private JsonNode made(String name, String cookie) {
    return Client.json(post("/api/tables", table(name), cookie));
  }

  private JsonNode info(String table, String token, String cookie) {
    return Client.json(
        client.send(
            client
                .requestAt(
                    "localhost",
                    "/api/tables/" + table,
                    "Authorization",
                    "Bearer " + token,
                    "Cookie",
                    cookie)
                .GET()
                .build()));
  }

  @Test
  void aSeatOfAnAccountOpensOnAllItsDevicesAndNowhereElse() {
    TestAuthenticator device = new TestAuthenticator();
    String cookie = cookie(make("Ada", device));
    JsonNode table = made("whoever", cookie);
    String id = table.path("info").path("table").asString();
    String second = cookie(enter(sign(device)));
    JsonNode seat = info(id, "session", second).path("seats").get(0);
    assertThat(seat.path("name").asString()).isEqualTo("Ada");
    assertThat(seat.path("account").asBoolean()).isTrue();
    JsonNode games = Client.json(send("GET", "/api/me/games", "", "", second));
    assertThat(games.get(0).path("info").path("table").asString()).isEqualTo(id);

    String other = cookie(make("Bea", new TestAuthenticator()));
    String account = Client.json(send("GET", "/api/me/export", "", "", cookie)).toString();
    assertThat(account).contains(id).doesNotContain(table.path("tokens").path("1").asString());
    assertThat(info(id, "session", other).path("code").asString()).isEqualTo("unknown-token");
    assertThat(info(id, "session", "").path("code").asString()).isEqualTo("unknown-token");
    for (String pretended : List.of("account:x", "account:", "public")) {
      assertThat(info(id, pretended, second).path("code").asString())
          .as(pretended)
          .isEqualTo("unknown-token");
    }
    // A page elsewhere can't act with the cookie.
    String resign = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":2}";
    HttpResponse<String> foreign =
        client.send(
            client
                .requestAt(
                    "localhost",
                    "/api/tables/" + id + "/commands",
                    "Authorization",
                    "Bearer session",
                    "Content-Type",
                    "application/json",
                    "Cookie",
                    second)
                .POST(HttpRequest.BodyPublishers.ofString(resign))
                .build());
    assertThat(foreign.statusCode()).isEqualTo(401);
  }

  @Test
  void itsFinishedGamesArePlayedOnFromByTheSessionAndNotByWhoeverPretends() {
    String cookie = cookie(make("Ada", new TestAuthenticator()));
    String id = made("whoever", cookie).path("info").path("table").asString();
    String resign = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":2}";
    HttpResponse<String> over =
        client.send(
            client
                .requestAt(
                    "localhost",
                    "/api/tables/" + id + "/commands",
                    "Authorization",
                    "Bearer session",
                    "Content-Type",
                    "application/json",
                    "Origin",
                    origin,
                    "Cookie",
                    cookie)
                .POST(HttpRequest.BodyPublishers.ofString(resign))
                .build());
    assertThat(over.body()).contains("\"done\"");
    String wish =
        """
        {"game":"contrees","seats":[{"kind":"me","name":"x","nonce":"%s"},
         {"kind":"computer","level":"easy"}],"from":{"table":"%s","token":"%s","ply":0}}
        """;
    String nonce = "0f".repeat(16);
    for (String pretended : List.of("session", "account:x")) {
      assertThat(code(post("/api/tables", wish.formatted(nonce, id, pretended), "")))
          .as(pretended)
          .isEqualTo("unknown-token");
    }
    HttpResponse<String> on = post("/api/tables", wish.formatted(nonce, id, "session"), cookie);
    assertThat(on.statusCode()).as(on.body()).isEqualTo(201);
  }

  @Test
  void aGuestCannotHaveAnAccountsName() {
    String cookie = cookie(make("Ada", new TestAuthenticator()));
    assertThat(made("ada", "").path("code").asString()).isEqualTo("name-taken");
    assertThat(made("Bea", "").path("info").path("seats").get(0).path("name").asString())
        .isEqualTo("Bea");
    String forged = table("Ada").replace("\"kind\":\"me\"", "\"kind\":\"me\",\"account\":\"x\"");
    assertThat(code(post("/api/tables", forged, cookie))).isEqualTo("malformed");
  }

  @Test
  void aGuestsGameIsTakenAlongByItsToken() {
    JsonNode table = made("Ada", "");
    String id = table.path("info").path("table").asString();
    String token = table.path("tokens").path("1").asString();
    String thief = cookie(make("Eve", new TestAuthenticator()));
    String cookie = cookie(make("Mei", new TestAuthenticator()));
    String wish = "{\"seats\":[{\"table\":\"%s\",\"token\":\"%s\"}]}";
    String wrong = wish.formatted(id, table.path("watch").asString());
    assertThat(Client.json(post("/api/me/games", wrong, thief)).path("tables").size()).isZero();
    String right = wish.formatted(id, token);
    assertThat(Client.json(post("/api/me/games", right, cookie)).path("tables").size()).isOne();
    assertThat(Client.json(post("/api/me/games", right, cookie)).path("tables").size()).isOne();
    assertThat(Client.json(post("/api/me/games", right, thief)).path("tables").size()).isZero();
    assertThat(info(id, "session", cookie).path("seats").get(0).path("name").asString())
        .isEqualTo("Mei");
  }

  @Test
  void aTokenOfAProgramReadsOrPlaysAsItMay() {
    String cookie = cookie(make("Ada", new TestAuthenticator()));
    String id = made("Ada", cookie).path("info").path("table").asString();
    String reads =
        Client.json(post("/api/me/tokens", "{\"label\":\"r\",\"play\":false}", cookie))
            .path("token")
            .asString();
    String plays =
        Client.json(post("/api/me/tokens", "{\"label\":\"p\",\"play\":true}", cookie))
            .path("token")
            .asString();
    String resign = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":2}";
    String path = "/api/tables/" + id;
    assertThat(client.get(path, Client.token(reads)).statusCode()).isEqualTo(200);
    assertThat(client.post(path + "/commands", resign, Client.token(reads)).statusCode())
        .isEqualTo(401);
    assertThat(client.post(path + "/commands", resign, Client.token(plays)).statusCode())
        .isEqualTo(200);
    JsonNode made = Client.json(client.post("/api/tables", table("x"), Client.token(plays)));
    JsonNode seat = made.path("info").path("seats").get(0);
    assertThat(seat.path("name").asString()).isEqualTo("Ada");
    assertThat(seat.path("program").asBoolean()).isTrue();
    assertThat(info(id, "public", "").path("seats").get(0).has("program")).isFalse();
    String token = me(cookie).path("tokens").get(0).path("id").asString();
    send("DELETE", "/api/me/tokens/" + token, "", origin, cookie);
    assertThat(me(cookie).path("tokens").size()).isOne();
    // What is over can be watched by everybody, and is told on the page of its player.
    assertThat(info(id, "public", "").path("phase").asString()).isEqualTo("over");
    JsonNode ada = Client.json(client.get("/api/people/ada"));
    assertThat(ada.path("name").asString()).isEqualTo("Ada");
    assertThat(ada.path("games").get(0).path("table").asString()).isEqualTo(id);
    assertThat(code(client.get("/api/people/nobody"))).isEqualTo("unknown-person");
  }

  @Test
  void anAccountThatIsDeletedLeavesItsGamesWithoutItsName() {
    String cookie = cookie(make("Ottoline", new TestAuthenticator()));
    JsonNode table = made("Ottoline", cookie);
    String id = table.path("info").path("table").asString();
    String token = table.path("tokens").path("1").asString();
    assertThat(send("DELETE", "/api/me", "", origin, cookie).statusCode()).isEqualTo(200);
    for (int restarts = 0; restarts < 2; restarts++) {
      JsonNode seat = info(id, token, "").path("seats").get(0);
      assertThat(seat.path("name").asString()).isEmpty();
      assertThat(seat.has("account")).isFalse();
      restart(AccountSettings.STANDARD);
    }
    stop();
    assertThat(tianxia.server.store.Stored.text(data)).doesNotContain("Ottoline");
    start(AccountSettings.STANDARD);
  }

  @Test
  void anAccountThatIsDeletedIsGone() {
    TestAuthenticator device = new TestAuthenticator();
    HttpResponse<String> made = make("Ada", device);
    assertThat(send("DELETE", "/api/me", "", origin, cookie(made)).statusCode()).isEqualTo(200);
    assertThat(me(cookie(made)).path("code").asString()).isEqualTo("signed-out");
    assertThat(code(enter(sign(device)))).isEqualTo("passkey-refused");
    assertThat(make("Ada", new TestAuthenticator()).statusCode()).isEqualTo(201);
  }

  @Test
  void theHostDecidesWhoMayHaveOne() {
    TestAuthenticator device = new TestAuthenticator();
    make("Ada", device);
    restart(new AccountSettings(AccountMode.CLOSED, Set.of()));
    assertThat(challenge("sign-up", "Bea", "").path("code").asString())
        .isEqualTo("registration-closed");
    assertThat(enter(sign(device)).statusCode()).isEqualTo(200);
    restart(new AccountSettings(AccountMode.INVITE, Set.of("friends-only")));
    assertThat(challenge("sign-up", "Bea", "").path("code").asString()).isEqualTo("invite-needed");
    String wish = "{\"purpose\":\"sign-up\",\"name\":\"Bea\",\"invite\":\"friends-only\"}";
    assertThat(post("/api/account/challenges", wish, "").statusCode()).isEqualTo(201);
    restart(new AccountSettings(AccountMode.OFF, Set.of()));
    assertThat(challenge("sign-in", "", "").path("code").asString()).isEqualTo("accounts-off");
    assertThat(Client.json(send("GET", "/api/account", "", "", "")).path("mode").asString())
        .isEqualTo("off");
  }

  @Test
  void withoutPasskeysTheServerSaysSo() {
    assertThat(Client.json(client.get("/api/account")).path("passkeys").asBoolean()).isFalse();
    HttpResponse<String> told =
        client.post(
            "/api/account/challenges",
            "{\"purpose\":\"sign-in\"}",
            "Origin",
            "http://127.0.0.1:" + server.port());
    assertThat(code(told)).isEqualTo("no-passkeys");
  }
}
