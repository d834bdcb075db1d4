package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.RawJson;

/// A hint, for the seat that took it: the best choices at its decision, by what it knows. Chances
/// are in ten-thousandths.
///
/// @param seq the place in the table's log at which it was taken; it holds until the seat acts or
///   something is taken back
/// @param mixed whether several seats decide at a time, so that a mix of choices may be best
/// @param choices two or three, the best first; fewer where there are fewer, none if the analysis
///   failed
@Json
public record Hint(int seat, int seq, boolean mixed, List<Choice> choices)
    implements ServerMessage {
  public Hint {
    choices = List.copyOf(choices);
  }

  /// One choice.
  ///
  /// @param actions in notation: the choice, and what the seat would do next in the same turn
  /// @param chance the seat's chance to win after it
  /// @param error how uncertain that is
  /// @param part how often it should be chosen, where a mix is best; otherwise all for the best
  /// @param does what the actions do, as the seat can foresee it
  /// @param answer what is then to be expected of the others; may be empty
  /// @param unforeseen whether it depends on what the seat can't see: then it is what happens in
  ///   most of the worlds that it can imagine
  @Json
  public record Choice(
      List<String> actions,
      int chance,
      int error,
      int part,
      List<RawJson> does,
      List<EventShown> answer,
      boolean unforeseen) {
    public Choice {
      actions = List.copyOf(actions);
      does = List.copyOf(does);
      answer = List.copyOf(answer);
    }
  }
}
