package tianxia.server.message.club;

import io.avaje.jsonb.Json;
import java.util.List;

/// The clubs that anybody may find, and the reader's.
///
/// @param may `make`
@Json
public record ClubList(List<ClubRow> clubs, List<ClubRow> mine, List<String> may) {
  public ClubList {
    clubs = List.copyOf(clubs);
    mine = List.copyOf(mine);
    may = List.copyOf(may);
  }
}
