package tianxia.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// A well-behaved client at one seat (or a spectator) that plays random legal actions, and checks
/// that no event is lost or sent twice.
public final class RandomPlayer {
  public final SocketClient socket;
  private final SplittableRandom random;
  private final String name;

  /// All events of the game that it has received.
  public final List<JsonNode> events = new ArrayList<>();

  /// The number of its commands that were executed.
  public int done;

  private int asked;
  private int refused;

  /// Where the last of its commands that were executed stands in the table's log.
  private int executed;

  private JsonNode frame = Client.json("{}");

  /// @param name makes the ids of its commands unique
  public RandomPlayer(SocketClient socket, String name, long seed) {
    this.socket = socket;
    this.name = name;
    this.random = new SplittableRandom(seed);
  }

  /// The last frame.
  public JsonNode frame() {
    return frame;
  }

  /// Whether all its commands were answered and the last frame shows them, so that the table waits
  /// for none of them. An answer may come before a frame that is older.
  public boolean answered() {
    return asked == done + refused && frame.path("seq").asInt() >= executed;
  }

  /// Sends the hello, with `since` if it has seen a frame before.
  public RandomPlayer enter(String token) {
    String since = frame.has("seq") ? ",\"since\":" + frame.path("seq").asInt() : "";
    socket.send("{\"type\":\"hello\",\"token\":\"" + token + "\"" + since + "}");
    return this;
  }

  /// A player that continues this one's game on another socket.
  public RandomPlayer back(SocketClient other) {
    RandomPlayer again = new RandomPlayer(other, name + "b", random.nextLong());
    again.events.addAll(events);
    again.frame = frame;
    return again;
  }

  /// Plays until the game is over.
  public RandomPlayer play() {
    return playUntil(shown -> shown.path("info").path("phase").asString().equals("over"));
  }

  /// Plays until a frame satisfies the condition, and does not act on that frame.
  public RandomPlayer playUntil(Predicate<JsonNode> enough) {
    while (true) {
      JsonNode message = socket.next();
      switch (message.path("type").asString()) {
        case "frame" -> {
          take(message);
          if (enough.test(message)) {
            return this;
          }
          act();
        }
        case "done" -> {
          done++;
          executed = message.path("seq").asInt();
        }
        case "refused" -> refused(message);
        case "error", "end" -> throw new AssertionError(name + " was dropped: " + socket.last());
        default -> {
          // About the table, or that a computer is thinking.
        }
      }
    }
  }

  private void take(JsonNode next) {
    if (next.path("whole").asBoolean()) {
      events.clear();
    }
    next.path("events").forEach(events::add);
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).path("ply").asInt() != i + 1) {
        throw new AssertionError(name + " was told event " + i + " as " + events.get(i));
      }
    }
    if (next.path("ply").asInt() != events.size()) {
      throw new AssertionError(name + " knows " + events.size() + " events at " + next);
    }
    frame = next;
  }

  private void act() {
    JsonNode legal = frame.path("legal");
    if (!legal.isEmpty()) {
      String action = legal.get(random.nextInt(legal.size())).asString();
      socket.send(command(action));
    }
  }

  /// A command that plays an action in the last frame.
  public String command(String action) {
    return "{\"type\":\"play\",\"id\":\"%s-%d\",\"seq\":%d,\"actions\":[\"%s\"]}"
        .formatted(name, asked++, frame.path("seq").asInt(), action);
  }

  private void refused(JsonNode message) {
    // In a simultaneous decision a computer or another seat may be faster; no other refusal occurs.
    if (!message.path("code").asString().equals("stale")) {
      throw new AssertionError(name + " was refused: " + message);
    }
    refused++;
  }
}
