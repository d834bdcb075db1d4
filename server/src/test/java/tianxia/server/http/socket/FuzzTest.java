package tianxia.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.server.computer.Computers;
import tianxia.server.http.Client;
import tianxia.server.http.House;
import tianxia.server.http.HttpServer;
import tianxia.server.http.Page;
import tianxia.server.http.RandomPlayer;
import tianxia.server.http.RawSocket;
import tianxia.server.http.Settings;
import tianxia.server.http.SocketClient;
import tianxia.server.http.StubTables;
import tianxia.server.http.TestLimits;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;
import tianxia.server.table.node.LocalTables;
import tools.jackson.databind.JsonNode;

/// A hundred thousand invalid messages and requests at a table where two well-behaved clients play:
/// each gets a clear error or its sender is disconnected, and the two players are not disturbed.
final class FuzzTest {
  private static final long SEED = 42;
  private static final int CALLS = 70_000;
  private static final int ANSWERED = 30_000;
  private static final int DROPPED = 600;
  private static final int RAW = 600;
  private static final Executor THREADS = task -> Thread.ofVirtual().start(task);

  @TempDir Path data;
  private final AtomicInteger sent = new AtomicInteger();
  private SqliteStore store;
  private Computers computers;
  private LocalTables tables;
  private HttpServer web;
  private Client client;

  @BeforeEach
  void start() {
    store = new SqliteStore(DataFolder.open(data), new Unbroken());
    computers = new Computers();
    tables = new LocalTables(Games.CATALOGUE, store, computers);
    Settings settings =
        new Settings(
            "127.0.0.1",
            0,
            Set.of(),
            false,
            Page.builtIn(),
            TestLimits.none(),
            TableLimits.standard());
    web = HttpServer.start(settings, StubTables.services(tables), new Unbroken());
    client = new Client(web.port());
  }

  @AfterEach
  void stop() throws InterruptedException {
    client.close();
    web.closing();
    tables.close();
    web.stop();
    computers.close();
    store.close();
  }

  @Test
  void badClientsAreAnsweredOrDroppedAndNobodyElseNotices() throws InterruptedException {
    House.Table table = House.table(client, "qin", "me", "me");
    List<CompletableFuture<Void>> floods =
        List.of(
            run(() -> calls(table)),
            run(() -> answered(table, 1)),
            run(() -> answered(table, 2)),
            run(() -> dropped(table)),
            run(() -> raw(table)));
    int games = 0;
    while (games == 0 || floods.stream().anyMatch(flood -> !flood.isDone())) {
      House.Table played = games == 0 ? table : House.table(client, "qin", "me", "me");
      games++;
      RandomPlayer one = player(played, 0, games);
      RandomPlayer two = player(played, 1, games);
      CompletableFuture.allOf(run(one::play), run(two::play)).join();
      assertUndisturbed(played, one, two);
      one.socket.close();
      two.socket.close();
      floods.stream().filter(CompletableFuture::isDone).forEach(CompletableFuture::join);
    }
    assertThat(sent.get()).isGreaterThanOrEqualTo(100_000);
    assertThat(client.get("/api/health").statusCode()).isEqualTo(200);
    assertThat(web.awaitNoSockets(Duration.ofSeconds(30)))
        .as("every socket's end was noticed")
        .isTrue();
  }

  private static CompletableFuture<Void> run(Runnable task) {
    return CompletableFuture.runAsync(task, THREADS);
  }

  private RandomPlayer player(House.Table table, int seat, int seed) {
    return new RandomPlayer(client.socket(table.id()), "p" + seat, seed)
        .enter(table.tokens().get(seat));
  }

  /// Every action was one of the two players', and none was refused ([RandomPlayer]).
  private static void assertUndisturbed(House.Table table, RandomPlayer one, RandomPlayer two) {
    long played = one.events.stream().filter(event -> event.path("actor").asInt() > 0).count();
    assertThat(played).as("table %s, seed %d", table.id(), SEED).isBetween(1L, 1000L);
    assertThat(one.frame().path("info").path("winners"))
        .isEqualTo(two.frame().path("info").path("winners"));
    assertThat(one.frame().path("info").path("resigned").asInt()).isZero();
    for (String raw : one.socket.raw) {
      assertThat(raw).doesNotContain("\"refused\"");
    }
  }

