package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// All that its owner is told of an account. Times are milliseconds since 1970.
///
/// @param codes how many recovery codes are left
@Json
public record Me(
    String name,
    long since,
    List<Passkey> passkeys,
    List<Session> sessions,
    List<Token> tokens,
    int codes) {
  public Me {
    passkeys = List.copyOf(passkeys);
    sessions = List.copyOf(sessions);
    tokens = List.copyOf(tokens);
  }

  @Json
  public record Passkey(String id, String label, long made, long used) {}

  /// A browser that is signed in.
  ///
  /// @param device as its browser calls itself
  /// @param here whether it is the one that asks
  @Json
  public record Session(String id, String device, long made, long used, boolean here) {}

  /// A token of a program.
  ///
  /// @param scopes `read`, `play`
  @Json
  public record Token(String id, String label, List<String> scopes, long made, long used) {
    public Token {
      scopes = List.copyOf(scopes);
    }
  }
}
