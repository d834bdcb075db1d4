package tianxia.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.http.account.AccountServer.code;
import static tianxia.server.http.account.AccountServer.cookie;
import static tianxia.server.http.account.AccountServer.table;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.TestAuthenticator;
import tianxia.server.http.Client;
import tianxia.server.store.Stored;
import tools.jackson.databind.JsonNode;

/// What an account has at tables: its seats, programs and games; and what remains of it.
final class AccountGamesTest {
  private static final String NONCE = "0f".repeat(16);
  private static final String OPEN =
      """
      {"game":"contrees","seats":[{"kind":"me","name":"Ada","nonce":"%s"},{"kind":"open"}]}
      """
          .formatted(NONCE);

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
  void aSeatOfAnAccountOpensOnAllItsDevicesAndNowhereElse() {
    TestAuthenticator device = new TestAuthenticator();
    String cookie = cookie(at.make("Ada", device));
    JsonNode table = at.made("whoever", cookie);
    String id = table.path("info").path("table").asString();
    String second = cookie(at.enter(at.sign(device)));
    JsonNode seat = at.info(id, "session", second).path("seats").get(0);
    assertThat(seat.path("name").asString()).isEqualTo("Ada");
    assertThat(seat.path("account").asBoolean()).isTrue();
    JsonNode games = Client.json(at.send("GET", "/api/me/games", "", "", second));
    assertThat(games.get(0).path("info").path("table").asString()).isEqualTo(id);

    String other = cookie(at.make("Bea", new TestAuthenticator()));
    String account = Client.json(at.send("GET", "/api/me/export", "", "", cookie)).toString();
    assertThat(account).contains(id).doesNotContain(table.path("tokens").path("1").asString());
    assertThat(at.info(id, "session", other).path("code").asString()).isEqualTo("unknown-token");
    assertThat(at.info(id, "session", "").path("code").asString()).isEqualTo("unknown-token");
    for (String pretended : List.of("account:x", "account:", "public")) {
      assertThat(at.info(id, pretended, second).path("code").asString())
          .as(pretended)
          .isEqualTo("unknown-token");
    }
    // A page elsewhere can't act with the cookie.
    String resign = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":2}";
    HttpResponse<String> foreign =
        at.client()
            .send(
                at.client()
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

  /// Browsers and the server draw seats' tokens at random: some begin as programs' tokens do.
  @Test
  void aSeatsTokenMayBeginAsThatOfAProgram() {
    String token = "tx_" + "a".repeat(21);
    JsonNode made = Client.json(at.post("/api/tables", OPEN, ""));
    String id = made.path("info").path("table").asString();
    String wish = "{\"name\":\"Bea\",\"nonce\":\"%s\",\"token\":\"%s\"}".formatted(NONCE, token);
    String[] invited = Client.token(made.path("invitation").asString());
    HttpResponse<String> joined = at.client().post("/api/tables/" + id + "/join", wish, invited);
    assertThat(joined.statusCode()).as(joined.body()).isEqualTo(200);
    assertThat(at.info(id, token, "").path("table").asString()).isEqualTo(id);
  }

  @Test
  void itsFinishedGamesArePlayedOnFromByTheSessionAndNotByWhoeverPretends() {
    String cookie = cookie(at.make("Ada", new TestAuthenticator()));
    String id = at.made("whoever", cookie).path("info").path("table").asString();
    String resign = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":2}";
    HttpResponse<String> over =
        at.client()
            .send(
                at.client()
                    .requestAt(
                        "localhost",
                        "/api/tables/" + id + "/commands",
                        "Authorization",
                        "Bearer session",
                        "Content-Type",
                        "application/json",
                        "Origin",
                        at.origin(),
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
    for (String pretended : List.of("session", "account:x")) {
      assertThat(code(at.post("/api/tables", wish.formatted(NONCE, id, pretended), "")))
          .as(pretended)
          .isEqualTo("unknown-token");
    }
    HttpResponse<String> on = at.post("/api/tables", wish.formatted(NONCE, id, "session"), cookie);
    assertThat(on.statusCode()).as(on.body()).isEqualTo(201);
  }

  @Test
  void aGuestCannotHaveAnAccountsName() {
    String cookie = cookie(at.make("Ada", new TestAuthenticator()));
    assertThat(at.made("ada", "").path("code").asString()).isEqualTo("name-taken");
    assertThat(at.made("Bea", "").path("info").path("seats").get(0).path("name").asString())
        .isEqualTo("Bea");
    String forged = table("Ada").replace("\"kind\":\"me\"", "\"kind\":\"me\",\"account\":\"x\"");
    assertThat(code(at.post("/api/tables", forged, cookie))).isEqualTo("malformed");
  }

  @Test
  void aGuestsGameIsTakenAlongByItsToken() {
    JsonNode table = at.made("Ada", "");
    String id = table.path("info").path("table").asString();
    String token = table.path("tokens").path("1").asString();
    String thief = cookie(at.make("Eve", new TestAuthenticator()));
    String cookie = cookie(at.make("Mei", new TestAuthenticator()));
    String wish = "{\"seats\":[{\"table\":\"%s\",\"token\":\"%s\"}]}";
    String wrong = wish.formatted(id, table.path("watch").asString());
    assertThat(Client.json(at.post("/api/me/games", wrong, thief)).path("tables").size()).isZero();
    String right = wish.formatted(id, token);
    assertThat(Client.json(at.post("/api/me/games", right, cookie)).path("tables").size()).isOne();
    assertThat(Client.json(at.post("/api/me/games", right, cookie)).path("tables").size()).isOne();
    assertThat(Client.json(at.post("/api/me/games", right, thief)).path("tables").size()).isZero();
    assertThat(at.info(id, "session", cookie).path("seats").get(0).path("name").asString())
        .isEqualTo("Mei");
  }

  @Test
  void aTokenOfAProgramReadsOrPlaysAsItMay() {
    String cookie = cookie(at.make("Ada", new TestAuthenticator()));
    String id = at.made("Ada", cookie).path("info").path("table").asString();
    String reads =
        Client.json(at.post("/api/me/tokens", "{\"label\":\"r\",\"play\":false}", cookie))
            .path("token")
            .asString();
    String plays =
        Client.json(at.post("/api/me/tokens", "{\"label\":\"p\",\"play\":true}", cookie))
            .path("token")
            .asString();
    String resign = "{\"type\":\"resign\",\"id\":\"r1\",\"seq\":2}";
    String path = "/api/tables/" + id;
    assertThat(at.client().get(path, Client.token(reads)).statusCode()).isEqualTo(200);
    assertThat(at.client().post(path + "/commands", resign, Client.token(reads)).statusCode())
        .isEqualTo(401);
    assertThat(at.client().post(path + "/commands", resign, Client.token(plays)).statusCode())
        .isEqualTo(200);
    JsonNode made = Client.json(at.client().post("/api/tables", table("x"), Client.token(plays)));
    JsonNode seat = made.path("info").path("seats").get(0);
    assertThat(seat.path("name").asString()).isEqualTo("Ada");
    assertThat(seat.path("program").asBoolean()).isTrue();
    assertThat(at.info(id, "public", "").path("seats").get(0).has("program")).isFalse();
    String token = at.me(cookie).path("tokens").get(0).path("id").asString();
    at.send("DELETE", "/api/me/tokens/" + token, "", at.origin(), cookie);
    assertThat(at.me(cookie).path("tokens").size()).isOne();
    // What is over can be watched by everybody, and is told on the page of its player.
    assertThat(at.info(id, "public", "").path("phase").asString()).isEqualTo("over");
    JsonNode ada = Client.json(at.client().get("/api/people/ada"));
    assertThat(ada.path("name").asString()).isEqualTo("Ada");
    assertThat(ada.path("games").get(0).path("table").asString()).isEqualTo(id);
    assertThat(code(at.client().get("/api/people/nobody"))).isEqualTo("unknown-person");
  }

  /// A table that is open to all needs no token; an account's says who comes.
  @Test
  void aProgramTakesAnOpenSeatForItsAccount() {
    String cookie = cookie(at.make("Mei", new TestAuthenticator()));
    String ofProgram =
        Client.json(at.post("/api/me/tokens", "{\"label\":\"p\",\"play\":true}", cookie))
            .path("token")
            .asString();
    String join = "{\"name\":\"x\",\"nonce\":\"" + NONCE + "\"}";
    for (String listed : List.of("", "\"listed\":true,")) {
      JsonNode made =
          Client.json(at.post("/api/tables", OPEN.replaceFirst("\\{", "{" + listed), ""));
      String path = "/api/tables/" + made.path("info").path("table").asString() + "/join";
      HttpResponse<String> joined = at.client().post(path, join, Client.token(ofProgram));
      if (listed.isEmpty()) {
        assertThat(code(joined)).isEqualTo("unknown-token");
      } else {
        JsonNode seat = Client.json(joined).path("info").path("seats").get(1);
        assertThat(seat.path("name").asString()).isEqualTo("Mei");
        assertThat(seat.path("program").asBoolean()).isTrue();
      }
    }
  }

  @Test
  void anAccountThatIsDeletedLeavesItsGamesWithoutItsName() {
    String cookie = cookie(at.make("Ottoline", new TestAuthenticator()));
    JsonNode table = at.made("Ottoline", cookie);
    String id = table.path("info").path("table").asString();
    String token = table.path("tokens").path("1").asString();
    assertThat(at.send("DELETE", "/api/me", "", at.origin(), cookie).statusCode()).isEqualTo(200);
    for (int restarts = 0; restarts < 2; restarts++) {
      JsonNode seat = at.info(id, token, "").path("seats").get(0);
      assertThat(seat.path("name").asString()).isEmpty();
      assertThat(seat.has("account")).isFalse();
      at.restart(AccountSettings.STANDARD);
    }
    at.stop();
    assertThat(Stored.text(at.data())).doesNotContain("Ottoline");
    at.start(AccountSettings.STANDARD);
  }

  @Test
  void anAccountThatIsDeletedIsGone() {
    TestAuthenticator device = new TestAuthenticator();
    HttpResponse<String> made = at.make("Ada", device);
    assertThat(at.send("DELETE", "/api/me", "", at.origin(), cookie(made)).statusCode())
        .isEqualTo(200);
    assertThat(at.me(cookie(made)).path("code").asString()).isEqualTo("signed-out");
    assertThat(code(at.enter(at.sign(device)))).isEqualTo("passkey-refused");
    assertThat(at.make("Ada", new TestAuthenticator()).statusCode()).isEqualTo(201);
  }
}
