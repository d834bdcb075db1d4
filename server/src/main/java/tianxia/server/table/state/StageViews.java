package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tianxia.kernel.Stage;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.StageShown;

/// Intermediate positions as they are sent: the first with a whole view, each later one with what
/// differs from the one before.
public final class StageViews {
  private final List<StageShown> shown = new ArrayList<>();
  private Members last = new Members(new TreeMap<>());

  /// Adds the next one.
  ///
  /// @param ply the event that it belongs to
  public void add(int ply, Stage stage) {
    Members view = (Members) JsonValue.parse(stage.view());
    SortedMap<String, JsonValue> changed = new TreeMap<>(view.values());
    changed.entrySet().removeIf(member -> member.getValue().equals(last.get(member.getKey())));
    last = view;
    shown.add(new StageShown(ply, stage.told(), new RawJson(new Members(changed).canonical())));
  }

  public List<StageShown> shown() {
    return shown;
  }
}
