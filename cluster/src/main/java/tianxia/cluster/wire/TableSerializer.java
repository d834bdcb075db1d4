package tianxia.cluster.wire;

import java.io.NotSerializableException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.cluster.shard.Departure;
import tianxia.cluster.shard.Moved;
import tianxia.cluster.table.ToSource;
import tianxia.cluster.table.ToTable;
import tianxia.cluster.table.ToViewer;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;

/// All that passes between tables and viewers on different nodes, and what nodes tell each other of
/// themselves, as [Fields]. A manifest that a node does not know is refused by Pekko, which drops
/// that message alone.
public final class TableSerializer extends SerializerWithStringManifest {
  /// Unique among the serializers; Pekko's own have up to 40.
  private static final int ID = 7301;

  private static final String ASK = "ask";
  private static final String REPLY = "reply";
  private static final String OPEN = "open";
  private static final String OPENED = "opened";
  private static final String SHOWN = "shown";
  private static final String MORE = "more";
  private static final String WHOLE = "whole";
  private static final String LOOKED = "looked";
  private static final String AWAY = "away";
  private static final String WAITING = "waiting";
  private static final String END = "end";
  private static final String DEPARTURE = "departure";
  private static final String MOVED = "moved";
  private static final String KNOWN = "known";

  /// The code of what is nobody's fault but the server's.
  private static final String INTERNAL = "internal";

  private static final String TOO_LARGE = "too large to be passed from node to node";

  private static final Logger LOG = LoggerFactory.getLogger(TableSerializer.class);

  private final ExtendedActorSystem system;

  /// Called by Pekko, by reflection.
  public TableSerializer(ExtendedActorSystem system) {
    this.system = system;
  }

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object message) {
    return switch (message) {
      case ToTable.Ask ask -> ASK;
      case ToTable.Reply reply -> REPLY;
      case ToTable.Open open -> OPEN;
      case ToViewer.Opened opened -> OPENED;
      case ToViewer.Shown shown -> SHOWN;
      case ToSource.More more -> MORE;
      case ToSource.Whole whole -> WHOLE;
      case ToSource.Looked looked -> LOOKED;
      case ToSource.Away away -> AWAY;
      case ToSource.Waiting waiting -> WAITING;
      case ToSource.End end -> END;
      case Departure departure -> DEPARTURE;
      case Moved moved -> MOVED;
      case Moved.Known known -> KNOWN;
      default -> throw new IllegalArgumentException("stays on its node: " + message.getClass());
    };
  }

  @Override
  public byte[] toBinary(Object message) {
    byte[] bytes = Packing.pack(fields(message).bytes());
    if (bytes.length <= Packing.MOST) {
      return bytes;
    }
    LOG.error("{} bytes are too many for another node: {}", bytes.length, manifest(message));
    return tooLarge(message).bytes();
  }

  /// What is sent instead, so that nobody waits in vain.
  private static Fields tooLarge(Object message) {
    return switch (message) {
      case ToTable.Reply reply -> TableReplies.write(new Problem(INTERNAL, TOO_LARGE));
      case ToViewer.Shown shown ->
          ShownMessages.write(new ServerMessage.Failure(INTERNAL, TOO_LARGE));
      default -> throw new IllegalArgumentException(TOO_LARGE);
    };
  }

  private Fields fields(Object message) {
    return switch (message) {
      case ToTable.Ask ask -> TableRequests.write(ask.request(), text(ask.replyTo()));
      case ToTable.Reply(Object answer) -> TableReplies.write(answer);
      case ToTable.Open open ->
          Fields.of(
              open.table(),
              open.token(),
              TableRequests.number(open.since()),
              text(open.viewer()),
              TableRequests.heard(open.heard()));
      case ToViewer.Opened(ActorRef<ToSource> source) -> Fields.of(text(source));
      case ToViewer.Shown(ServerMessage shown) -> ShownMessages.write(shown);
      case ToSource.Waiting(int told) -> Fields.of(String.valueOf(told));
      case ToSource.End(Duration silence) -> Fields.of(String.valueOf(silence.toMillis()));
      case ToSource.FromViewer empty -> Fields.of();
      case Departure(String address, long uid) -> Fields.of(address, String.valueOf(uid));
      case Moved moved -> Fields.of(text(moved.replyTo()), String.join(",", moved.shards()));
      case Moved.Known known -> Fields.of();
      default -> throw new IllegalArgumentException("stays on its node: " + message.getClass());
    };
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
    try {
      Fields fields = Fields.read(Packing.unpack(bytes));
      return switch (manifest) {
        case ASK -> ask(fields);
        case REPLY -> new ToTable.Reply(TableReplies.read(fields));
        case OPEN ->
            new ToTable.Open(
                fields.get(0),
                fields.get(1),
                TableRequests.number(fields.get(2)),
                TableRequests.heard(fields.get(4)),
                reference(fields.get(3)),
                Optional.empty());
        case OPENED -> new ToViewer.Opened(reference(fields.get(0)));
        case SHOWN -> new ToViewer.Shown(ShownMessages.read(fields));
        case MORE -> new ToSource.More();
        case WHOLE -> new ToSource.Whole();
        case LOOKED -> new ToSource.Looked();
        case AWAY -> new ToSource.Away();
        case WAITING -> new ToSource.Waiting(Integer.parseInt(fields.get(0)));
        case END -> new ToSource.End(silence(fields.get(0)));
        case DEPARTURE -> new Departure(fields.get(0), Long.parseLong(fields.get(1)));
        case MOVED -> new Moved(Set.of(fields.get(1).split(",", -1)), reference(fields.get(0)));
        case KNOWN -> new Moved.Known();
        default -> throw new NotSerializableException("unknown manifest");
      };
    } catch (IllegalArgumentException e) {
      throw new NotSerializableException(e.getMessage());
    }
  }

  /// Earlier versions tell nothing.
  private static Duration silence(String millis) {
    return millis.isEmpty() ? Duration.ZERO : Duration.ofMillis(Long.parseLong(millis));
  }

  private Object ask(Fields fields) {
    ActorRef<ToTable.Reply> replyTo = reference(TableRequests.replyTo(fields));
    return new ToTable.Ask(TableRequests.read(fields), replyTo);
  }

  private String text(ActorRef<?> reference) {
    return resolver().toSerializationFormat(reference);
  }

  private <T> ActorRef<T> reference(String text) {
    return resolver().resolveActorRef(text);
  }

  private ActorRefResolver resolver() {
    return ActorRefResolver.get(Adapter.toTyped(system));
  }
}
