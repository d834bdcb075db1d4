package tianxia.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.http.account.AccountServer.account;
import static tianxia.server.http.account.AccountServer.code;
import static tianxia.server.http.account.AccountServer.cookie;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.AccountMode;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.TestAuthenticator;
import tianxia.server.http.Client;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.PasskeyUsed;
import tianxia.server.message.json.Messages;
import tools.jackson.databind.JsonNode;

/// Accounts over HTTP, by a device of the test's own; and those who try to get in otherwise.
final class AccountTest {
  @TempDir Path data;
  private AccountServer at;

  @BeforeEach
  void start() {
    at = new AccountServer(data);
  }

  @AfterEach
  void stop() {
    at.close();
  }

  @Test
  void aDeviceThatKnowsItsOwnerHasToAskEachTime() {
    TestAuthenticator device = new TestAuthenticator();
    device.verifying(false);
    assertThat(code(at.make("Ada", device))).isEqualTo("passkey-unverified");
    device.verifying(true);
    assertThat(at.make("Ada", device).statusCode()).isEqualTo(201);
    device.verifying(false);
    assertThat(code(at.enter(at.sign(device)))).isEqualTo("passkey-unverified");
    device.verifying(true);
    assertThat(at.enter(at.sign(device)).statusCode()).isEqualTo(200);
  }

