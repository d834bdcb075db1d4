package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;

/// Tables whose summaries are wanted, with a token for each.
@Json
public record SummaryRequest(List<Key> tables) {
  public SummaryRequest {
    Checks.present("tables", tables);
    Checks.require(tables.size() <= 50, "tables must be at most 50");
    tables.forEach(key -> Checks.present("a table", key));
    tables = List.copyOf(tables);
  }

  /// A table and a way to it.
  @Json
  public record Key(String table, String token) {
    public Key {
      Checks.present("table", table);
      Checks.token(token);
    }
  }
}
