package tianxia.server.message.table;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.Types;
import java.util.List;

/// The positions between two frames, in order; on the wire just the list. A type of its own, for
/// the generated adapters know no optional lists.
public record StagesShown(List<StageShown> stages) {
  public StagesShown {
    stages = List.copyOf(stages);
  }

  /// Writes and reads the list.
  @CustomAdapter
  static final class ListAdapter implements JsonAdapter<StagesShown> {
    private final JsonAdapter<List<StageShown>> list;

    ListAdapter(Jsonb jsonb) {
      list = jsonb.adapter(Types.listOf(StageShown.class));
    }

    @Override
    public void toJson(JsonWriter writer, StagesShown value) {
      list.toJson(writer, value.stages());
    }

    @Override
    public StagesShown fromJson(JsonReader reader) {
      return new StagesShown(list.fromJson(reader));
    }
  }
}
