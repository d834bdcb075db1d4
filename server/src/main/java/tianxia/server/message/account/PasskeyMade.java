package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// A passkey that a browser has made (`navigator.credentials.create`), each part Base64url.
///
/// @param clientData its `clientDataJSON`
/// @param attestation its `attestationObject`
/// @param label what its owner calls the device; if empty, it is named by its browser
@Json
public record PasskeyMade(String clientData, String attestation, String label) {
  public PasskeyMade {
    Fields.present("clientData", clientData);
    Fields.present("attestation", attestation);
    Fields.label(label);
  }
}
