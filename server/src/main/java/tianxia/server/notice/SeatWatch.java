package tianxia.server.notice;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import tianxia.server.notice.TableMoment.Seat;

/// One seat of a table in memory: whether somebody looks through it, and since when it may have to
/// be told something. Not thread-safe.
final class SeatWatch {
  private static final long NEVER = Long.MIN_VALUE / 2;

  /// How many moments are kept that nobody may have seen.
  private static final int MAX_SHOWN = 4;

  private TableMoment moment;
  private Seat seat;
  private NoticeKind kind = NoticeKind.NOTHING;

  /// Since when it may have to be told this, and nobody has looked.
  private long since;

  /// Until when one who asked over HTTP counts as looking.
  private long heardUntil = NEVER;

  /// What was shown through a stream since it was last confirmed that it arrives, in order.
  private final Deque<Shown> shown = new ArrayDeque<>();

  /// What somebody has seen last, if that is not noted yet.
  private Optional<TableMoment> seen = Optional.empty();

  /// Up to which entry it is settled what it knows.
  private int settled;

  SeatWatch(TableMoment moment, Seat seat, long now) {
    this.moment = moment;
    this.seat = seat;
    this.since = now;
    show(moment, seat, now);
  }

  /// What was shown when.
  private record Shown(TableMoment moment, long at) {}

  void show(TableMoment next, Seat now, long at) {
    NoticeKind before = kind;
    moment = next;
    seat = now;
    kind = next.kind(now, true);
    if (before != kind || seat.looking()) {
      since = at;
    }
    if (!seat.looking()) {
      shown.clear();
    } else if (shown.isEmpty() || !shown.getLast().moment().equals(moment)) {
      shown.add(new Shown(moment, at));
      if (shown.size() > MAX_SHOWN) {
        forgetSecond();
      }
    }
  }

  /// The first is what was surely seen if anything was: what came soon after may be missed.
  private void forgetSecond() {
    Shown first = shown.removeFirst();
    shown.removeFirst();
    shown.addFirst(first);
  }

  /// What was shown until then has been seen.
  void confirm(long until) {
    while (!shown.isEmpty() && shown.getFirst().at() <= until) {
      seen = Optional.of(shown.removeFirst().moment());
    }
  }

  /// The table was unloaded.
  void left(long now) {
    if (seat.looking()) {
      since = now;
    }
    shown.clear();
    seat = seat.unseen();
  }

  void heard(long now, Duration presence) {
    heardUntil = now + presence.toMillis();
    seen = Optional.of(moment);
  }

  int seq() {
    return moment.seq();
  }

  private boolean looking(long now) {
    return seat.looking() || now < heardUntil;
  }

  /// What is to be done about the seat.
  ///
  /// @param looked whether somebody has looked, which is to be noted; else it may have to be told
  ///   something
  record Step(TableMoment moment, Seat seat, boolean looked) {}

  /// What is to be done now.
  Optional<Step> step(long now, Duration grace) {
    if (looking(now)) {
      return Optional.empty();
    }
    if (seen.isPresent()) {
      return Optional.of(new Step(seen.get(), seat, true));
    }
    boolean due = settled < moment.seq() && now - since >= grace.toMillis();
    return due ? Optional.of(new Step(moment, seat, false)) : Optional.empty();
  }

  /// It has been done.
  void done(Step step, long now) {
    settled = Math.max(settled, step.moment().seq());
    if (step.looked() && seen.filter(step.moment()::equals).isPresent()) {
      seen = Optional.empty();
      since = now;
    }
  }

  /// Whether nothing is left to be done.
  boolean resting(long now) {
    return !looking(now) && seen.isEmpty() && settled >= moment.seq();
  }
}
