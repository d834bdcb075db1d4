package tianxia.house.fuzz;

import java.nio.charset.StandardCharsets;
import tianxia.kernel.json.JsonValue;

/// A text is no JSON, or has a canonical form that is read as the same value.
final class JsonFuzz {
  private JsonFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    JsonValue value;
    try {
      value = JsonValue.parse(new String(data, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      return;
    }
    String canonical = value.canonical();
    if (!JsonValue.parse(canonical).equals(value)) {
      throw new IllegalStateException("not the same value: " + canonical);
    }
  }
}
