package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.RawJson;

/// What the home page shows of a game.
///
/// @param clock empty where time does not count
@Json
public record Summary(
    TableInfo info,
    int viewer,
    List<Integer> actors,
    RawJson view,
    int seq,
    int ply,
    Optional<ClockShown> clock)
    implements Answers.SummaryAnswer {
  public Summary {
    actors = List.copyOf(actors);
  }
}
