package tianxia.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tianxia.server.lobby.LobbyReader;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;

/// Reads the list of a node as its clients do.
final class ListReader implements AutoCloseable {
  private final LobbyReader reader;
  private final List<Listing> tables = new ArrayList<>();

  ListReader(TestNode node, String club) {
    reader = node.lobby().read(club);
  }

  /// Reads on until a table is shown so, or not.
  private void until(String table, Predicate<Optional<Listing>> wanted)
      throws InterruptedException {
    while (!wanted.test(shown(table))) {
      take(reader.next());
    }
  }

  void untilListed(String table, String phase) throws InterruptedException {
    until(table, shown -> shown.filter(each -> each.phase().equals(phase)).isPresent());
  }

  void untilGone(String table) throws InterruptedException {
    until(table, Optional::isEmpty);
  }

  Optional<Listing> shown(String table) {
    return tables.stream().filter(each -> each.table().equals(table)).findFirst();
  }

  private void take(ServerMessage message) {
    Messages.Parsed<ServerMessage> read =
        Messages.read(ServerMessage.class, Messages.write(message));
    LobbyShown change = (LobbyShown) ((Messages.Parsed.Read<ServerMessage>) read).message();
    tables.removeIf(known ->
        change.whole()
            || change.gone().contains(known.table())
            || change.tables().stream().anyMatch(each -> each.table().equals(known.table())));
    tables.addAll(change.tables());
  }

  @Override
  public void close() {
    reader.close();
  }
}
