package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// Tables whose summaries are wanted, with a token for each.
@Json
public record SummaryRequest(List<Key> tables) {
  public SummaryRequest {
    Checked.present("tables", tables);
    Checked.require(tables.size() <= 50, "tables must be at most 50");
    tables.forEach(key -> Checked.present("a table", key));
    tables = List.copyOf(tables);
  }

  /// A table and a way to it.
  @Json
  public record Key(String table, String token) {
    public Key {
      Checked.present("table", table);
      Checked.token(token);
    }
  }
}
