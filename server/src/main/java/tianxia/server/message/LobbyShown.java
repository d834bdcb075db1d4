package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// The list of tables that anybody may find, or what has changed in it.
///
/// @param whole whether `tables` are all, and replace those known before
/// @param tables those that are new or have changed; the longest open first
/// @param gone ids of those that are not listed any more; none in a whole list
@Json
public record LobbyShown(boolean whole, List<Listing> tables, List<String> gone)
    implements ServerMessage {
  public LobbyShown {
    tables = List.copyOf(tables);
    gone = List.copyOf(gone);
  }
}
