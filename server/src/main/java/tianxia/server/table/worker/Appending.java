package tianxia.server.table.worker;

import java.util.ArrayList;
import java.util.List;
import tianxia.server.store.Ending;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.command.FirstRow;
import tianxia.server.table.command.PreparedAnswers;
import tianxia.server.table.state.PreparedLines;
import tianxia.server.table.state.RatedEnd;
import tianxia.server.table.state.TableState;
import tianxia.server.table.state.TournamentEnd;

/// What an entry adds to the store, in one transaction, and the table after it. With it goes the
/// time that has passed since the entry before, the answers that were prepared to it, so that
/// nothing is lost in between, and the first row of a rematch that it agrees to. Without I/O.
///
/// @param rows of the table’s log, and the first of a rematch’s
/// @param after the table once they are written
/// @param waiting what becomes of the table in the lists of those that wait or are due
/// @param ending what the end of a game does to the ratings and to its tournament
record Appending(List<Store.Row> rows, TableState after, Store.Waiting waiting, Ending ending) {

  /// A table after an entry, by the table before it and the time of day.
  interface Step {
    TableState after(TableState before, long at);
  }

  /// @param elapsed since the entry before
  /// @param prepared what seats have prepared to be answered
  /// @param now milliseconds since 1970
  static Appending of(
      TableState before,
      Entry entry,
      Step step,
      Entry.Elapsed elapsed,
      PreparedLines prepared,
      long now) {
    List<Store.Row> rows = new ArrayList<>();
    TableState charged = before;
    if (before.ticking() && elapsed.millis() > 0) {
      rows.add(row(before, now, elapsed));
      charged = before.after(elapsed, now);
    }
    rows.add(row(charged, now, entry));
    TableState after = answered(step.after(charged, now), prepared, now, rows);
    Store.Waiting waiting = waiting(before, after);
    if (after.rematch().agreed() && !before.rematch().agreed()) {
      FirstRow next = FirstRow.rematch(after, now);
      rows.add(next.row());
      waiting = next.waiting();
    }
    if (!after.due().equals(before.due())) {
      waiting = waiting.and(List.of(due(after)));
    }
    return new Appending(
        rows,
        after,
        waiting,
        new Ending(RatedEnd.between(before, after, now), TournamentEnd.between(before, after)));
  }

  private static TableState answered(
      TableState table, PreparedLines prepared, long now, List<Store.Row> rows) {
    TableState after = table;
    for (var next = PreparedAnswers.next(prepared, after);
        next.isPresent();
        next = PreparedAnswers.next(prepared, after)) {
      rows.add(row(after, now, next.get().entry()));
      after = next.get().after(after, now);
    }
    return after;
  }

  private static Store.Row row(TableState before, long now, Entry entry) {
    return new Store.Row(before.id(), before.seq() + 1, now, entry);
  }

  private static Store.Waiting waiting(TableState before, TableState after) {
    if (after.waiting()) {
      return Store.Waiting.beginning(after.id());
    }
    return before.waiting() ? Store.Waiting.ending(after.id()) : Store.Waiting.SAME;
  }

  /// When something is to happen to a table by itself.
  static Store.Due due(TableState state) {
    return new Store.Due(state.id(), state.due());
  }
}
