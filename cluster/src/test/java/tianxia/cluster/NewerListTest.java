package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.lobby.LobbyReader;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.log.Recorded;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.message.WrittenMessage;
import tianxia.server.table.Tables;

/// While nodes are upgraded, one may tell of its open tables in a way that another can't read.
@Timeout(120)
class NewerListTest {
  private static final ServerMessage UNREADABLE =
      new WrittenMessage(
          "{\"type\":\"lobby\",\"whole\":\"from now on a text\"}", Optional.empty(), false);

  /// What one node shares, of which others can't read the first messages of some streams.
  ///
  /// @param unreadable of how many streams
  private record Newer(SharedLobby lobby, AtomicInteger unreadable) implements SharedLobby {
    @Override
    public LobbyReader own() {
      LobbyReader readable = lobby.own();
      return unreadable.getAndDecrement() > 0 ? new Unreadable(readable) : readable;
    }

    @Override
    public void told(String node, LobbyShown tables) {
      lobby.told(node, tables);
    }

    @Override
    public void forget(String node) {
      lobby.forget(node);
    }
  }

  private record Unreadable(LobbyReader stream) implements LobbyReader {
    @Override
    public ServerMessage next() throws InterruptedException {
      ServerMessage message = stream.next();
      return message instanceof LobbyShown ? UNREADABLE : message;
    }

    @Override
    public void close() {
      stream.close();
    }
  }

  @Test
  void whatCouldNotBeReadIsAskedForAgainUntilItCan() throws InterruptedException {
    SharedMemoryStore store = new SharedMemoryStore();
    try (Recorded log = Recorded.from(Level.WARNING);
        TestNode older = new TestNode(store);
        TestNode newer =
            new TestNode(store, Optional.empty(), own -> new Newer(own, new AtomicInteger(3)));
        ListReader list = new ListReader(older, "")) {
      String table = listedBy(newer);
      list.untilListed(table, "waiting");
      newer.tables().remove(table);
      list.untilGone(table);
      assertThat(
              log.entries().stream().filter(each -> each.getLoggerName().endsWith("LobbyReaders")))
          .as("told once")
          .hasSize(1);
    }
  }

  private static String listedBy(TestNode owner) {
    while (true) {
      TableMade made = (TableMade) owner.tables().make(Guests.open(Optional.empty()));
      if (owner.owns(made.info().table())) {
        return made.info().table();
      }
      owner.tables().remove(made.info().table());
    }
  }

  /// Whoever waits to try again ends with the node that was read.
  @Test
  void nothingIsAskedForAgainOnceItsNodeHasLeft() throws InterruptedException {
    AtomicInteger opened = new AtomicInteger();
    ClusterSubscription stream =
        new ClusterSubscription(
            Optional.empty(),
            (since, answer) -> {
              opened.incrementAndGet();
              answer.complete(new Endless());
            },
            closed -> {});
    ServerMessage.Failure left = new ServerMessage.Failure("closing", "the node is no member");
    assertThat(stream.next()).isEqualTo(UNREADABLE);
    stream.reopen();
    assertThat(stream.next()).isEqualTo(UNREADABLE);
    stream.end(left);
    stream.reopen();
    assertThat(stream.next()).isEqualTo(left);
    assertThat(opened).hasValue(2);
  }

  private record Endless() implements Tables.Subscription {
    @Override
    public ServerMessage next() {
      return UNREADABLE;
    }

    @Override
    public void resync() {}

    @Override
    public void close() {}
  }
}
