package tianxia.server.message.table;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import java.util.List;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;

/// A piece of JSON that is passed through unchanged: a game's view, a happening.
public record RawJson(String text) {
  /// The bytes of most happenings.
  private static final int SENTENCE = 128;

  public static RawJson of(Happening happening) {
    return of(happening, new CanonicalJson(SENTENCE));
  }

  public static List<RawJson> of(List<Happening> happenings) {
    CanonicalJson out = new CanonicalJson(SENTENCE);
    return happenings.stream().map(happening -> of(happening, out)).toList();
  }

  private static RawJson of(Happening happening, CanonicalJson out) {
    happening.write(out.clear());
    return new RawJson(out.toString());
  }

  /// `{"clause":…,"reason":…}`.
  public static RawJson of(Refusal refusal) {
    CanonicalJson out = new CanonicalJson();
    out.beginObject().key("clause").value(refusal.clause()).key("reason");
    refusal.reason().write(out);
    out.endObject();
    return new RawJson(out.toString());
  }

  @Override
  public String toString() {
    return text;
  }

  /// Copies the text in and out.
  @CustomAdapter
  static final class Adapter implements JsonAdapter<RawJson> {
    @Override
    public void toJson(JsonWriter writer, RawJson value) {
      writer.rawValue(escaped(value.text()));
    }

    /// What is beyond ASCII, which only strings of JSON may contain, as escapes: of raw JSON the
    /// library writes the low byte of each character.
    private static String escaped(String json) {
      if (json.chars().allMatch(c -> c < 0x80)) {
        return json;
      }
      StringBuilder out = new StringBuilder(json.length() + 64);
      json.chars()
          .forEach(c -> out.append(c < 0x80 ? Character.toString(c) : "\\u%04x".formatted(c)));
      return out.toString();
    }

    @Override
    public RawJson fromJson(JsonReader reader) {
      return new RawJson(reader.readRaw());
    }
  }
}