  @Test
  void anAccountIsAPasskeyAndASession() {
    TestAuthenticator device = new TestAuthenticator();
    HttpResponse<String> made = at.make("Ada", device);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    assertThat(Client.json(made).path("codes").size()).isEqualTo(10);
    assertThat(made.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Strict", "Path=/")
        .doesNotContain("Secure");
    assertThat(at.me(cookie(made)).path("name").asString()).isEqualTo("Ada");

    HttpResponse<String> again = at.enter(at.sign(device));
    assertThat(again.statusCode()).as(again.body()).isEqualTo(200);
    assertThat(at.me(cookie(again)).path("sessions").size()).isEqualTo(2);
    at.restart(AccountSettings.STANDARD);
    assertThat(at.me(cookie(again)).path("name").asString()).isEqualTo("Ada");
  }

  @Test
  void aSignatureCountsOnceAndHereAlone() {
    TestAuthenticator device = new TestAuthenticator();
    at.make("Ada", device);
    PasskeyUsed signed = at.sign(device);
    assertThat(at.enter(signed).statusCode()).isEqualTo(200);
    assertThat(code(at.enter(signed))).isEqualTo("passkey-refused");

    String challenge = at.challenge("sign-in", "", "").path("challenge").asString();
    assertThat(code(at.enter(device.sign("https://evil.example", "localhost", challenge))))
        .isEqualTo("passkey-refused");
    challenge = at.challenge("sign-in", "", "").path("challenge").asString();
    assertThat(code(at.enter(device.sign(at.origin(), "evil.example", challenge))))
        .isEqualTo("passkey-refused");
    assertThat(
            code(at.enter(device.sign(at.origin(), "localhost", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"))))
        .isEqualTo("passkey-refused");
    // A challenge for something else.
    challenge = at.challenge("sign-up", "Bea", "").path("challenge").asString();
    assertThat(code(at.enter(device.sign(at.origin(), "localhost", challenge))))
        .isEqualTo("passkey-refused");
    // Another device that claims to be this one.
    PasskeyUsed forged = at.sign(new TestAuthenticator());
    assertThat(
            code(
                at.enter(
                    new PasskeyUsed(
                        device.id(),
                        forged.clientData(),
                        forged.authenticatorData(),
                        forged.signature()))))
        .isEqualTo("passkey-refused");
    // A copy of the device, whose counter lags behind.
    device.counter(0);
    assertThat(code(at.enter(at.sign(device)))).isEqualTo("passkey-refused");
  }

  @Test
  void namesThatLookAlikeAreOneName() {
    assertThat(at.make("Ada Lovelace", new TestAuthenticator()).statusCode()).isEqualTo(201);
    for (String like : List.of("ada lovelace", "Adа Lovelace", "ADA-LOVELACE", "Ada L0velace")) {
      String code = at.challenge("sign-up", like, "").path("code").asString();
      assertThat(code).as(like).isIn("name-taken", "name-characters");
    }
    assertThat(at.challenge("sign-up", "Bоb", "").path("code").asString())
        .isEqualTo("name-characters");
    assertThat(at.challenge("sign-up", "computer", "").path("code").asString())
        .isEqualTo("name-reserved");
    // Two who asked at once: one gets it.
    TestAuthenticator one = new TestAuthenticator();
    TestAuthenticator other = new TestAuthenticator();
    String first = at.challenge("sign-up", "Bea", "").path("challenge").asString();
    String second = at.challenge("sign-up", "bea", "").path("challenge").asString();
    assertThat(
            at.post("/api/account", account("Bea", one.make(at.origin(), "localhost", first)), "")
                .statusCode())
        .isEqualTo(201);
    assertThat(
            code(
                at.post(
                    "/api/account",
                    account("bea", other.make(at.origin(), "localhost", second)),
                    "")))
        .isEqualTo("name-taken");
  }

  @Test
  void aCodeLetsOneInOnce() {
    TestAuthenticator device = new TestAuthenticator();
    HttpResponse<String> made = at.make("Ada", device);
    String code = Client.json(made).path("codes").get(3).asString();
    String typed = "{\"name\":\"ada\",\"code\":\"" + code.toUpperCase(Locale.ROOT) + "\"}";
    HttpResponse<String> in = at.post("/api/account/recovery", typed, "");
    assertThat(in.statusCode()).as(in.body()).isEqualTo(200);
    assertThat(at.me(cookie(in)).path("codes").asInt()).isEqualTo(9);
    assertThat(code(at.post("/api/account/recovery", typed, ""))).isEqualTo("wrong-code");
    assertThat(code(at.post("/api/account/recovery", "{\"name\":\"Bea\",\"code\":\"x\"}", "")))
        .isEqualTo("wrong-code");
    HttpResponse<String> fresh = at.post("/api/me/codes", "", cookie(in));
    assertThat(Client.json(fresh).path("codes").size()).isEqualTo(10);
    String old = Client.json(made).path("codes").get(0).asString();
    assertThat(
            code(
                at.post(
                    "/api/account/recovery", "{\"name\":\"Ada\",\"code\":\"" + old + "\"}", "")))
        .isEqualTo("wrong-code");
  }

  @Test
  void aSecondDeviceIsAddedAndTheFirstRemoved() {
    TestAuthenticator device = new TestAuthenticator();
    TestAuthenticator second = new TestAuthenticator();
    String cookie = cookie(at.make("Ada", device));
    JsonNode challenge = at.challenge("add", "", cookie);
    assertThat(challenge.path("known").get(0).asString()).isEqualTo(device.id());
    PasskeyMade made =
        second.make(at.origin(), "localhost", challenge.path("challenge").asString());
    assertThat(
            at.post("/api/me/passkeys", Messages.write(PasskeyMade.class, made), cookie)
                .statusCode())
        .isEqualTo(200);
    assertThat(
            at.send("DELETE", "/api/me/passkeys/" + device.id(), "", at.origin(), cookie)
                .statusCode())
        .isEqualTo(200);
    assertThat(code(at.enter(at.sign(device)))).isEqualTo("passkey-refused");
    assertThat(at.enter(at.sign(second)).statusCode()).isEqualTo(200);
    // A challenge of one account doesn't add a passkey to another.
    String mine = at.challenge("add", "", cookie).path("challenge").asString();
    String other = cookie(at.make("Bea", new TestAuthenticator()));
    PasskeyMade stray = new TestAuthenticator().make(at.origin(), "localhost", mine);
    assertThat(code(at.post("/api/me/passkeys", Messages.write(PasskeyMade.class, stray), other)))
        .isEqualTo("passkey-refused");
  }

  @Test
  void theHostDecidesWhoMayHaveOne() {
    TestAuthenticator device = new TestAuthenticator();
    at.make("Ada", device);
    at.restart(new AccountSettings(AccountMode.CLOSED, Set.of()));
    assertThat(at.challenge("sign-up", "Bea", "").path("code").asString())
        .isEqualTo("registration-closed");
    assertThat(at.enter(at.sign(device)).statusCode()).isEqualTo(200);
    at.restart(new AccountSettings(AccountMode.INVITE, Set.of("friends-only")));
    assertThat(at.challenge("sign-up", "Bea", "").path("code").asString())
        .isEqualTo("invite-needed");
    String wish = "{\"purpose\":\"sign-up\",\"name\":\"Bea\",\"invite\":\"friends-only\"}";
    for (String wrong : List.of("friends", "Friends-Only", "friends-only2", "x")) {
      String other = wish.replace("friends-only", wrong);
      assertThat(code(at.post("/api/account/challenges", other, "")))
          .as(wrong)
          .isEqualTo("invite-needed");
    }
    assertThat(at.post("/api/account/challenges", wish, "").statusCode()).isEqualTo(201);
    at.restart(new AccountSettings(AccountMode.OFF, Set.of()));
    assertThat(at.challenge("sign-in", "", "").path("code").asString()).isEqualTo("accounts-off");
    assertThat(Client.json(at.send("GET", "/api/account", "", "", "")).path("mode").asString())
        .isEqualTo("off");
  }

  @Test
  void withoutPasskeysTheServerSaysSo() {
    assertThat(Client.json(at.client().get("/api/account")).path("passkeys").asBoolean()).isFalse();
    HttpResponse<String> told =
        at.client()
            .post(
                "/api/account/challenges",
                "{\"purpose\":\"sign-in\"}",
                "Origin",
                "http://127.0.0.1:" + at.port());
    assertThat(code(told)).isEqualTo("no-passkeys");
  }
}
