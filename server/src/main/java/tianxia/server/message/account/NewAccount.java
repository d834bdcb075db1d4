package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A request for an account.
///
/// @param name the one that the challenge was asked for with
/// @param invite the host's code, where one is needed
@Json
public record NewAccount(String name, Optional<String> invite, PasskeyMade passkey) {
  public NewAccount {
    Fields.present("name", name);
    Fields.present("invite", invite);
    Fields.present("passkey", passkey);
  }
}
