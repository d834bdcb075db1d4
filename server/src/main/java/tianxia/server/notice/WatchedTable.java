package tianxia.server.notice;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A table whose seats may have to be told something. Thread-safe.
final class WatchedTable {
  private final Map<Integer, SeatWatch> seats = new TreeMap<>();
  private boolean left;

  /// The table as it is now. What an earlier moment tells that comes late is ignored.
  synchronized WatchedTable show(TableMoment moment, long now) {
    left = false;
    seats.keySet().removeIf(seat -> moment.seats().stream().noneMatch(s -> s.seat() == seat));
    for (TableMoment.Seat seat : moment.seats()) {
      SeatWatch known = seats.get(seat.seat());
      if (known == null) {
        seats.put(seat.seat(), new SeatWatch(moment, seat, now));
      } else if (moment.seq() >= known.seq()) {
        known.show(moment, seat, now);
      }
    }
    return this;
  }

  synchronized void heard(int seat, long now, Duration presence) {
    SeatWatch known = seats.get(seat);
    if (known != null) {
      known.heard(now, presence);
    }
  }

  synchronized void confirm(int seat, long until) {
    SeatWatch known = seats.get(seat);
    if (known != null) {
      known.confirm(until);
    }
  }

  synchronized WatchedTable leave(long now) {
    left = true;
    seats.values().forEach(seat -> seat.left(now));
    return this;
  }

  /// What is to be done now.
  synchronized List<SeatWatch.Step> steps(long now, Duration grace) {
    return seats.values().stream().flatMap(seat -> seat.step(now, grace).stream()).toList();
  }

  /// It has been done.
  synchronized void done(SeatWatch.Step step, long now) {
    SeatWatch known = seats.get(step.seat().seat());
    if (known != null) {
      known.done(step, now);
    }
  }

  /// Whether the table is unloaded and nothing is left to be done about it.
  synchronized boolean over(long now) {
    return left && seats.values().stream().allMatch(seat -> seat.resting(now));
  }
}
