package tianxia.server.message.table;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.Types;
import java.util.List;

/// The plies at which a seat took hints, ascending; on the wire just the list. A type of its own,
/// for the generated adapters know no optional lists.
public record HintPlies(List<Integer> plies) {
  public HintPlies {
    plies = List.copyOf(plies);
  }

  /// Writes and reads the list.
  @CustomAdapter
  static final class PliesAdapter implements JsonAdapter<HintPlies> {
    private final JsonAdapter<List<Integer>> list;

    PliesAdapter(Jsonb jsonb) {
      list = jsonb.adapter(Types.listOf(Integer.class));
    }

    @Override
    public void toJson(JsonWriter writer, HintPlies value) {
      list.toJson(writer, value.plies());
    }

    @Override
    public HintPlies fromJson(JsonReader reader) {
      return new HintPlies(list.fromJson(reader));
    }
  }
}
