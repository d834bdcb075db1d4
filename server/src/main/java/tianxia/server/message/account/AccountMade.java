package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// An account that was made, and its recovery codes: told here and never again.
@Json
public record AccountMade(String name, List<String> codes) {
  public AccountMade {
    codes = List.copyOf(codes);
  }
}
