package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;

/// A text is a message of a client, or malformed, with a reason that can be sent back.
final class MessageFuzz {
  private MessageFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    String text = new String(data, StandardCharsets.UTF_8);
    for (Class<?> type : List.of(ClientMessage.class, NewTable.class, Join.class)) {
      if (Messages.receive(type, text) instanceof Messages.Parsed.Malformed<?>(String why, var id)
          && (why.isEmpty() || why.length() > 200 || id.stream().anyMatch(String::isEmpty))) {
        throw new IllegalStateException(type + ": " + why + ", " + id);
      }
    }
  }
}
