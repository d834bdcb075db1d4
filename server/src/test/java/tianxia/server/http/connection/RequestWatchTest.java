package tianxia.server.http.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.http.HttpServer;
import tianxia.server.http.Page;
import tianxia.server.http.RawSocket;
import tianxia.server.http.Settings;
import tianxia.server.http.StubTables;
import tianxia.server.http.TestLimits;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;

/// A request whose end is ambiguous is refused, and nothing after it is read (request smuggling).
final class RequestWatchTest {
  private static final String NEXT = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";

  @TempDir Path folder;
  private HttpServer web;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("index.html"), "T");
    web = start(TestLimits.none());
  }

  private HttpServer start(ClientLimits limits) {
    Settings settings =
        new Settings(
            "127.0.0.1", 0, Set.of(), false, Page.in(folder), limits, TableLimits.standard());
    return HttpServer.start(
        settings,
        new StubTables(),
        StubTables.NO_REVIEWS,
        StubTables.POSITIONS,
        StubTables.LOBBY,
        List.of(),
        new Unbroken());
  }

  @AfterEach
  void stop() throws InterruptedException {
    web.stop();
  }

  private String said(String framing, String body) throws IOException {
    try (RawSocket raw = new RawSocket(web.port())) {
      raw.say(
          "POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + framing
              + "\r\n"
              + body
              + NEXT
              + NEXT.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
      return raw.rest();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 5|Transfer-Encoding: chunked",
        "Transfer-Encoding: chunked|Content-Length: 5",
        "Content-Length: 5|Content-Length: 5",
        "Content-Length: 5|Content-Length: 6",
        "Content-Length: 5, 5",
        "Content-Length: +5",
        "Content-Length: -5",
        "Content-Length: 0x5",
        "Content-Length: ",
        "Content-Length: 5555555555555555555555",
        "Content-Length : 5",
        "Transfer-Encoding : chunked",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding: identity",
        "Transfer-Encoding: identity, chunked",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: chunked, chunked",
        "Transfer-Encoding: chunked|Transfer-Encoding: chunked",
        "Transfer-Encoding: "
      })
  void aLengthThatCanBeTakenInTwoWaysIsRefused(String framing) throws IOException {
    String said = said(framing.replace("|", "\r\n") + "\r\n", "0\r\n\r\n");
    assertThat(said).startsWith("HTTP/1.1 400");
    assertThat(said.split("HTTP/1.1 ", -1)).as(said).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 5",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: Chunked",
        "Transfer-Encoding: CHUNKED"
      })
  void aLengthThatIsPlainIsTaken(String framing) throws IOException {
    String said = said(framing + "\r\n", "0\r\n\r\n");
    assertThat(said.split("HTTP/1.1 ", -1)).as(said).hasSize(4);
    assertThat(said).startsWith("HTTP/1.1 404").contains("HTTP/1.1 200");
  }

  @ParameterizedTest
  @ValueSource(strings = {"HEAD /", "GET /nothing.js", "GET /api/health", "POST /"})
  void whoGoesOnAfterManyRefusalsIsCutOff(String what) throws InterruptedException, IOException {
    web.stop();
    web = start(TestLimits.fewRequests());
    try (RawSocket raw = new RawSocket(web.port())) {
      raw.say((what + " HTTP/1.1\r\nHost: localhost\r\n\r\n").repeat(100));
      String said = raw.rest();
      // The connection may end with a reset that loses the last answers.
      int answers = said.split("HTTP/1.1 ", -1).length - 1;
      assertThat(answers).as(said).isLessThanOrEqualTo(TestLimits.FEW_REQUESTS + 10);
    }
  }

  @Test
  void whoIsSlowWithAHeadIsCutOff() throws InterruptedException, IOException {
    web.stop();
    web = start(TestLimits.few());
    try (RawSocket raw = new RawSocket(web.port());
        RawSocket second = new RawSocket(web.port())) {
      raw.say("GET / HTTP/1.1\r\nHost: loc");
      second.say("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /");
      assertThat(raw.rest()).doesNotContain("200");
      assertThat(second.rest()).startsWith("HTTP/1.1 200");
    }
  }
}
