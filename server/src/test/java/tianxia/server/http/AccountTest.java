package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
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
    assertThat(
            me("session=" + tianxia.server.table.command.Tokens.hash(token))
                .path("code")
                .asString())
        .isEqualTo("signed-out");
    HttpResponse<String> left = send("DELETE", "/api/me/session", "", origin, first);
    assertThat(left.headers().firstValue("Set-Cookie").orElseThrow()).contains("Max-Age=0");
    assertThat(me(first).path("code").asString()).isEqualTo("signed-out");
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
