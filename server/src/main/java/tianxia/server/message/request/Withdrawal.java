package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// What is to be told no more at a table: all that an account has said, or one line, by the host's
/// decision. Only servers say so, to each other.
///
/// @param line its number in the room
@Json
public record Withdrawal(
    Optional<String> account, Optional<String> room, Optional<Integer> line, String reason) {
  /// All of an account's that is deleted.
  public static Withdrawal of(String account) {
    return new Withdrawal(Optional.of(account), Optional.empty(), Optional.empty(), "");
  }

  public static Withdrawal of(String room, int line, String reason) {
    return new Withdrawal(Optional.empty(), Optional.of(room), Optional.of(line), reason);
  }
}
