package tianxia.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.http.account.AccountServer.code;
import static tianxia.server.http.account.AccountServer.cookie;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.TestAuthenticator;
import tianxia.server.http.Client;
import tianxia.server.log.Recorded;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.json.Messages;
import tools.jackson.databind.JsonNode;

/// The log tells who has signed in and what changed about how, by the account's id, and who was
/// refused; and nothing by which somebody else could.
final class AccountLogTest {
  private static final Pattern ACCOUNT = Pattern.compile("account (\\S+): (.+)");

  @TempDir Path data;
  private AccountServer at;
  private Recorded log;

  /// What must not be logged.
  private final List<String> secrets = new ArrayList<>(List.of("Ada", "ada"));

  @BeforeEach
  void start() {
    at = new AccountServer(data);
    log = Recorded.from(Level.INFO);
  }

  @AfterEach
  void stop() {
    log.close();
    at.close();
  }

  /// Somebody in, whose session is secret.
  private String in(HttpResponse<String> entered) {
    assertThat(entered.statusCode()).as(entered.body()).isIn(200, 201);
    String cookie = cookie(entered);
    secrets.add(cookie.substring(cookie.indexOf('=') + 1));
    Client.json(entered).path("codes").forEach(code -> secrets.add(code.asString()));
    return cookie;
  }

  private void recover(String code, int status) {
    String typed = "{\"name\":\"Ada\",\"code\":\"" + code + "\"}";
    assertThat(at.post("/api/account/recovery", typed, "").statusCode()).isEqualTo(status);
  }

  private String addPasskey(TestAuthenticator second, String cookie) {
    JsonNode challenge = at.challenge("add", "", cookie);
    PasskeyMade made =
        second.make(at.origin(), "localhost", challenge.path("challenge").asString());
    assertThat(
            at.post("/api/me/passkeys", Messages.write(PasskeyMade.class, made), cookie)
                .statusCode())
        .isEqualTo(200);
    return second.id();
  }

  private void changed(String method, String path, String body, String cookie) {
    HttpResponse<String> done = at.send(method, path, body, at.origin(), cookie);
    assertThat(done.statusCode()).as(done.body()).isBetween(200, 204);
    Client.json(done).path("codes").forEach(code -> secrets.add(code.asString()));
    secrets.add(Client.json(done).path("token").asString("no token"));
  }

  @Test
  void signInsAndChangesAreLoggedWithoutSecrets() {
    TestAuthenticator device = new TestAuthenticator();
    HttpResponse<String> made = at.make("Ada", device);
    String cookie = in(made);
    in(at.enter(at.sign(device)));
    assertThat(code(at.enter(at.sign(new TestAuthenticator())))).isEqualTo("passkey-refused");
    recover("wrong-code", 401);
    recover(Client.json(made).path("codes").get(3).asString(), 200);
    String second = addPasskey(new TestAuthenticator(), cookie);
    changed("DELETE", "/api/me/passkeys/" + second, "", cookie);
    changed("POST", "/api/me/codes", "", cookie);
    changed("POST", "/api/me/tokens", "{\"label\":\"program\"}", cookie);
    secrets.add(device.id());

    List<String> lines = log.entries().stream().map(entry -> entry.getMessage()).toList();
    assertThat(lines)
        .contains("a passkey was refused", "a recovery code was refused")
        .noneMatch(line -> secrets.stream().anyMatch(line::contains));
    var noted =
        lines.stream().map(ACCOUNT::matcher).filter(java.util.regex.Matcher::matches).toList();
    assertThat(noted)
        .extracting(found -> found.group(2))
        .containsExactly(
            "made",
            "signed in by a passkey",
            "signed in by a recovery code",
            "passkey added",
            "passkey removed",
            "recovery codes renewed",
            "token made");
    assertThat(noted).extracting(found -> found.group(1)).containsOnly(noted.getFirst().group(1));
  }
}
