package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.ServerLimits;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;

/// HTTP answers independent of the games: headers, the page, admission of connections.
final class HttpServerTest {
  @TempDir Path folder;
  private HttpServer web;
  private Client client;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("index.html"), "<!doctype html><title>T</title>");
    Files.createDirectories(folder.resolve("assets"));
    Files.writeString(folder.resolve("assets/app-1a2b.js"), "plain");
    Files.write(folder.resolve("assets/seal-3c4d.png"), new byte[] {1, 2, 3});
    web = start(ServerLimits.STANDARD.limits(), Set.of("https://play.example.org"));
    client = new Client(web.port());
  }

  @AfterEach
  void stop() throws InterruptedException {
    client.close();
    web.stop();
  }

  private HttpServer start(ClientLimits limits, Set<String> origins) {
    Settings settings =
        new Settings(
            "127.0.0.1", 0, origins, false, Page.in(folder), limits, TableLimits.standard());
    return HttpServer.start(settings, StubTables.services(new StubTables()), new Unbroken());
  }

  @Test
  void everyAnswerHasTheHeadersThatProtect() throws IOException {
    for (String path :
        List.of("/", "/assets/app-1a2b.js", "/api/health", "/api/nothing", "/x.js")) {
      HttpResponse<String> response = client.get(path);
      assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
          .as(path)
          .contains("script-src 'self';")
          .contains("frame-ancestors 'none'");
      assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(response.headers().firstValue("Referrer-Policy")).contains("no-referrer");
    }
    assertThat(client.get("/api/health").headers().firstValue("Cache-Control"))
        .contains("no-store");
    try (RawSocket raw = new RawSocket(web.port())) {
      raw.say("TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
      assertThat(raw.rest()).startsWith("HTTP/1.1 405");
    }
    try (RawSocket raw = new RawSocket(web.port())) {
      raw.say("GET /% HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
      String answer = raw.rest();
      assertThat(answer).startsWith("HTTP/1.1 400").contains("nosniff").contains("\"malformed\"");
    }
    for (String wrong :
        List.of(
            "@ / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n")) {
      try (RawSocket raw = new RawSocket(web.port())) {
        raw.say(wrong);
        assertThat(raw.rest()).startsWith("HTTP/1.1 400").contains("\"malformed\"");
      }
    }
  }

  @Test
  void thePageIsAnsweredForEveryPathThatAPersonSees() {
    for (String path : List.of("/", "/index.html", "/t/abc", "/rules/qin", "/t/abc?x=1")) {
      HttpResponse<String> response = client.get(path);
      assertThat(response.statusCode()).as(path).isEqualTo(200);
      assertThat(response.body()).contains("<title>T</title>");
      assertThat(response.headers().firstValue("Content-Type"))
          .contains("text/html; charset=utf-8");
      assertThat(response.headers().firstValue("Cache-Control")).contains("no-cache");
      assertThat(response.headers().firstValue("Vary").orElse(""))
          .contains("Accept-Language", "Sec-Fetch-Mode", "User-Agent");
    }
  }

  @Test
  void filesAreCachedAndCompressed() {
    HttpResponse<String> plain = client.get("/assets/app-1a2b.js");
    assertThat(plain.body()).isEqualTo("plain");
    assertThat(plain.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    assertThat(plain.headers().firstValue("Vary")).contains("Accept-Encoding");
    for (String accepted : List.of("gzip", "br;q=0.9, GZIP;q=0.5")) {
      HttpResponse<String> gzip =
          client.send(
              client.request("/assets/app-1a2b.js", "Accept-Encoding", accepted).HEAD().build());
      assertThat(gzip.headers().firstValue("Content-Encoding")).as(accepted).contains("gzip");
    }
    for (String refused : List.of("br", "gzip;q=0", "gzip;q=0.00, identity")) {
      HttpResponse<String> as = client.get("/assets/app-1a2b.js", "Accept-Encoding", refused);
      assertThat(as.headers().firstValue("Content-Encoding")).as(refused).isEmpty();
      assertThat(as.body()).isEqualTo("plain");
    }
    assertThat(
            client
                .get("/assets/seal-3c4d.png", "Accept-Encoding", "gzip")
                .headers()
                .firstValue("Content-Encoding"))
        .isEmpty();

    String tag = client.get("/").headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> same = client.get("/", "If-None-Match", tag);
    assertThat(same.statusCode()).isEqualTo(304);
    assertThat(same.body()).isEmpty();
  }

  @Test
  void nothingElseCanBeReached() {
    for (String path :
        List.of(
            "/assets/",
            "/assets",
            "/assets/none.js",
            "/..%2f..%2fetc/passwd.txt",
            "/assets/..%2F..%2Fpom.xml",
            "/favicon.ico")) {
      HttpResponse<String> response = client.get(path);
      boolean nothing =
          response.statusCode() >= 400 || response.body().contains("<title>T</title>");
      assertThat(nothing).as(path + " → " + response.body()).isTrue();
      assertThat(response.body()).doesNotContain("app-1a2b");
    }
  }

  @Test
  void aPortThatIsTakenIsAFailure() {
    Settings settings =
        new Settings(
            "127.0.0.1",
            web.port(),
            Set.of(),
            false,
            Page.in(folder),
            ServerLimits.STANDARD.limits(),
            TableLimits.standard());
    assertThatThrownBy(
            () -> HttpServer.start(settings, StubTables.services(new StubTables()), new Unbroken()))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("port " + web.port());
    assertThat(client.get("/api/health").statusCode()).isEqualTo(200);
  }

  @Test
  void headHasNoBody() {
    HttpResponse<String> response =
        client.send(
            client.request("/").method("HEAD", HttpRequest.BodyPublishers.noBody()).build());
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.body()).isEmpty();
    assertThat(response.headers().firstValueAsLong("Content-Length").orElse(0)).isPositive();
  }

  @Test
  void onlyItsOwnPageMayChangeSomething() {
    String wish = "{\"game\":\"none\",\"seats\":[{\"kind\":\"open\"}]}";
    assertThat(client.post("/api/tables", wish, "Origin", "https://evil.example").statusCode())
        .isEqualTo(403);
    assertThat(client.post("/api/tables", wish, "Origin", "null").statusCode()).isEqualTo(403);
    for (String own : List.of("http://127.0.0.1:" + web.port(), "https://play.example.org")) {
      assertThat(client.post("/api/tables", wish, "Origin", own).statusCode())
          .as(own)
          .isEqualTo(422);
    }
    assertThat(client.post("/api/tables", wish).statusCode()).isEqualTo(422);
  }

  @Test
  void aForeignNameForLoopbackIsRefused() throws IOException {
    try (RawSocket raw = new RawSocket(web.port())) {
      raw.say("GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
      assertThat(raw.rest()).startsWith("HTTP/1.1 421").contains("wrong-host");
    }
  }

  @Test
  void errorsAreAnsweredWithACodeAndNothingOfTheInside() {
    assertProblem(client.get("/api/nothing"), 404, "unknown-path");
    assertProblem(client.get("/api"), 404, "unknown-path");
    assertProblem(client.get("/api/tables"), 405, "wrong-method");
    assertProblem(client.get("/api/tables/t1"), 401, "unknown-token");
    assertProblem(client.get("/api/tables/t1/socket"), 426, "upgrade");
    assertProblem(client.get("/api/tables/t1/positions/x", Client.token("good")), 400, "malformed");
    assertProblem(
        client.get("/api/tables/t1/positions/9", Client.token("good")), 404, "unknown-ply");
    assertProblem(client.post("/api/tables", "{"), 400, "malformed");
    assertProblem(client.post("/api/tables", "[".repeat(60_000)), 400, "malformed");
    assertProblem(client.post("/api/tables", "x".repeat(70_000)), 413, "too-large");
    assertProblem(client.post("/x", "{}"), 405, "wrong-method");
    HttpRequest form =
        client
            .request("/api/tables")
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build();
    assertProblem(client.send(form), 415, "wrong-type");
    HttpRequest bytes =
        client
            .request("/api/tables")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[] {(byte) 0xff, (byte) 0xfe}))
            .build();
    assertProblem(client.send(bytes), 400, "malformed");
    String crash = "{\"type\":\"back\",\"id\":\"crash\",\"seq\":1}";
    HttpResponse<String> failed =
        client.post("/api/tables/t1/commands", crash, Client.token("good"));
    assertProblem(failed, 500, "internal");
    assertThat(failed.body()).doesNotContain("secret inside");
  }

  private static void assertProblem(HttpResponse<String> response, int status, String code) {
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    assertThat(Client.json(response).path("code").asString()).isEqualTo(code);
    assertThat(Client.json(response).path("message").asString()).isNotBlank();
    assertThat(response.body()).doesNotContain("java.", "tianxia.", "io.", "\tat ");
  }

  @Test
  void whoAsksTooOftenIsToldSo() throws InterruptedException {
    ClientLimits few = TestLimits.few();
    HttpServer small = start(few, Set.of());
    try (Client busy = new Client(small.port())) {
      String wish = "{\"game\":\"stub\",\"seats\":[{\"kind\":\"open\"}]}";
      for (int i = 0; i < few.tables().burst(); i++) {
        assertThat(busy.post("/api/tables", wish).statusCode()).isEqualTo(201);
      }
      HttpResponse<String> refused = busy.post("/api/tables", wish);
      assertProblem(refused, 429, "slow-down");
      assertThat(refused.headers().firstValue("Retry-After")).isPresent();
    } finally {
      small.stop();
    }
  }

  @Test
  void oneAddressHasSoManyConnections() throws Exception {
    ClientLimits few = TestLimits.few();
    HttpServer small = start(few, Set.of());
    List<RawSocket> open = new ArrayList<>();
    try {
      for (int i = 0; i < few.connections(); i++) {
        open.add(new RawSocket(small.port()));
        open.getLast().say("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(open.getLast().head()).startsWith("HTTP/1.1 200");
      }
      try (RawSocket more = new RawSocket(small.port())) {
        more.say("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(more.rest()).doesNotContain("200");
      }
      // A closed connection makes room for another.
      open.removeFirst().close();
      String answer = "";
      while (!answer.startsWith("HTTP/1.1 200")) {
        try (RawSocket more = new RawSocket(small.port())) {
          more.say("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
          answer = more.head();
        }
      }
    } finally {
      for (RawSocket raw : open) {
        raw.close();
      }
      small.stop();
    }
  }

  @Test
  void aRequestThatIsNeverFinishedIsCut() throws Exception {
    HttpServer small = start(TestLimits.few(), Set.of());
    try (RawSocket raw = new RawSocket(small.port());
        RawSocket silent = new RawSocket(small.port())) {
      raw.say("GET /api/health HTTP/1.1\r\nHost: loc");
      assertThat(raw.rest()).doesNotContain("200");
      assertThat(silent.rest()).doesNotContain("200");
    } finally {
      small.stop();
    }
  }
}
