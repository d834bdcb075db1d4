package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import tianxia.server.message.request.Checks;

/// A request for a token for a program.
///
/// @param play whether it may act at one's tables, and not only read
@Json
public record NewToken(String label, boolean play) {
  public NewToken {
    Fields.label(label);
    Checks.require(!label.isBlank(), "label is missing");
  }
}
