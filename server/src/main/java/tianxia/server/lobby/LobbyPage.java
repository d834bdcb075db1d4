package tianxia.server.lobby;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.json.Messages;

/// One published version of the list, with its messages, which are serialised once for all readers.
/// Immutable.
///
/// @param version a counter of the publications of all lists
/// @param before the version before it
/// @param whole the list
/// @param change the difference from the version before
record LobbyPage(
    long version, long before, List<Listing> tables, ServerMessage whole, ServerMessage change) {
  static final LobbyPage EMPTY = of(0, -1, List.of(), new LobbyShown(true, List.of(), List.of()));

  LobbyPage {
    tables = List.copyOf(tables);
  }

  private static LobbyPage of(long version, long before, List<Listing> tables, LobbyShown change) {
    return new LobbyPage(
        version, before, tables, written(new LobbyShown(true, tables, List.of())), written(change));
  }

  private static ServerMessage written(LobbyShown message) {
    return new WrittenMessage(Messages.write(message), Optional.empty(), message.whole());
  }

  /// The next version of the list; this one if it is the same.
  ///
  /// @param number its version, if it differs
  LobbyPage next(List<Listing> after, long number) {
    if (after.equals(tables)) {
      return this;
    }
    Map<String, Listing> before = new LinkedHashMap<>();
    tables.forEach(each -> before.put(each.table(), each));
    Set<String> stay = new HashSet<>();
    List<Listing> changed = new ArrayList<>();
    for (Listing each : after) {
      stay.add(each.table());
      if (!each.equals(before.get(each.table()))) {
        changed.add(each);
      }
    }
    List<String> gone = before.keySet().stream().filter(id -> !stay.contains(id)).toList();
    return of(number, version, after, new LobbyShown(false, changed, gone));
  }
}
