package tianxia.server.table.command;

import java.util.Optional;
import tianxia.server.table.state.PreparedLines;
import tianxia.server.table.state.TableState;

/// Plays answers that seats have prepared.
public final class PreparedAnswers {
  private PreparedAnswers() {}

  /// The entry of an answer that is due, the same as if its seat had played it; empty if none is,
  /// or it is illegal.
  public static Optional<Decision.Write> next(PreparedLines prepared, TableState table) {
    return Commands.hasRoom(table)
        ? prepared.due(table).stream()
            .map(due -> Commands.chosen(table, due.seat(), table.seq(), due.actions()))
            .flatMap(Optional::stream)
            .findFirst()
        : Optional.empty();
  }
}
