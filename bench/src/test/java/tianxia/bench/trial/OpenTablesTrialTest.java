package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.bench.trial.node.Node;
import tianxia.server.http.Client;
import tianxia.server.http.SocketClient;
import tools.jackson.databind.JsonNode;

/// Two nodes on PostgreSQL, of which one comes later and the other is killed: whoever reads the
/// list at either is told of the open tables of both.
@Timeout(600)
class OpenTablesTrialTest {
  private static final String TABLE =
      """
      {"game":"contrees","listed":true,"seats":[
        {"kind":"me","name":"Ada","nonce":"%032x"},{"kind":"open"}]}
      """
          .formatted(1);

  private static final String JOIN = "{\"name\":\"Bea\",\"nonce\":\"%032x\"}".formatted(2);

  @TempDir private Path folder;

  /// The tokens of the first seats, by table.
  private final Map<String, String> makers = new HashMap<>();

  @Test
  void peopleAtTwoNodesFindEachOther() throws Exception {
    try (TwoNodes nodes = TwoNodes.begun(folder)) {
      Node one = nodes.one();
      try (Client here = new Client(TwoNodes.port(one))) {
        for (int i = 0; i < 5; i++) {
          waiting(here, make(here));
        }
        Set<String> tables = Set.copyOf(makers.keySet());
        nodes.revive();
        try (Client there = new Client(TwoNodes.port(nodes.other()));
            SocketClient list = there.lobby()) {
          Map<String, String> shown = new HashMap<>();
          until(list, shown, now -> now.keySet().containsAll(tables));
          String late = make(there);
          try (SocketClient first = here.lobby()) {
            until(first, new HashMap<>(), now -> now.containsKey(late));
          }
          one.kill();
          until(list, shown, now -> tables.stream().noneMatch(now::containsKey));
          tables.forEach(table -> assertThat(askAs(there, table)).isEqualTo(200));
          until(list, shown, now -> now.keySet().containsAll(tables));
          String taken = tables.iterator().next();
          assertThat(there.post("/api/tables/" + taken + "/join", JOIN).statusCode())
              .isEqualTo(200);
          until(list, shown, now -> now.getOrDefault(taken, "").equals("playing"));
        }
      }
    }
  }

  private String make(Client client) {
    JsonNode made = Client.json(client.post("/api/tables", TABLE));
    String table = made.path("info").path("table").asString();
    makers.put(table, made.path("tokens").path("1").asString());
    return table;
  }

  /// The maker stays as long as the node does, which may take long to be joined by another.
  private void waiting(Client client, String table) {
    client.socket(table).hello(makers.getOrDefault(table, "")).next("frame");
  }

  private int askAs(Client client, String table) {
    String token = makers.getOrDefault(table, "");
    return client.get("/api/tables/" + table + "/frame", Client.token(token)).statusCode();
  }

  /// Reads a list on until it is as it should be.
  ///
  /// @param shown the phases of the tables, as read before
  private static void until(
      SocketClient list, Map<String, String> shown, Predicate<Map<String, String>> wanted) {
    while (!wanted.test(shown)) {
      JsonNode message = list.next("lobby");
      if (message.path("whole").asBoolean()) {
        shown.clear();
      }
      message.path("gone").forEach(table -> shown.remove(table.asString()));
      message
          .path("tables")
          .forEach(each -> shown.put(each.path("table").asString(), each.path("phase").asString()));
    }
  }
}
