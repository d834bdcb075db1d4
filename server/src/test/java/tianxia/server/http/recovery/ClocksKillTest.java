package tianxia.server.http.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.Client;
import tianxia.server.http.ServerProcess;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tools.jackson.databind.JsonNode;

/// Clocks of a server that is killed while they run. What they had left is compared with the time
/// that has really passed, whatever that was.
class ClocksKillTest {
  private static final long DAY = 86_400_000;

  /// What a clock that counts its own time gives back at most: it is written down once a minute.
  private static final long NOTED = 60_000;

  @TempDir Path data;

  /// A table of two persons in Contrées, with one action played.
  private record Played(String id, String first, String second) {
    static Played with(Client client, String clock) {
      String me = "{\"kind\":\"me\",\"name\":\"Ada\",\"nonce\":\"" + "5a".repeat(16) + "\"}";
      String wish =
          "{\"game\":\"contrees\",\"seats\":[" + me + "," + me + "],\"clock\":" + clock + "}";
      JsonNode made = Client.json(client.post("/api/tables", wish));
      Played table =
          new Played(
              made.path("info").path("table").asString(),
              made.path("tokens").path("1").asString(),
              made.path("tokens").path("2").asString());
      JsonNode frame = table.frame(client, table.first);
      boolean begins = frame.path("actors").path(0).asInt() == 1;
      String legal =
          (begins ? frame : table.frame(client, table.second)).path("legal").path(0).asString();
      table.send(
          client,
          begins ? table.first : table.second,
          "{\"type\":\"play\",\"id\":\"p\",\"seq\":1,\"actions\":[\"" + legal + "\"]}");
      return table;
    }

    JsonNode frame(Client client, String token) {
      return Client.json(client.get("/api/tables/" + id + "/frame", Client.token(token)));
    }

    void send(Client client, String token, String command) {
      JsonNode answer =
          Client.json(client.post("/api/tables/" + id + "/commands", command, Client.token(token)));
      assertThat(answer.path("type").asString()).as(answer.toString()).isEqualTo("done");
    }

    void pause(Client client) {
      for (String token : List.of(first, second)) {
        send(client, token, "{\"type\":\"pause\",\"id\":\"z\",\"seq\":1,\"accept\":true}");
      }
    }

    JsonNode clock(Client client) {
      return frame(client, first).path("clock");
    }
  }

  /// What the seat has that is to act.
  private static long left(JsonNode clock) {
    int seat = clock.path("running").path(0).asInt();
    assertThat(seat).as(clock.toString()).isPositive();
    return clock.path("left").path(seat - 1).asLong() + clock.path("free").path(seat - 1).asLong();
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void neitherGivesNorTakes() throws Exception {
    Played live;
    Played days;
    Played paused;
    long liveLeft;
    long daysLeft;
    JsonNode stands;
    long began;
    try (ServerProcess server = ServerProcess.start(data);
        Client client = new Client(server.port())) {
      live = Played.with(client, "{\"base\":600,\"increment\":0}");
      days = Played.with(client, "{\"days\":2}");
      paused = Played.with(client, "{\"base\":600,\"increment\":0}");
      paused.pause(client);
      stands = paused.clock(client);
      began = System.nanoTime();
      liveLeft = left(live.clock(client));
      daysLeft = left(days.clock(client));
      server.kill();
    }
    try (Store store = new SqliteStore(DataFolder.open(data), new Unbroken())) {
      assertThat(store.due(System.currentTimeMillis() + 2 * DAY, 10)).containsExactly(days.id());
    }
    try (ServerProcess server = ServerProcess.start(data);
        Client client = new Client(server.port())) {
      long liveNow = left(live.clock(client));
      long daysNow = left(days.clock(client));
      // Rounded twice.
      long passed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began) + 2;
      assertThat(liveNow).isBetween(liveLeft - passed, liveLeft + NOTED);
      assertThat(daysNow).isBetween(daysLeft - passed, daysLeft);
      assertThat(paused.clock(client)).isEqualTo(stands);
      paused.send(
          client, paused.second(), "{\"type\":\"pause\",\"id\":\"y\",\"seq\":1,\"accept\":false}");
      assertThat(paused.clock(client).path("running")).hasSize(1);
    }
  }
}
