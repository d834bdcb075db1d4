package tianxia.server.table.state;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.server.message.ClockShown;
import tianxia.server.message.ClockTerms;
import tianxia.server.store.Entry;

/// The clocks of a table's seats. A function of the log: entries say how much time has passed
/// ([Entry.Elapsed]; where a turn has days, by the times of day at which they were written), and a
/// clock runs for each person who is to act. Immutable.
///
/// @param up the seats whose time was up, in that order
public record Clocks(Entry.Clock agreed, List<SeatClock> bySeat, List<Integer> up) {
  public Clocks {
    bySeat = List.copyOf(bySeat);
    up = List.copyOf(up);
  }

  static Clocks start(Entry.Clock agreed, int seats) {
    return new Clocks(agreed, Collections.nCopies(seats, SeatClock.start(agreed)), List.of());
  }

  private Clocks with(List<Integer> seats, UnaryOperator<SeatClock> change) {
    List<SeatClock> all = new ArrayList<>(bySeat);
    seats.forEach(seat -> all.set(seat - 1, change.apply(all.get(seat - 1))));
    return new Clocks(agreed, all, up);
  }

  /// After some time.
  ///
  /// @param running the seats whose clocks ran, as a bit set
  Clocks elapsed(long millis, int running) {
    return with(Actors.list(running), clock -> clock.spend(millis));
  }

  /// With a seat in a turn that began at a ply.
  ///
  /// @param question whether the seat is asked what it may decline in advance
  Clocks turn(int seat, int ply, boolean question) {
    return with(List.of(seat), clock -> clock.turn(ply, question, agreed));
  }

  /// After an entry that was written some time after the one before.
  Clocks written(long millis, int running) {
    return agreed.byDays() ? elapsed(Math.max(0, millis), running) : this;
  }

  /// After a takeback that all have granted: where a turn has days, whoever is to act has them all
  /// again. The time that the answer took was not the turn's.
  Clocks tookBack() {
    return agreed.byDays() ? with(all(), clock -> clock.atLeast(agreed.base())) : this;
  }

  /// With time for a seat whose time ran out while nobody could play.
  Clocks spared(int seat, long millis) {
    return with(List.of(seat), clock -> clock.atLeast(millis));
  }

  private List<Integer> all() {
    return IntStream.rangeClosed(1, bySeat.size()).boxed().toList();
  }

  /// A seat has asked the other persons for something: it must not cost them their time. Days are
  /// enough for the answer too.
  Clocks asked(List<Integer> persons, int by) {
    return agreed.byDays()
        ? this
        : with(persons.stream().filter(seat -> seat != by).toList(), SeatClock::asked);
  }

  Clocks up(int seat) {
    List<Integer> more = new ArrayList<>(up);
    more.add(seat);
    return new Clocks(agreed, bySeat, more);
  }

  /// Whether a seat has lost when its time is up, in a game of two.
  public boolean lost() {
    return agreed.then().equals(Entry.Clock.LOST);
  }

  /// How long until the first of the running clocks falls.
  public long least(int running) {
    return Actors.list(running).stream()
        .mapToLong(seat -> bySeat.get(seat - 1).rest())
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /// The running clocks that fell first, if any has, some time after the last entry.
  public List<Integer> fallen(int running, long spent) {
    long least = least(running);
    return least > spent
        ? List.of()
        : Actors.list(running).stream()
            .filter(seat -> bySeat.get(seat - 1).rest() == least)
            .toList();
  }

  /// As viewers are shown them, some time after the last entry.
  public ClockShown shown(int running, long spent) {
    Clocks now = elapsed(spent, running);
    return new ClockShown(
        now.bySeat.stream().map(clock -> Math.max(0, clock.left())).toList(),
        now.bySeat.stream().map(SeatClock::free).toList(),
        Actors.list(running));
  }

  /// What was agreed, and whose time was up.
  public ClockTerms terms() {
    return new ClockTerms(
        agreed.base() / 1000,
        agreed.increment() / 1000,
        agreed.byDays()
            ? Optional.of((int) Duration.ofMillis(agreed.base()).toDays())
            : Optional.empty(),
        agreed.then(),
        up);
  }
}
