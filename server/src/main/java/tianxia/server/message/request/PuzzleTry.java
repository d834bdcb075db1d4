package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;

/// What somebody does in a puzzle.
///
/// @param actions of the puzzle's seat
@Json
public record PuzzleTry(List<String> actions) {
  public PuzzleTry {
    Checks.present("actions", actions);
    actions = Checks.actions(actions);
  }
}
