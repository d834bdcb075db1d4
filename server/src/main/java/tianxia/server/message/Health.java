package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Map;

/// The health of the server, for monitoring.
///
/// @param status `ok` or `failing`
/// @param parts what fails, and how: `store`; empty if all is well
@Json
public record Health(String status, Map<String, String> parts) {
  /// All is well.
  public static final Health OK = new Health("ok", Map.of());

  public Health {
    parts = Map.copyOf(parts);
  }

  /// The store can't be written or read.
  public static Health failing(String store) {
    return new Health("failing", Map.of("store", store));
  }
}
