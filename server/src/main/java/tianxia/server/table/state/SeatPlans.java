package tianxia.server.table.state;

import tianxia.server.store.Store;

/// What the seats of a table have arranged ahead. Stored beside the log, since its entries are
/// visible to all. Immutable.
///
/// @param putOffs the questions that are declined for them
/// @param prepared the answers that are played for them
public record SeatPlans(DeferredQuestions putOffs, PreparedLines prepared) {
  /// Those of a table that was claimed.
  public static SeatPlans of(Store.Claimed claimed) {
    return new SeatPlans(
        DeferredQuestions.of(claimed.putOffs()), PreparedLines.of(claimed.prepared()));
  }

  /// The same where a seat has put its questions off.
  public SeatPlans with(int seat, int until) {
    return new SeatPlans(putOffs.with(seat, until), prepared);
  }

  /// The same where a seat has prepared other lines.
  public SeatPlans with(Store.Prepared lines) {
    return new SeatPlans(putOffs, prepared.with(lines));
  }
}
