package tianxia.server.message.table;

import io.avaje.jsonb.Json;
import java.util.List;

/// What a seat would answer to what others may do; told to that seat alone.
///
/// @param lines those that stand, from here on
/// @param illegal of them, those of which the answer is due and against the rules: the seat has to
///   decide itself
@Json
public record Prepared(List<Line> lines, List<Line> illegal) {
  public Prepared {
    lines = List.copyOf(lines);
    illegal = List.copyOf(illegal);
  }

  /// What may happen, in order: others' actions and the seat's own answers.
  ///
  /// @param events as a record has them, without draws: `2 c3`; or [#WHATEVER]
  @Json
  public record Line(List<String> events) {
    /// Foresees all that happens until the seat is to act, whatever it is.
    public static final String WHATEVER = "*";

    public Line {
      events = List.copyOf(events);
    }
  }
}
