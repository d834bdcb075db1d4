package tianxia.cluster;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.json.Messages;

/// Reads which tables each other node lists, as long as that is a member. A stream that breaks, or
/// that tells what can't be read, is opened again, and begins with the whole.
final class LobbyReaders extends AbstractBehavior<ClusterEvent.MemberEvent> {
  private static final Logger LOG = LoggerFactory.getLogger(LobbyReaders.class);

  private final ActorSystem<SpawnProtocol.Command> system;
  private final SharedLobby lobby;
  private final UniqueAddress self;
  private final Map<UniqueAddress, ClusterSubscription> streams = new HashMap<>();

  static void start(ActorSystem<SpawnProtocol.Command> system, SharedLobby lobby) {
    Behavior<ClusterEvent.MemberEvent> readers =
        Behaviors.setup(context -> new LobbyReaders(context, system, lobby));
    system.systemActorOf(readers, "lobby-readers", Props.empty());
  }

  private LobbyReaders(
      ActorContext<ClusterEvent.MemberEvent> context,
      ActorSystem<SpawnProtocol.Command> system,
      SharedLobby lobby) {
    super(context);
    this.system = system;
    this.lobby = lobby;
    Cluster cluster = Cluster.get(system);
    this.self = cluster.selfMember().uniqueAddress();
    cluster
        .subscriptions()
        .tell(Subscribe.create(context.getSelf(), ClusterEvent.MemberEvent.class));
  }

  @Override
  public Receive<ClusterEvent.MemberEvent> createReceive() {
    return newReceiveBuilder()
        .onMessage(ClusterEvent.MemberUp.class, up -> read(up.member()))
        .onMessage(ClusterEvent.MemberDowned.class, downed -> end(downed.member()))
        .onMessage(ClusterEvent.MemberRemoved.class, removed -> end(removed.member()))
        .onAnyMessage(other -> this)
        .onSignal(PostStop.class, stopped -> endAll())
        .build();
  }

  private Behavior<ClusterEvent.MemberEvent> read(Member member) {
    UniqueAddress node = member.uniqueAddress();
    if (!node.equals(self) && !streams.containsKey(node)) {
      Region source = new Region(system, LobbySource.of(member, system));
      ClusterSubscription stream =
          new ClusterSubscription(
              Optional.empty(),
              (since, opened) -> source.open("", "", since, Optional.empty(), opened),
              closed -> {});
      streams.put(node, stream);
      Thread.startVirtualThread(() -> read(stream, node.toString()));
    }
    return this;
  }

  private void read(ClusterSubscription stream, String node) {
    boolean reported = false;
    try {
      ServerMessage message = stream.next();
      while (message instanceof WrittenMessage(String json, var _, var _)) {
        Optional<LobbyShown> shown = shown(json);
        if (shown.isPresent()) {
          lobby.told(node, shown.get());
        } else {
          // What it told before may have changed.
          lobby.forget(node);
          if (!reported) {
            LOG.warn("the tables that the node at {} lists can't be read: tried again", node);
            reported = true;
          }
          stream.reopen();
        }
        message = stream.next();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("the tables that the node at {} lists are not shown here", node, e);
    } finally {
      stream.close();
      lobby.forget(node);
    }
  }

  /// Empty if it is something else, as from a node of a later version.
  private static Optional<LobbyShown> shown(String json) {
    return Messages.readTolerantly(ServerMessage.class, json)
                instanceof Messages.Parsed.Read<ServerMessage>(ServerMessage read)
            && read instanceof LobbyShown shown
        ? Optional.of(shown)
        : Optional.empty();
  }

  private Behavior<ClusterEvent.MemberEvent> end(Member member) {
    ClusterSubscription stream = streams.remove(member.uniqueAddress());
    if (stream != null) {
      end(stream);
    }
    return this;
  }

  private Behavior<ClusterEvent.MemberEvent> endAll() {
    streams.values().forEach(LobbyReaders::end);
    return this;
  }

  private static void end(ClusterSubscription stream) {
    stream.end(new ServerMessage.Failure(Problem.CLOSING, "the node is no member"));
  }
}
