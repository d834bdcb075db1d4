package tianxia.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountMode;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.FakeProvider;
import tianxia.server.http.Client;
import tianxia.server.http.TestLimits;
import tianxia.server.message.account.ProviderAnswer;
import tianxia.server.message.json.Messages;

/// Signing in by the provider of the house, over HTTP.
final class ProviderTest {
  @TempDir Path data;
  private FakeProvider provider;
  private Server server;
  private Client client;

  @BeforeEach
  void start() {
    provider = new FakeProvider();
    AccountSettings settings =
        new AccountSettings(AccountMode.PROVIDER, Set.of(), Optional.of(provider.settings()));
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    server = Server.start(config.withAccounts(settings));
    client = new Client(server.port());
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
    provider.close();
  }

  private String origin() {
    return "http://localhost:" + server.port();
  }

  private HttpResponse<String> post(String path, String body, String cookie, String origin) {
    return client.send(
        client
            .requestAt(
                "localhost",
                path,
                "Content-Type",
                "application/json",
                "Origin",
                origin,
                "Cookie",
                cookie)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  private static String cookie(HttpResponse<String> response) {
    return response.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  private static String code(HttpResponse<String> response) {
    return Client.json(response).path("code").asString();
  }

  private String answer(HttpResponse<String> begun) {
    String address = Client.json(begun).path("address").asString();
    return Messages.write(ProviderAnswer.class, provider.enter(address));
  }

  @Test
  void whoTheProviderVouchesForIsSignedIn() {
    assertThat(Client.json(client.get("/api/account")).path("provider").asString())
        .isEqualTo("the club");
    HttpResponse<String> begun = post("/api/account/provider", "", "", origin());
    assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
    assertThat(begun.headers().firstValue("Set-Cookie").orElseThrow())
        .startsWith("provider=")
        .contains("HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=900");

    HttpResponse<String> in =
        post("/api/account/provider/answer", answer(begun), cookie(begun), origin());
    assertThat(in.statusCode()).as(in.body()).isEqualTo(200);
    HttpResponse<String> me =
        client.send(client.requestAt("localhost", "/api/me", "Cookie", cookie(in)).GET().build());
    assertThat(Client.json(me).path("name").asString()).isEqualTo("Player");
  }

  @Test
  void anAnswerNeedsTheCookieAndAPageOfTheSite() {
    HttpResponse<String> begun = post("/api/account/provider", "", "", origin());
    String answer = answer(begun);
    assertThat(code(post("/api/account/provider/answer", answer, "x=y", origin())))
        .isEqualTo("provider-refused");
    assertThat(
            code(
                post("/api/account/provider/answer", answer, cookie(begun), "https://example.org")))
        .isEqualTo("wrong-origin");
    assertThat(code(post("/api/account/provider", "", "", "https://example.org")))
        .isEqualTo("wrong-origin");
  }

  @Test
  void thereIsNoOtherWayIn() {
    for (List<String> way :
        List.of(
            List.of("/api/account/challenges", "{\"purpose\":\"sign-in\"}"),
            List.of("/api/account/challenges", "{\"purpose\":\"sign-up\",\"name\":\"Ada\"}"),
            List.of("/api/account/recovery", "{\"name\":\"Ada\",\"code\":\"x\"}"))) {
      assertThat(code(post(way.getFirst(), way.getLast(), "", origin())))
          .as(way.toString())
          .isEqualTo("by-provider");
    }
  }
}
