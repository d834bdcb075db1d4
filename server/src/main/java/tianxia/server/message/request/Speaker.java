package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Who says something, as only the server knows.
///
/// @param account the id of the account that is signed in
/// @param name the account's; empty for a guest
/// @param mark what stands for the address
@Json
public record Speaker(Optional<String> account, String name, String mark) {
  /// Of whom nothing is known.
  public static final Speaker UNKNOWN = new Speaker(Optional.empty(), "", "");
}
