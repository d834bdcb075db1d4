package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountMode;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.FakeProvider;
import tianxia.server.http.Client;
import tianxia.server.http.HttpServer;
import tianxia.server.http.Page;
import tianxia.server.http.Settings;
import tianxia.server.http.SocketClient;
import tianxia.server.http.StubTables;
import tianxia.server.http.TestLimits;
import tianxia.server.message.account.ProviderAnswer;
import tianxia.server.message.json.Messages;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;

/// A page that is not at the root of its host.
final class UnderPathTest {
  private static final String INDEX =
      """
      <!doctype html><html lang="en"><title>Tianxia</title>\
      <script type="module" src="./assets/app-1a2b.js"></script></html>\
      """;

  @TempDir Path folder;

  private interface Visit {
    void by(Client client) throws InterruptedException;
  }

  private void visit(String address, Visit visit) throws IOException, InterruptedException {
    Files.writeString(folder.resolve("index.html"), INDEX);
    Files.createDirectories(folder.resolve("assets"));
    Files.writeString(folder.resolve("assets/app-1a2b.js"), "plain");
    StubTables tables = new StubTables();
    Settings settings =
        new Settings(
            "127.0.0.1",
            0,
            Set.of(address),
            false,
            Page.in(folder),
            TestLimits.none(),
            TableLimits.standard());
    HttpServer web = HttpServer.start(settings, StubTables.services(tables), new Unbroken());
    try (Client client = new Client(web.port())) {
      visit.by(client);
    } finally {
      web.closing();
      tables.close();
      web.stop();
    }
  }

  @Test
  void everythingIsUnderThePathAndNothingElsewhere() throws Exception {
    visit(
        "https://club.example/games",
        client -> {
          for (String path : List.of("/games/", "/games/t/abc", "/games/rules/qin")) {
            HttpResponse<String> page = client.get(path, "Sec-Fetch-Mode", "navigate");
            assertThat(page.statusCode()).as(path).isEqualTo(200);
            assertThat(page.body()).contains("src=\"/games/assets/app-1a2b.js\"");
          }
          HttpResponse<String> file = client.get("/games/assets/app-1a2b.js");
          assertThat(file.body()).isEqualTo("plain");
          assertThat(file.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
          assertThat(client.get("/games/api/health").statusCode()).isEqualTo(200);
          for (String path :
              List.of(
                  "/t/abc", "/api/health", "/assets/app-1a2b.js", "/gamesters/", "/other/games/")) {
            HttpResponse<String> outside = client.get(path);
            assertThat(outside.statusCode()).as(path).isEqualTo(404);
            assertThat(outside.headers().firstValue("Content-Security-Policy")).isPresent();
          }
          for (String path : List.of("/", "/games")) {
            HttpResponse<String> moved = client.get(path);
            assertThat(moved.statusCode()).as(path).isEqualTo(308);
            assertThat(moved.headers().firstValue("Location")).contains("/games/");
          }
        });
  }

  @Test
  void atTheRootTheIndexNamesItsFilesFromTheRoot() throws Exception {
    visit(
        "https://club.example",
        client ->
            assertThat(client.get("/t/abc", "Sec-Fetch-Mode", "navigate").body())
                .isEqualTo(INDEX.replace("./assets", "/assets")));
  }

  @Test
  void socketsOpenUnderThePath() throws Exception {
    visit(
        "https://club.example/games",
        client -> {
          SocketClient socket = client.socketUnder("/games", "t1").hello("good");
          assertThat(socket.next().path("type").asString()).isEqualTo("frame");
          socket.close();
        });
  }

  @Test
  void whatALinkShowsIsUnderThePath() throws Exception {
    visit(
        "https://club.example/games",
        client -> {
          String shown = client.get("/games/rules/qin").body();
          assertThat(shown)
              .contains("content=\"https://club.example/games/rules/qin?lang=en\"")
              .contains("content=\"https://club.example/games/pictures/rules/qin.png?");
          HttpResponse<String> picture = client.get("/games/pictures/house.png");
          assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
        });
  }

  @Test
  void theProviderSendsBrowsersBackUnderIt() {
    FakeProvider provider = new FakeProvider();
    AccountSettings settings =
        new AccountSettings(AccountMode.PROVIDER, Set.of(), Optional.of(provider.settings()));
    ServerConfig config =
        ServerConfig.local(folder)
            .withPort(0)
            .withLimits(TestLimits.none())
            .withAccounts(settings)
            .behindProxy(Set.of("https://club.example/games"));
    try (Server server = Server.start(config);
        Client client = new Client(server.port())) {
      HttpResponse<String> begun = post(client, "/games/api/account/provider", "", "");
      String address = Client.json(begun).path("address").asString();
      assertThat(address)
          .contains("redirect_uri=https%3A%2F%2Fclub.example%2Fgames%2Faccount%2Fprovider");
      String way = begun.headers().firstValue("Set-Cookie").orElseThrow();
      assertThat(way).startsWith("__Secure-provider=").contains("Path=/games;", "; Secure");

      String answer = Messages.write(ProviderAnswer.class, provider.enter(address));
      HttpResponse<String> in =
          post(client, "/games/api/account/provider/answer", answer, way.split(";", 2)[0]);
      assertThat(in.statusCode()).as(in.body()).isEqualTo(200);
      assertThat(in.headers().firstValue("Set-Cookie").orElseThrow())
          .startsWith("__Secure-session=")
          .contains("Path=/games;", "HttpOnly", "SameSite=Strict", "; Secure");
    } finally {
      provider.close();
    }
  }

  private static HttpResponse<String> post(Client client, String path, String body, String cookie) {
    return client.send(
        client
            .request(
                path,
                "Content-Type",
                "application/json",
                "Origin",
                "https://club.example",
                "Cookie",
                cookie)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }
}
