package tianxia.server.table.state.clock;

import java.time.Duration;

/// A seat's vacation, during which its clock stands. Immutable.
///
/// @param until when it ends, in milliseconds since 1970; 0 before the first
/// @param taken how many days the seat has taken in this game
record Vacation(long until, int taken) {
  /// How many days of it a seat has in one game.
  static final int MOST = 14;

  static final Vacation NONE = new Vacation(0, 0);

  private static final long DAY = Duration.ofDays(1).toMillis();

  /// How many days may still be taken.
  int left() {
    return MOST - taken;
  }

  /// How much of it is left at a time.
  long rest(long at) {
    return Math.max(0, until - at);
  }

  /// With more days, from a time on; after the vacation that goes on then.
  Vacation and(int days, long at) {
    return new Vacation(Math.max(until, at) + days * DAY, taken + days);
  }

  /// Ended at a time: days that had not begun may be taken again.
  Vacation ended(long at) {
    return new Vacation(Math.min(until, at), taken - (int) (rest(at) / DAY));
  }
}
