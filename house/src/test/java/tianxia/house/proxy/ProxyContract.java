package tianxia.house.proxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.ServerLimits;

/// What holds behind every proxy with TLS that the documentation shows: the page, sockets, and
/// limits for each client by its own address; and a page under a path, with a server of its own.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ProxyContract {
  /// Two tables for each address.
  private static final ClientLimits LIMITS =
      ServerLimits.of(List.of("tables-per-address=2")).limits();

  private static final String TABLE =
      """
      {"game":"contrees","seats":[{"kind":"me","name":"Mei","nonce":"%032d"},\
      {"kind":"me","name":"Lin","nonce":"%032d"}]}\
      """
          .formatted(1, 2);

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private Server server;

  @SuppressWarnings("NullAway.Init")
  private Server under;

  @SuppressWarnings("NullAway.Init")
  private Proxy proxy;

  /// Starts the proxy.
  ///
  /// @param folder an empty one
  /// @param servers starts the servers for a port of the proxy, which their origins name
  abstract Proxy start(Path folder, IntFunction<Proxy.Upstreams> servers) throws Exception;

  @BeforeAll
  void start() throws Exception {
    proxy = start(Files.createDirectory(folder.resolve("proxy")), this::serve);
  }

  private Proxy.Upstreams serve(int port) {
    if (server != null) {
      server.close();
      under.close();
    }
    server = serve("data-" + port, Proxy.origin(port));
    under = serve("under-" + port, Proxy.origin(port) + Proxy.PATH);
    return new Proxy.Upstreams(server.port(), under.port());
  }

  private static Server serve(String data, String origin) {
    return Server.start(
        ServerConfig.local(folder.resolve(data))
            .withPort(0)
            .withLimits(LIMITS)
            .behindProxy(Set.of(origin)));
  }

  @AfterAll
  void stop() throws Exception {
    proxy.stop();
    server.close();
    under.close();
  }

  private HttpClient client(String address) throws Exception {
    return HttpClient.newBuilder()
        .localAddress(InetAddress.getByName(address))
        .sslContext(proxy.trusting())
        .build();
  }

  private HttpResponse<String> ask(HttpClient client, String path, String body) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(proxy.origin() + path))
            .header("Origin", proxy.origin())
            .header("Content-Type", "application/json");
    if (!body.isEmpty()) {
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void thePageComesWithItsHeaders() throws Exception {
    try (HttpClient client = client("127.0.0.1")) {
      HttpResponse<String> page = ask(client, "/", "");
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<title>");
      assertThat(page.headers().allValues("Content-Security-Policy"))
          .singleElement(InstanceOfAssertFactories.STRING)
          .satisfies(ProxyContract::onlyTheSiteItself);
      assertThat(page.headers().firstValue("Strict-Transport-Security"))
          .contains("max-age=63072000");
      assertThat(ask(client, "/api/health/ready", "").statusCode()).isEqualTo(200);
    }
  }

  /// Nothing is loaded from elsewhere or asked there, and no text becomes a program.
  private static void onlyTheSiteItself(String policy) {
    List<String> rules = List.of(policy.split("; ?"));
    assertThat(rules)
        .contains(
            "default-src 'none'", "script-src 'self'", "connect-src 'self'", "base-uri 'none'");
    assertThat(rules)
        .allSatisfy(rule ->
            assertThat(List.of(rule.split(" ")).stream().skip(1))
                .isSubsetOf("'none'", "'self'", "'unsafe-inline'", "data:", "blob:"));
    assertThat(rules)
        .filteredOn(rule -> rule.contains("'unsafe-inline'"))
        .containsExactly("style-src 'self' 'unsafe-inline'");
    assertThat(policy).doesNotContain("unsafe-eval");
  }

  @Test
  void eachClientHasItsShareByItsOwnAddress() throws Exception {
    try (HttpClient one = client("127.0.0.11");
        HttpClient other = client("127.0.0.12")) {
      assertThat(ask(one, "/api/tables", TABLE).statusCode()).isEqualTo(201);
      assertThat(ask(one, "/api/tables", TABLE).statusCode()).isEqualTo(201);
      assertThat(ask(one, "/api/tables", TABLE).statusCode()).isEqualTo(429);
      assertThat(ask(other, "/api/tables", TABLE).statusCode()).isEqualTo(201);
    }
  }

  @Test
  void whoNamesAnotherAddressIsStillCountedByTheirs() throws Exception {
    try (HttpClient client = client("127.0.0.13")) {
      for (int i = 0; i < 3; i++) {
        HttpRequest forged =
            HttpRequest.newBuilder(URI.create(proxy.origin() + "/api/tables"))
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", "192.0.2." + i)
                .POST(HttpRequest.BodyPublishers.ofString(TABLE))
                .build();
        int status = client.send(forged, HttpResponse.BodyHandlers.ofString()).statusCode();
        assertThat(status).isEqualTo(i < 2 ? 201 : 429);
      }
    }
  }

  @Test
  void aSocketShowsTheTable() throws Exception {
    try (HttpClient client = client("127.0.0.14")) {
      assertThat(firstMessage(client, "")).startsWith("{\"type\":\"frame\"");
    }
  }

  /// What the socket of a table says first to a seat of it.
  private String firstMessage(HttpClient client, String under) throws Exception {
    String made = ask(client, under + "/api/tables", TABLE).body();
    String path = under + "/api/tables/" + found("\"table\":\"([^\"]+)\"", made) + "/socket";
    First first = new First();
    WebSocket socket =
        client
            .newWebSocketBuilder()
            .header("Origin", proxy.origin())
            .buildAsync(URI.create(proxy.origin().replace("https", "wss") + path), first)
            .join();
    String token = found("\"tokens\":\\{\"1\":\"([^\"]+)\"", made);
    socket.sendText("{\"type\":\"hello\",\"token\":\"" + token + "\"}", true).join();
    String message = first.message.get(30, TimeUnit.SECONDS);
    socket.abort();
    return message;
  }

  @Test
  void underAPathThePageNamesItsFilesThere() throws Exception {
    try (HttpClient client = client("127.0.0.16")) {
      String page = ask(client, "/games/t/none", "").body();
      String script = found("<script type=\"module\" crossorigin src=\"([^\"]+)\"", page);
      assertThat(script).startsWith("/games/assets/");
      assertThat(ask(client, script, "").statusCode()).isEqualTo(200);
      assertThat(page).contains("content=\"" + proxy.origin() + "/games/pictures/t/none.png?");
      assertThat(ask(client, "/games/api/health/ready", "").statusCode()).isEqualTo(200);
      HttpResponse<String> without = ask(client, "/games", "");
      assertThat(without.statusCode()).isIn(301, 308);
      assertThat(without.headers().firstValue("Location").orElseThrow()).endsWith("/games/");
    }
  }

  @Test
  void underAPathASocketShowsTheTable() throws Exception {
    try (HttpClient client = client("127.0.0.17")) {
      assertThat(firstMessage(client, "/games")).startsWith("{\"type\":\"frame\"");
    }
  }

  @Test
  void aPageOfAnotherSiteOpensNoSocket() throws Exception {
    try (HttpClient client = client("127.0.0.15")) {
      String made = ask(client, "/api/tables", TABLE).body();
      String path = "/api/tables/" + found("\"table\":\"([^\"]+)\"", made) + "/socket";
      CompletableFuture<WebSocket> opened =
          client
              .newWebSocketBuilder()
              .header("Origin", "https://elsewhere.example")
              .buildAsync(URI.create(proxy.origin().replace("https", "wss") + path), new First());
      assertThat(catchThrowable(opened::join)).isInstanceOf(CompletionException.class);
    }
  }

  /// The first message, whole.
  private static final class First implements WebSocket.Listener {
    final CompletableFuture<String> message = new CompletableFuture<>();
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        message.complete(text.toString());
      }
      socket.request(1);
      return CompletableFuture.completedStage(null);
    }
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(pattern + " in " + text).isTrue();
    return matcher.group(1);
  }
}
