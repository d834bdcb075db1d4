package tianxia.server.table.state;

import java.util.Optional;
import tianxia.kernel.PersistentList;

/// How far a table has come in its log. Immutable.
///
/// @param seq how many entries there are
/// @param created when the first was written, in milliseconds since 1970
/// @param updated when the last was written
/// @param plies how many events the line of play had after each entry
/// @param rewritten the seq of the last entry that removed events: what was shown before it is no
///   prefix of the line
public record LogPosition(
    int seq, long created, long updated, PersistentList<Integer> plies, int rewritten) {

  static LogPosition first(long at, int ply) {
    return new LogPosition(1, at, at, PersistentList.<Integer>empty().plus(ply), 1);
  }

  /// After one more entry.
  ///
  /// @param removing whether it removed events of the line
  LogPosition next(long at, int ply, boolean removing) {
    return new LogPosition(seq + 1, created, at, plies.plus(ply), removing ? seq + 1 : rewritten);
  }

  /// How many events of the line a client has that was last shown the frame of `shown`; empty where
  /// those are no prefix of the line, so that it needs a whole frame.
  public Optional<Integer> resumeAt(int shown) {
    return shown >= rewritten && shown <= seq
        ? Optional.of(plies.get(shown - 1))
        : Optional.empty();
  }
}
