package tianxia.server.http.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.Client;
import tianxia.server.http.House;
import tianxia.server.http.House.Table;
import tianxia.server.http.ServerProcess;
import tianxia.server.http.SocketClient;
import tools.jackson.databind.JsonNode;

/// Crash recovery over HTTP: the server is killed, or told to end (SIGTERM), at random moments
/// while games are played on its sockets. Everything acknowledged is there after the restart, and
/// everything shown to a viewer has happened.
final class KillTest {
  private static final int KILLS = Boolean.getBoolean("tianxia.deep") ? 20 : 8;
  private static final long SEED = 20_261_120;

  /// The maximum delay before the kill after the last commands are sent, in nanoseconds.
  private static final long MAX_LIFE_NANOS = 20_000_000;

  @TempDir Path data;

  private final SplittableRandom random = new SplittableRandom(SEED);

  /// Starts a server after each kill, which takes a while on a busy machine.
  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  void noAcknowledgedActionIsLost() throws Exception {
    List<Seat> seats = new ArrayList<>();
    for (int kill = 0; kill <= KILLS; kill++) {
      try (ServerProcess server = ServerProcess.start(data);
          Client client = new Client(server.port())) {
        seats.removeIf(seat -> seat.finds(client));
        while (seats.size() < 3) {
          seats.add(Seat.at(client, seats.size() % 2 == 0 ? "contrees" : "qin"));
        }
        play(client, seats, server, 3 + random.nextInt(15));
      }
    }
    assertThat(seats).isNotEmpty();
  }

  /// Plays on all tables, turn by turn, until the server ends in the middle of a turn.
  private void play(Client client, List<Seat> seats, ServerProcess server, int turns)
      throws InterruptedException {
    seats.forEach(seat -> seat.sit(client));
    for (int turn = 0; turn < turns; turn++) {
      seats.forEach(Seat::turn);
    }
    // The server ends with the last commands in flight.
    seats.forEach(Seat::ask);
    LockSupport.parkNanos(random.nextLong(MAX_LIFE_NANOS));
    if (random.nextBoolean()) {
      server.kill();
    } else {
      server.terminate();
    }
    seats.forEach(Seat::hearTheRest);
  }

  /// One seat against the computer, with what it has been sent.
  private static final class Seat {
    private final Table table;
    private final Map<String, String> acknowledged = new HashMap<>();
    private final Map<Integer, JsonNode> shown = new HashMap<>();
    private JsonNode frame = Client.json("{}");
    private SocketClient socket;
    private String last = "";
    private int asked;

    private Seat(Table table, SocketClient socket) {
      this.table = table;
      this.socket = socket;
    }

    static Seat at(Client client, String game) {
      Table table = House.table(client, game, "me", "easy");
      return new Seat(table, client.socket(table.id()));
    }

    /// Checks that everything acknowledged or shown is there.
    ///
    /// @return whether the game is over, so that no more messages follow
    boolean finds(Client client) {
      String[] token = Client.token(table.tokens().getFirst());
      JsonNode now = Client.json(client.get(table.path("frame"), token));
      shown.forEach((ply, event) ->
          assertThat(now.path("events").path(ply - 1))
              .as("%s, ply %d, seed %d", table.id(), ply, SEED)
              .isEqualTo(event));
      acknowledged.forEach((command, answer) ->
          assertThat(Client.json(client.post(table.path("commands"), command, token)))
              .as("%s, seed %d", command, SEED)
              .isEqualTo(Client.json(answer)));
      acknowledged.clear();
      return now.path("info").path("phase").asString().equals("over");
    }

    void sit(Client client) {
      socket = client.socket(table.id());
      socket.hello(table.tokens().getFirst());
      take(socket.next("frame"));
    }

    /// Plays one action, and waits for its acknowledgement and the seat's next turn.
    void turn() {
      while (frame.path("legal").isEmpty()) {
        if (frame.path("info").path("phase").asString().equals("over")) {
          return;
        }
        take(socket.next("frame"));
      }
      String command = ask();
      JsonNode done = socket.next("done");
      acknowledged.put(command, done.toString());
      take(socket.next("frame"));
    }

    /// Sends a command if it is the seat's turn.
    String ask() {
      JsonNode legal = frame.path("legal");
      if (legal.isEmpty()) {
        return "";
      }
      String command =
          "{\"type\":\"play\",\"id\":\"k%d\",\"seq\":%d,\"actions\":[\"%s\"]}"
              .formatted(
                  asked++,
                  frame.path("seq").asInt(),
                  legal.get(asked * 7 % legal.size()).asString());
      try {
        socket.send(command);
      } catch (CompletionException e) {
        return "";
      }
      last = command;
      return command;
    }

    /// Reads the messages that arrived before the server ended.
    void hearTheRest() {
      for (JsonNode message = socket.next(); !type(message).equals("end"); ) {
        if (type(message).equals("frame")) {
          take(message);
        } else if (type(message).equals("done")) {
          acknowledged.put(last, message.toString());
        }
        message = socket.next();
      }
    }

    private void take(JsonNode next) {
      frame = next;
      next.path("events").forEach(event -> shown.put(event.path("ply").asInt(), event));
    }

    private static String type(JsonNode message) {
      return message.path("type").asString();
    }
  }
}
