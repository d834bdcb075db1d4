package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// With what the provider has sent a browser back.
///
/// @param code for which the provider tells this server who it is
/// @param state with which the browser was sent there
@Json
public record ProviderAnswer(String code, String state) {
  public ProviderAnswer {
    Fields.present("code", code);
    Fields.present("state", state);
  }
}
