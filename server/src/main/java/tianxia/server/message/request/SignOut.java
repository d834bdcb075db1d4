package tianxia.server.message.request;

import io.avaje.jsonb.Json;

/// The operator's wish that all that lets programs and browsers in as somebody ends.
///
/// @param name of the account
@Json
public record SignOut(String name) {
  public SignOut {
    Checks.name(name);
  }
}
