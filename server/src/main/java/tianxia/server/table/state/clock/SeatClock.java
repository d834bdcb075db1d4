package tianxia.server.table.state.clock;

import tianxia.server.store.Entry;

/// One seat's clock. Immutable.
///
/// The increment is added before a turn, from the first one on: the cumulative (Fischer) mode of
/// the FIDE Laws of Chess, where a player "receives an extra amount of time prior to each move". A
/// turn is known by the ply at which it began, and none counts twice: a turn that is played again
/// after a takeback brings nothing.
///
/// Where a turn has days, it begins with all of them, and what was not used is lost.
///
/// @param left milliseconds, without `free`
/// @param free what may be used before `left`; what remains of it at the end of the turn is lost
/// @param begun at which ply the latest turn began
/// @param credited the same for the latest that brought an increment; -1 before the first
record SeatClock(long left, long free, int begun, int credited) {
  /// What each turn takes on the line: the same for all, since a client could pretend to any delay.
  static final long ALLOWANCE = 500;

  /// How long one may be away when the game begins.
  static final long FIRST = 60_000;

  /// What an answer to another's request may take.
  static final long ANSWER = 30_000;

  static SeatClock start(Entry.Clock terms) {
    return new SeatClock(terms.base(), 0, -1, -1);
  }

  /// How long until it falls.
  long rest() {
    return left + free;
  }

  /// After some time of running.
  SeatClock spend(long millis) {
    long given = Math.min(free, millis);
    return new SeatClock(left - (millis - given), free - given, begun, credited);
  }

  /// In a turn that began at a ply.
  ///
  /// @param question whether the seat is asked what it may decline in advance: that brings no
  ///   increment, since it is asked whatever it holds, and often
  SeatClock turn(int ply, boolean question, Entry.Clock terms) {
    if (terms.byDays()) {
      return ply > begun ? new SeatClock(terms.base(), 0, ply, ply) : this;
    }
    SeatClock next = ply > begun ? new SeatClock(left, allowance(terms), ply, credited) : this;
    return question || ply <= credited
        ? next
        : new SeatClock(next.left + terms.increment(), next.free, next.begun, ply);
  }

  private long allowance(Entry.Clock terms) {
    return begun < 0 ? Math.max(ALLOWANCE, Math.min(FIRST, terms.base())) : ALLOWANCE;
  }

  /// With at least as much time.
  SeatClock atLeast(long millis) {
    return new SeatClock(Math.max(left, millis), free, begun, credited);
  }

  /// Of a seat that another has asked for something.
  SeatClock asked() {
    return new SeatClock(left, Math.max(free, ANSWER), begun, credited);
  }
}
