package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// What the home page shows of a game.
@Json
public record Summary(
    TableInfo info, int viewer, List<Integer> actors, RawJson view, int seq, int ply)
    implements Answers.SummaryAnswer {
  public Summary {
    actors = List.copyOf(actors);
  }
}
