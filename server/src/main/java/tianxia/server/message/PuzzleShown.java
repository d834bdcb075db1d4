package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Map;

/// A puzzle as its seat knows it, without the answer.
///
/// @param difficulty from 1, the easiest, to 5
/// @param position in which the seat is to act, with all events
@Json
public record PuzzleShown(
    int number, int difficulty, Map<String, String> options, PositionReply position)
    implements Answers.PuzzleAnswer {
  public PuzzleShown {
    options = Map.copyOf(options);
  }
}
