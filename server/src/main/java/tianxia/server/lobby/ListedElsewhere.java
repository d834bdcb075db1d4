package tianxia.server.lobby;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;

/// The tables that other nodes of a cluster list, as each of them has told. Not thread-safe.
final class ListedElsewhere {
  /// By node, the one that was heard last at the end, and then by table.
  private final Map<String, Map<String, Listing>> nodes = new LinkedHashMap<>();

  /// Notes what a node has told.
  ///
  /// @return the tables that are news: new, or shown in another way than before. So that node owns
  ///   them now
  Set<String> told(String node, LobbyShown shown) {
    Map<String, Listing> before = nodes.getOrDefault(node, Map.of());
    Map<String, Listing> after = new HashMap<>(shown.whole() ? Map.of() : before);
    shown.gone().forEach(after::remove);
    Set<String> news = new HashSet<>();
    for (Listing each : shown.tables()) {
      after.put(each.table(), each);
      if (!each.equals(before.get(each.table()))) {
        news.add(each.table());
      }
    }
    nodes.remove(node);
    nodes.put(node, after);
    return news;
  }

  void forget(String node) {
    nodes.remove(node);
  }

  /// All of them, by id. A table that has just moved may be told by two nodes: as the one that was
  /// heard last has it.
  Map<String, Listing> tables() {
    Map<String, Listing> all = new HashMap<>();
    nodes.values().forEach(all::putAll);
    return all;
  }
}
