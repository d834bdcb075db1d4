package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// Recovery codes: told here and never again.
@Json
public record Codes(List<String> codes) {
  public Codes {
    codes = List.copyOf(codes);
  }
}
