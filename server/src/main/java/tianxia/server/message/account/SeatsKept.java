package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// The tables whose seats are an account's from here on.
@Json
public record SeatsKept(List<String> tables) {
  public SeatsKept {
    tables = List.copyOf(tables);
  }
}
