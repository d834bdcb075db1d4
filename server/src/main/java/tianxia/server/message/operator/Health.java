package tianxia.server.message.operator;

import io.avaje.jsonb.Json;
import java.util.Map;

/// The health of the server, for monitoring.
///
/// @param status `ok` or `failing`
/// @param parts what fails, and how: `store`; empty if all is well
/// @param version the program's, such as `1.0.0+4fa0c2d1`
@Json
public record Health(String status, Map<String, String> parts, String version) {
  public Health {
    parts = Map.copyOf(parts);
  }

  /// All is well.
  public static Health ok(String version) {
    return new Health("ok", Map.of(), version);
  }

  /// The store can't be written or read.
  public static Health failing(String version, String store) {
    return new Health("failing", Map.of("store", store), version);
  }
}
