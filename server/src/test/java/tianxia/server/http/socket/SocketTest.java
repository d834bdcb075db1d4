package tianxia.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.Client;
import tianxia.server.http.HttpServer;
import tianxia.server.http.Page;
import tianxia.server.http.RawSocket;
import tianxia.server.http.Settings;
import tianxia.server.http.SocketClient;
import tianxia.server.http.StubTables;
import tianxia.server.http.TestLimits;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.message.ServerMessage;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;
import tools.jackson.databind.JsonNode;

/// The behaviour of a socket, independent of the games: hello, answers, and disconnecting bad
/// clients.
final class SocketTest {
  private static final String BACK = "{\"type\":\"back\",\"id\":\"%s\",\"seq\":%d}";

  @TempDir Path folder;
  private StubTables tables;
  private HttpServer web;
  private Client client;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("index.html"), "T");
    begin(TestLimits.none());
  }

  private void begin(ClientLimits limits) {
    tables = new StubTables();
    Settings settings =
        new Settings(
            "127.0.0.1", 0, Set.of(), false, Page.in(folder), limits, TableLimits.standard());
    web = HttpServer.start(settings, StubTables.services(tables), new Unbroken());
    client = new Client(web.port());
  }

  private void beginWithFew() throws InterruptedException {
    stop();
    begin(TestLimits.few());
  }

  @AfterEach
  void stop() throws InterruptedException {
    client.close();
    web.closing();
    tables.close();
    web.stop();
  }

  @Test
  void aHelloIsAnsweredWithAFrame() throws InterruptedException {
    SocketClient socket =
        client.socket("t1").send("{\"type\":\"hello\",\"token\":\"good\",\"since\":7}");
    assertThat(socket.next().path("type").asString()).isEqualTo("frame");
    assertThat(tables.opened().since).isEqualTo(Optional.of(7));
    socket.send("{\"type\":\"ping\"}");
    assertThat(socket.next().path("type").asString()).isEqualTo("pong");
    socket.send(BACK.formatted("a", 1));
    assertThat(socket.next("done").path("id").asString()).isEqualTo("a");
    socket.close();
  }

  @Test
  void aStreamIsClosedHoweverItsSocketEnds() throws IOException, InterruptedException {
    client.socket("t1").hello("good").close();
    SocketClient aborted = client.socket("t1").hello("good");
    aborted.next();
    aborted.socket().abort();
    RawSocket raw = RawSocket.opened(web.port(), "t1");
    raw.text("{\"type\":\"hello\",\"token\":\"good\"}");
    List<StubTables.Stream> three = List.of(tables.opened(), tables.opened(), tables.opened());
    raw.close();
    for (StubTables.Stream stream : three) {
      stream.awaitClosed();
    }
    assertNoSockets();
    // Two of them were lost; the clients of both have just been heard.
    assertThat(three).filteredOn(stream -> stream.silence.isPresent()).hasSize(2);
  }

  @Test
  void whatIsStaleIsAnsweredAndAWholeFrameFollows() {
    SocketClient socket = client.socket("t1").hello("good");
    SocketClient other = client.socket("t1").hello("good");
    socket.next("frame");
    other.next("frame");
    socket.send(BACK.formatted("late", 999));
    assertThat(socket.next("refused").path("code").asString()).isEqualTo("stale");
    assertThat(socket.next("frame").path("whole").asBoolean()).isTrue();
    other.send("{\"type\":\"ping\"}");
    assertThat(other.next().path("type").asString()).isEqualTo("pong");
    other.close();
    socket.close();
  }

  @Test
  void aTableThatHasTooMuchToDoSaysSoAndDropsNobody() {
    SocketClient socket = client.socket("t1").hello("good").send(BACK.formatted("busy", 1));
    assertThat(socket.next("refused").path("code").asString()).isEqualTo("slow-down");
    socket.send(BACK.formatted("a", 1)).next("done");
    socket.close();
  }

  @Test
  void aWrongTokenEndsTheSocketWithItsReason() {
    SocketClient socket = client.socket("t1").hello("bad");
    assertError(socket, "unknown-token");
    assertThat(socket.closeStatus()).isEqualTo(1008);
  }

  @Test
  void whatIsNoMessageEndsTheSocketWithItsReason() {
    for (String message :
        List.of(
            "",
            "hello",
            "{",
            "[]",
            "{}",
            "{\"type\":\"nothing\"}",
            "{\"type\":\"hello\"}",
            "{\"type\":\"hello\",\"token\":7}",
            "{\"type\":\"hello\",\"token\":\"good\",\"since\":-1}",
            "{\"type\":\"hello\",\"token\":\"good\",\"more\":1}",
            "{\"type\":\"hello\",\"token\":\"good\"}{}",
            BACK.formatted("a", 1),
            "[".repeat(10_000))) {
      SocketClient socket = client.socket("t1").send(message);
      JsonNode error = assertError(socket, "malformed");
      assertThat(error.path("message").asString()).doesNotContain("java", "tianxia", "avaje");
      assertThat(socket.closeStatus()).isEqualTo(1008);
    }
    SocketClient twice = client.socket("t1").hello("good").hello("good");
    assertError(twice, "malformed");
    SocketClient binary = client.socket("t1");
    binary.socket().sendBinary(ByteBuffer.wrap(new byte[] {1, 2}), true).join();
    assertError(binary, "malformed");
  }

  @Test
  void aMalformedRequestWithAnIdIsRefusedUnderIt() {
    SocketClient socket = client.socket("t1").hello("good");
    for (String message :
        List.of(
            "{\"type\":\"back\",\"id\":\"m\"}",
            "{\"type\":\"back\",\"id\":\"m\",\"seq\":[1]}",
            "{\"type\":\"play\",\"id\":\"m\",\"seq\":1,\"actions\":[]}",
            "{\"type\":\"play\",\"id\":\"m\",\"seq\":1,\"actions\":[1]}",
            "{\"type\":\"dance\",\"id\":\"m\",\"seq\":1}")) {
      JsonNode refused = socket.send(message).next("refused");
      assertThat(refused.path("code").asString()).as(message).isEqualTo("malformed");
      assertThat(refused.path("id").asString()).isEqualTo("m");
    }
    assertThat(socket.send("{\"type\":\"ping\"}").next().path("type").asString()).isEqualTo("pong");
    socket.close();
  }

  @Test
  void aMessageMayComeInPiecesButNotTooLarge() {
    SocketClient pieces = client.socket("t1");
    pieces.socket().sendText("{\"type\":\"hello\",", false).join();
    pieces.socket().sendText("\"token\":\"good\"}", true).join();
    pieces.next("frame");
    pieces.close();

    assertError(client.socket("t1").send("x".repeat(ClientLimits.MESSAGE + 1)), "too-large");
    SocketClient many = client.socket("t1");
    for (int i = 0; i < 5; i++) {
      many.socket().sendText("x".repeat(4000), false).join();
    }
    assertError(many, "too-large");
    // Larger than any message that is read.
    SocketClient huge = client.socket("t1").send("x".repeat(5 * ClientLimits.MESSAGE));
    assertThat(huge.closeStatus()).isIn(1009, -1);
  }

  @Test
  void aSocketThatSaysNothingIsDropped() throws Exception {
    beginWithFew();
    assertError(client.socket("t1"), "malformed");
    try (RawSocket raw = RawSocket.opened(web.port(), "t1")) {
      assertThat(raw.rest()).contains("malformed");
    }
  }

  @Test
  void aSocketThatNoLongerAnswersIsDropped() throws Exception {
    beginWithFew();
    try (RawSocket raw = RawSocket.opened(web.port(), "t1")) {
      raw.text("{\"type\":\"hello\",\"token\":\"good\"}");
      // The client ignores all pings.
      assertThat(raw.rest()).contains("frame");
      StubTables.Stream stream = tables.opened();
      stream.awaitClosed();
      assertThat(stream.silence)
          .hasValueSatisfying(
              ago -> assertThat(ago).isGreaterThan(TestLimits.few().idle().dividedBy(2)));
    }
    assertNoSockets();
  }

  @Test
  void aSocketThatDoesNotReadIsDroppedAndNobodyElseWaits() throws Exception {
    beginWithFew();
    RawSocket lazy = RawSocket.opened(web.port(), "t1");
    lazy.text("{\"type\":\"hello\",\"token\":\"good\"}");
    StubTables.Stream shown = tables.opened();
    String view = "{\"big\":\"" + "x".repeat(200_000) + "\"}";
    for (int i = 0; i < 100; i++) {
      shown.messages.add(StubTables.frame(i + 2, view));
    }
    SocketClient other = client.socket("t1").hello("good");
    other.next("frame");
    StubTables.Stream others = tables.opened();
    while (!shown.isClosed()) {
      others.messages.add(new ServerMessage.Thinking(2, 250));
      other.next("thinking");
    }
    lazy.close();
    other.close();
  }

  @Test
  void whoSendsTooMuchIsToldSoAndThenDropped() throws Exception {
    beginWithFew();
    SocketClient socket = client.socket("t1").hello("good");
    socket.next("frame");
    for (int i = 0; i < 60; i++) {
      socket.send(BACK.formatted("c" + i, 1));
    }
    JsonNode refused = socket.next("refused");
    assertThat(refused.path("code").asString()).isEqualTo("slow-down");
    assertThat(tables.commands).hasSizeLessThanOrEqualTo(20);
    try {
      for (int i = 0; i < 10_000 && !socket.closed.isDone(); i++) {
        socket.send(BACK.formatted("d" + i, 1));
      }
    } catch (CompletionException e) {
      // Disconnected while sending.
    }
    assertError(socket, "slow-down");
  }

  @Test
  void oneAddressHasSoManySockets() throws Exception {
    beginWithFew();
    for (int i = 0; i < 3; i++) {
      client.socket("t1").hello("good").next("frame");
    }
    assertThatThrownBy(() -> client.socket("t1"))
        .hasCauseInstanceOf(WebSocketHandshakeException.class)
        .hasStackTraceContaining("status code 429");
  }

  @Test
  void aForeignPageOpensNoSocket() {
    assertThatThrownBy(() -> client.socket("t1", "Origin", "https://evil.example"))
        .hasCauseInstanceOf(WebSocketHandshakeException.class)
        .hasStackTraceContaining("status code 403");
    client.socket("t1", "Origin", "http://127.0.0.1:" + web.port()).hello("good").next("frame");
  }

  @Test
  void whatIsNoHandshakeIsAnsweredAsHttp() throws IOException {
    for (String key : List.of("Sec-WebSocket-Key: ***", "X: y", "Sec-WebSocket-Key: AAAA")) {
      try (RawSocket raw = new RawSocket(web.port())) {
        raw.say(
            "GET /api/tables/t1/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\n"
                + "Upgrade: websocket\r\n"
                + key
                + "\r\n\r\n");
        assertThat(raw.head()).startsWith("HTTP/1.1 4");
      }
    }
  }

  @Test
  void framesThatBreakTheProtocolEndTheSocket() throws IOException, InterruptedException {
    byte[][] broken = {
      // Unmasked; an unknown opcode; a continuation without a start; an excessive length.
      {(byte) 0x81, 1, 'x'},
      {(byte) 0x83, (byte) 0x81, 0, 0, 0, 0, 'x'},
      {(byte) 0x80, (byte) 0x81, 0, 0, 0, 0, 'x'},
      {(byte) 0x81, (byte) 0xff, 0x7f, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0},
      {(byte) 0x81, (byte) 0xff, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0},
    };
    for (byte[] bytes : broken) {
      try (RawSocket raw = RawSocket.opened(web.port(), "t1")) {
        raw.say(bytes);
        raw.rest();
      }
    }
    assertNoSockets();
  }

  @Test
  void aFailureWithinIsNotTold() {
    SocketClient socket = client.socket("t1").hello("good").send(BACK.formatted("crash", 1));
    assertError(socket, "internal");
    assertThat(socket.raw).noneMatch(message -> message.contains("secret inside"));
    assertThat(socket.closeStatus()).isEqualTo(1011);
  }

  @Test
  void aClosingServerSaysGoodbye() throws Exception {
    SocketClient socket = client.socket("t1").hello("good");
    socket.next("frame");
    web.closing();
    tables.close();
    assertError(socket, "closing");
    assertThat(socket.closeStatus()).isEqualTo(1001);
  }

  private void assertNoSockets() throws InterruptedException {
    assertThat(web.awaitNoSockets(Duration.ofSeconds(30))).as("no socket is counted").isTrue();
  }

  private static JsonNode assertError(SocketClient socket, String code) {
    JsonNode error = socket.next("error");
    assertThat(error.path("code").asString()).as(error.toString()).isEqualTo(code);
    assertThat(error.path("message").asString()).isNotBlank();
    return error;
  }

  @Test
  void framesThatSayNothingAreCountedLikeOthers() throws InterruptedException, IOException {
    beginWithFew();
    byte[] part = RawSocket.masked(0, new byte[0]);
    part[0] = 0;
    byte[] firstPart = RawSocket.masked(RawSocket.TEXT, new byte[0]);
    firstPart[0] = RawSocket.TEXT;
    byte[] ping = RawSocket.masked(0x9, new byte[0]);
    byte[] pong = RawSocket.masked(0xA, new byte[0]);
    for (byte[] frame : List.of(part, ping, pong)) {
      try (RawSocket raw = RawSocket.opened(web.port(), "t1")) {
        raw.text("{\"type\":\"hello\",\"token\":\"good\"}");
        raw.say(firstPart);
        raw.say(repeated(frame, 1_000));
        assertThat(raw.rest()).contains("slow-down");
      }
    }
  }

  private static byte[] repeated(byte[] frame, int times) {
    ByteBuffer all = ByteBuffer.allocate(frame.length * times);
    for (int i = 0; i < times; i++) {
      all.put(frame);
    }
    return all.array();
  }
}
