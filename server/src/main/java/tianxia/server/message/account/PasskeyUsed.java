package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// What a passkey has signed (`navigator.credentials.get`), each part Base64url.
///
/// @param id of the credential
@Json
public record PasskeyUsed(
    String id, String clientData, String authenticatorData, String signature) {
  public PasskeyUsed {
    Fields.present("id", id);
    Fields.present("clientData", clientData);
    Fields.present("authenticatorData", authenticatorData);
    Fields.present("signature", signature);
  }
}
