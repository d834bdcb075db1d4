package tianxia.arena.environment;

import tianxia.kernel.Actors;
import tianxia.kernel.json.CanonicalJson;

/// A frame for the first seat that is to act, without view and events.
final class CompactFrame {
  private CompactFrame() {}

  /// @param legal its legal actions, `count` of them
  static CanonicalJson write(int actors, int[] legal, int count, int ply, CanonicalJson out) {
    out.beginObject().key("actors").beginArray();
    for (int rest = actors; rest != 0; rest &= rest - 1) {
      out.value(Actors.first(rest));
    }
    out.endArray().key("legal").beginArray();
    for (int i = 0; i < count; i++) {
      out.value(legal[i]);
    }
    out.endArray().key("ply").value(ply);
    return out.key("type").value("frame").key("viewer").value(Actors.first(actors)).endObject();
  }
}
