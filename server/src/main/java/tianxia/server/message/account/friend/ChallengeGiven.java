package tianxia.server.message.account.friend;

import io.avaje.jsonb.Json;
import java.util.List;

/// A challenge to be signed, once and within five minutes.
///
/// @param challenge Base64url
/// @param host the relying party's id
/// @param user whose passkey it is to be, Base64url; empty to sign in
/// @param name of that account, as it is granted; empty to sign in
/// @param known passkeys that the account has already, which need not be made again
@Json
public record ChallengeGiven(
    String challenge, String host, String user, String name, List<String> known) {
  public ChallengeGiven {
    known = List.copyOf(known);
  }
}
