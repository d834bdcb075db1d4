package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.table.RawJson;

/// What is said of a try.
///
/// @param kind what there is to see: `quiet`, `last-chance`, `swing`
/// @param solved whether the try was right
/// @param best the best choice
/// @param tried the choice that was tried, if it is among those that are known; otherwise it is
///   worse than these
@Json
public record PuzzleJudged(String kind, boolean solved, Choice best, Optional<Choice> tried)
    implements Answers.PuzzleAnswer {

  /// One choice.
  ///
  /// @param chance of the seat after it, in ten-thousandths
  /// @param turn what the choice and the rest of the seat's turn do
  @Json
  public record Choice(List<String> actions, int chance, List<Told> turn) {
    public Choice {
      actions = List.copyOf(actions);
      turn = List.copyOf(turn);
    }
  }

  /// An action and what it does.
  @Json
  public record Told(String action, List<RawJson> happenings) {
    public Told {
      happenings = List.copyOf(happenings);
    }
  }
}
