package tianxia.kernel.json;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// A JSON value (whole numbers only), to be compared as a value.
public sealed interface JsonValue {

  /// Reads one value.
  ///
  /// @throws IllegalArgumentException if the text is anything else
  static JsonValue parse(String text) {
    return new JsonParser(text).whole();
  }

  record Text(String value) implements JsonValue {}

  record Whole(long value) implements JsonValue {}

  record Truth(boolean value) implements JsonValue {}

  record Nothing() implements JsonValue {}

  record Elements(List<JsonValue> values) implements JsonValue {
    public Elements {
      values = List.copyOf(values);
    }
  }

  record Members(SortedMap<String, JsonValue> values) implements JsonValue {
    public Members {
      values = new TreeMap<>(values);
    }

    /// The value of a key; [Nothing] where there is none.
    public JsonValue get(String key) {
      JsonValue value = values.get(key);
      return value == null ? new Nothing() : value;
    }
  }

  /// The value as canonical JSON.
  default String canonical() {
    CanonicalJson out = new CanonicalJson();
    write(out);
    return out.toString();
  }

  private void write(CanonicalJson out) {
    switch (this) {
      case Text text -> out.value(text.value());
      case Whole number -> out.value(number.value());
      case Truth truth -> out.value(truth.value());
      case Nothing() -> out.nothing();
      case Elements(List<JsonValue> values) -> {
        out.beginArray();
        values.forEach(value -> value.write(out));
        out.endArray();
      }
      case Members(SortedMap<String, JsonValue> values) -> {
        out.beginObject();
        values.forEach((key, value) -> {
          out.key(key);
          value.write(out);
        });
        out.endObject();
      }
    }
  }
}