  /// Calls the API directly, without the transport.
  private void calls(House.Table table) {
    BadMessages bad = new BadMessages(SEED);
    Api api = StubTables.api(tables);
    List<Route> routes = api.routes();
    for (int i = 0; i < CALLS; i++) {
      Route route = routes.get(bad.upTo(routes.size()));
      String path =
          route
              .template()
              .replace("{table}", bad.upTo(2) == 0 ? table.id() : bad.name())
              .replace("{ply}", bad.name());
      String method = bad.upTo(10) == 0 ? "DELETE" : route.method();
      String token = bad.upTo(3) == 0 ? table.watch() : bad.name();
      Answer answer = api.answer(new Call(method, path, token, bad.any(), "192.0.2.1"));
      sent.incrementAndGet();
      assertThat(answer.status()).as("%s %s %s", method, path, answer.body()).isLessThan(500);
      if (answer.status() >= 400) {
        JsonNode problem = Client.json(answer.body());
        assertThat(problem.path("code").asString()).isNotEmpty();
        assertThat(problem.path("message").asString()).isNotEmpty();
        assertThat(answer.body()).doesNotContain("java.", "tianxia.", "avaje", "\\tat ");
      }
    }
  }

  /// Sends requests that a spectator may not make, as fast as the socket accepts them.
  private void answered(House.Table table, long seed) {
    BadMessages bad = new BadMessages(SEED + seed);
    try (SocketClient socket = client.socket(table.id())) {
      socket.hello(table.watch());
      for (int i = 0; i < ANSWERED / 2; i++) {
        socket.socket().sendText(bad.withId(), true).join();
        sent.incrementAndGet();
        if (i % 100 == 99) {
          // Everything so far is answered, and the socket is still open.
          socket.send("{\"type\":\"ping\"}").next("pong");
        }
      }
      for (String raw : socket.raw) {
        assertThat(Client.json(raw).path("type").asString())
            .as(raw)
            .isIn("frame", "table", "refused", "pong", "thinking");
      }
    }
  }

  /// Messages that cannot be answered: each closes its socket.
  private void dropped(House.Table table) {
    BadMessages bad = new BadMessages(SEED + 3);
    for (int i = 0; i < DROPPED; i++) {
      try (RawSocket socket = RawSocket.opened(web.port(), table.id())) {
        switch (bad.upTo(4)) {
          case 0 -> socket.frame(RawSocket.BINARY, bad.any().getBytes(StandardCharsets.UTF_8));
          case 1 -> socket.text("x".repeat(ClientLimits.MESSAGE + 1));
          case 2 -> socket.frame(bad.upTo(16), bad.any().getBytes(StandardCharsets.UTF_8));
          default -> socket.text(bad.any());
        }
        socket.text("not a message at all");
        socket.frame(RawSocket.CLOSE, new byte[0]);
        sent.addAndGet(2);
        if (bad.upTo(3) > 0) {
          assertThat(socket.rest()).doesNotContain("java.", "tianxia.");
        }
      } catch (SocketException e) {
        // Disconnected while sending.
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Malformed HTTP.
  private void raw(House.Table table) {
    BadMessages bad = new BadMessages(SEED + 4);
    for (int i = 0; i < RAW; i++) {
      String start =
          switch (bad.upTo(5)) {
            case 0 -> bad.any();
            case 1 -> "GET /" + bad.name() + " HTTP/1.1\r\nHost: localhost\r\n";
            case 2 -> "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n";
            case 3 -> "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + bad.any() + "\r\n";
            default ->
                "POST /api/tables/"
                    + table.id()
                    + "/commands HTTP/1.1\r\nHost: localhost\r\n"
                    + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";
          };
      try (RawSocket socket = new RawSocket(web.port())) {
        socket.say(start + "Connection: close\r\n\r\n");
        socket.socket.shutdownOutput();
        sent.incrementAndGet();
        assertThat(socket.rest()).doesNotContain("\tat ", "java.lang", "tianxia.server");
      } catch (SocketException e) {
        // Disconnected while sending.
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
