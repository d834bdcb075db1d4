package tianxia.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.http.account.AccountServer.code;
import static tianxia.server.http.account.AccountServer.cookie;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.TestAuthenticator;
import tianxia.server.digest.KeptHash;
import tianxia.server.message.account.PasskeyUsed;
import tianxia.server.message.json.Messages;
import tools.jackson.databind.JsonNode;

/// Sessions of accounts over HTTP: what ends them, and what an old or a forged one opens.
final class AccountSessionTest {
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
  void anotherSiteCanDoNothingWithTheCookie() {
    String cookie = cookie(at.make("Ada", new TestAuthenticator()));
    for (String from : List.of("https://evil.example", "http://localhost:1", "null", "")) {
      assertThat(at.send("POST", "/api/me/codes", "", from, cookie).statusCode())
          .as(from)
          .isIn(401, 403);
      assertThat(at.send("DELETE", "/api/me", "", from, cookie).statusCode())
          .as(from)
          .isIn(401, 403);
      assertThat(
              at.send("POST", "/api/account/challenges", "{\"purpose\":\"add\"}", from, cookie)
                  .statusCode())
          .as(from)
          .isEqualTo(403);
    }
    assertThat(at.me(cookie).path("name").asString()).isEqualTo("Ada");
  }

  @Test
  void aSessionThatEndedOpensNothingAndAHashNeverDid() {
    TestAuthenticator device = new TestAuthenticator();
    String first = cookie(at.make("Ada", device));
    String second = cookie(at.enter(at.sign(device)));
    String third = cookie(at.enter(at.sign(device)));
    String id = "";
    for (JsonNode session : at.me(first).path("sessions")) {
      id = session.path("here").asBoolean() ? id : session.path("id").asString();
    }
    assertThat(at.send("DELETE", "/api/me/sessions/" + id, "", at.origin(), first).statusCode())
        .isEqualTo(200);
    assertThat(at.me(first).path("sessions").size()).isEqualTo(2);
    at.send("DELETE", "/api/me/sessions", "", at.origin(), first);
    assertThat(at.me(second).path("code").asString()).isEqualTo("signed-out");
    assertThat(at.me(third).path("code").asString()).isEqualTo("signed-out");
    String token = first.substring(first.indexOf('=') + 1);
    assertThat(at.me("session=" + KeptHash.of(token)).path("code").asString())
        .isEqualTo("signed-out");
    HttpResponse<String> left = at.send("DELETE", "/api/me/session", "", at.origin(), first);
    assertThat(left.headers().firstValue("Set-Cookie").orElseThrow()).contains("Max-Age=0");
    assertThat(at.me(first).path("code").asString()).isEqualTo("signed-out");
  }

  @Test
  void signingInAgainEndsTheSessionThatTheBrowserHad() {
    TestAuthenticator device = new TestAuthenticator();
    String first = cookie(at.make("Ada", device));
    String signed = Messages.write(PasskeyUsed.class, at.sign(device));
    String second = cookie(at.post("/api/account/sessions", signed, first));
    assertThat(at.me(first).path("code").asString()).isEqualTo("signed-out");
    assertThat(at.me(second).path("sessions").size()).isEqualTo(1);
  }

  @Test
  void anOldSessionChangesNothingOfWhoGetsIn() throws SQLException {
    TestAuthenticator device = new TestAuthenticator();
    String cookie = cookie(at.make("Ada", device));
    at.stop();
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + at.data().resolve("tianxia.db"));
        Statement statement = database.createStatement()) {
      assertThat(statement.executeUpdate("update pass set made = made - 3600000")).isEqualTo(11);
    }
    at.start();
    assertThat(at.challenge("add", "", cookie).path("code").asString()).isEqualTo("sign-in-again");
    assertThat(code(at.post("/api/me/codes", "", cookie))).isEqualTo("sign-in-again");
    String token = "{\"label\":\"bot\",\"play\":true}";
    assertThat(code(at.post("/api/me/tokens", token, cookie))).isEqualTo("sign-in-again");
    for (String path : List.of("", "/sessions", "/sessions/x", "/passkeys/" + device.id())) {
      HttpResponse<String> refused = at.send("DELETE", "/api/me" + path, "", at.origin(), cookie);
      assertThat(refused.statusCode()).as(path).isEqualTo(403);
      assertThat(code(refused)).as(path).isEqualTo("sign-in-again");
    }
    assertThat(at.me(cookie).path("codes").asInt()).isEqualTo(10);
    assertThat(at.send("DELETE", "/api/me/session", "", at.origin(), cookie).statusCode())
        .isEqualTo(200);
  }
}
