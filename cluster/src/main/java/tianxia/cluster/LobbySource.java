package tianxia.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.Member;
import tianxia.cluster.table.StreamSource;
import tianxia.cluster.table.ToTable;
import tianxia.server.lobby.LobbyReader;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables.Subscription;

/// Tells other nodes which tables this one lists, in streams like those of tables.
final class LobbySource {
  /// How many tables one message has at most: so many fit, whatever names are in it.
  static final int MOST = 300;

  private static final String NAME = "lobby";

  private LobbySource() {}

  /// Opens a stream for each node that asks.
  static void start(ActorSystem<?> system, SharedLobby lobby) {
    system.systemActorOf(opening(lobby), NAME, Props.empty());
  }

  private static Behavior<ToTable> opening(SharedLobby lobby) {
    return Behaviors.setup(context ->
        Behaviors.receive(ToTable.class)
            .onMessage(
                ToTable.Open.class,
                open -> {
                  Subscription stream = new Own(lobby.own());
                  context.spawnAnonymous(StreamSource.of(stream, open.viewer()));
                  return Behaviors.same();
                })
            .build());
  }

  /// Whom to ask for the stream of a member. If it is of an earlier version, nobody answers.
  static ActorRef<ToTable> of(Member member, ActorSystem<?> system) {
    return ActorRefResolver.get(system).resolveActorRef(member.address() + "/system/" + NAME);
  }

  /// What this node lists, as a stream.
  private static final class Own implements Subscription {
    private final LobbyReader reader;
    private final Queue<ServerMessage> parts = new ArrayDeque<>();

    Own(LobbyReader reader) {
      this.reader = reader;
    }

    @Override
    public ServerMessage next() throws InterruptedException {
      if (parts.isEmpty()) {
        parts.addAll(parts(reader.next()));
      }
      return parts.remove();
    }

    /// Each stream begins with the whole.
    @Override
    public void resync() {}

    @Override
    public void close() {
      reader.close();
    }
  }

  /// A message, in as many as it takes: the first part begins anew or not, the others add to it.
  static List<ServerMessage> parts(ServerMessage message) {
    if (!(message instanceof LobbyShown(boolean whole, List<Listing> tables, List<String> gone))
        || tables.size() <= MOST) {
      return List.of(message);
    }
    List<ServerMessage> parts = new ArrayList<>();
    for (int from = 0; from < tables.size(); from += MOST) {
      List<Listing> some = tables.subList(from, Math.min(from + MOST, tables.size()));
      boolean first = from == 0;
      parts.add(new LobbyShown(whole && first, some, first ? gone : List.of()));
    }
    return parts;
  }
}
