package tianxia.cluster.table;

import java.util.Optional;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.json.Messages;

/// What a stream shows on another node, written where the table is, so that the viewer's node need
/// not read it.
final class Written {
  private Written() {}

  static ServerMessage of(ServerMessage message) {
    return switch (message) {
      case ServerMessage.Failure failure -> failure;
      case Frame frame ->
          new WrittenMessage(Messages.write(frame), Optional.of(frame.seq()), frame.whole());
      case ServerMessage other ->
          new WrittenMessage(Messages.write(other), Optional.empty(), false);
    };
  }
}
