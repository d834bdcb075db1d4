package tianxia.bench.trial.player;

import java.io.IOException;
import java.util.Base64;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import tianxia.bench.load.GuestTable;
import tianxia.bench.load.LoadSocket;

/// Makes the tables of a slot, one after the other, and has them played.
public final class SlotPlay {
  private static final int TOKEN_BYTES = 18;

  private final Slot slot;
  private final Clients clients;
  private final List<String> games;
  private final Queue<TrialTable> tables;
  private final SplittableRandom random;
  private final Route route;
  private int made;

  /// @param tables all that were made are added
  public SlotPlay(Slot slot, Clients clients, List<String> games, Queue<TrialTable> tables) {
    this.slot = slot;
    this.clients = clients;
    this.games = games;
    this.tables = tables;
    this.random = new SplittableRandom(clients.seed() + slot.number());
    this.route = new Route(clients.nodes(), slot.number());
  }

  /// Plays until the trial ends.
  public void run() throws InterruptedException {
    while (!clients.ending().isSet()) {
      TrialTable table = make();
      if (!table.id().isEmpty()) {
        tables.add(table);
        play(table);
      }
    }
  }

  private void play(TrialTable table) throws InterruptedException {
    TrialPlayer first = new TrialPlayer(table, 1, slot, clients, random.split());
    TrialPlayer second = new TrialPlayer(table, 2, slot, clients, random.split());
    slot.at(
        table.id(),
        () -> {
          first.shake();
          second.shake();
        },
        () -> first.describe() + "; " + second.describe());
    Thread other = Thread.startVirtualThread(second);
    first.run();
    other.join();
  }

  /// A table with both its players; without an id if the trial has ended before.
  private TrialTable make() throws InterruptedException {
    String game = games.get((slot.number() + made++) % games.size());
    byte[] bytes = new byte[TOKEN_BYTES];
    random.nextBytes(bytes);
    String second = Base64.getUrlEncoder().encodeToString(bytes);
    String answer = request("POST /api/tables HTTP/1.1\r\n", GuestTable.wish(game, "{}"));
    if (answer.isEmpty()) {
      return new TrialTable("", game, "", "");
    }
    String id = member(answer, "table");
    String join =
        "POST /api/tables/%s/join HTTP/1.1\r\nAuthorization: Bearer %s\r\n"
            .formatted(id, member(answer, "invitation"));
    String wish =
        "{\"name\":\"Bea\",\"nonce\":\"%s\",\"token\":\"%s\"}".formatted(GuestTable.NONCE, second);
    return request(join, wish).isEmpty()
        ? new TrialTable("", game, "", "")
        : new TrialTable(id, game, member(answer, "1"), second);
  }

  private static String member(String json, String name) {
    try {
      return GuestTable.member(json, name);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Asks one node after the other until one answers; empty if the trial has ended before.
  private String request(String head, String body) throws InterruptedException {
    while (!clients.ending().isSet()) {
      try (LoadSocket http = new LoadSocket(route.node(), clients.patienceMillis())) {
        String answer = http.request(head, body);
        route.worked();
        return answer;
      } catch (IOException e) {
        clients.count("requests that failed");
        route.failed();
      }
    }
    return "";
  }
}
