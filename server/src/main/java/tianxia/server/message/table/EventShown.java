package tianxia.server.message.table;

import io.avaje.jsonb.Json;
import java.util.List;

/// What one viewer may see of one event.
///
/// @param ply how many events of the game there are with this one, from 1
/// @param actor a seat, or 0 for chance
/// @param action in the game's notation, with `?` where hidden
/// @param happenings what it did, as the viewer may know it
@Json
public record EventShown(int ply, int actor, String action, List<RawJson> happenings) {
  public EventShown {
    happenings = List.copyOf(happenings);
  }
}
