package tianxia.server.message.account.friend;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tianxia.server.message.account.Fields;

/// A request for a challenge that a passkey is to sign.
///
/// @param purpose `sign-up`, `sign-in`, or `add` (another passkey of one's account)
/// @param name for an account to be made
/// @param invite the host's code, where one is needed
@Json
public record ChallengeWish(String purpose, Optional<String> name, Optional<String> invite) {
  public ChallengeWish {
    Fields.present("purpose", purpose);
    Fields.present("name", name);
    Fields.present("invite", invite);
  }
}
