package tianxia.server.lobby;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.json.Messages;

/// The list as it was published once, with the messages that tell it. Immutable.
///
/// @param version a counter of the publications of all lists
/// @param before the version before it
/// @param whole the list
/// @param change the difference from the version before
record LobbyPage(
    long version, long before, List<Listing> tables, ServerMessage whole, ServerMessage change) {
  LobbyPage {
    tables = List.copyOf(tables);
  }

  /// The first version: nothing.
  static LobbyPage empty(Function<LobbyShown, ServerMessage> form) {
    ServerMessage nothing = form.apply(new LobbyShown(true, List.of(), List.of()));
    return new LobbyPage(0, -1, List.of(), nothing, nothing);
  }

  /// A message that is written once for all who read it.
  static ServerMessage written(LobbyShown message) {
    return new WrittenMessage(Messages.write(message), Optional.empty(), message.whole());
  }

  /// The next version of the list; this one if it is the same.
  ///
  /// @param number its version, if it is another
  /// @param form in which readers get messages
  LobbyPage next(List<Listing> after, long number, Function<LobbyShown, ServerMessage> form) {
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
    return new LobbyPage(
        number,
        version,
        after,
        form.apply(new LobbyShown(true, after, List.of())),
        form.apply(new LobbyShown(false, changed, gone)));
  }
}
