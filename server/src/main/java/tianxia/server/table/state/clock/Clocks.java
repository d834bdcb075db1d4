package tianxia.server.table.state.clock;

import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.ClockTerms;
import tianxia.server.night.NightHours;
import tianxia.server.store.Entry;

/// The clocks of a table's seats. A function of the log: entries say how much time has passed
/// ([Entry.Elapsed]; where a turn has days, by the times of day at which they were written), and a
/// clock runs for each person who is to act. Immutable.
///
/// @param up the seats whose time was up, in that order
/// @param pause the seats that want all clocks to stand, ascending
/// @param vacations by seat, where a turn has days
/// @param nights the same
public record Clocks(
    Entry.Clock agreed,
    List<SeatClock> bySeat,
    List<Integer> up,
    List<Integer> pause,
    List<Vacation> vacations,
    List<Night> nights) {
  public Clocks {
    bySeat = List.copyOf(bySeat);
    up = List.copyOf(up);
    pause = List.copyOf(pause);
    vacations = List.copyOf(vacations);
    nights = List.copyOf(nights);
  }

  public static Clocks start(Entry.Clock agreed, int seats) {
    return new Clocks(
        agreed,
        Collections.nCopies(seats, SeatClock.start(agreed)),
        List.of(),
        List.of(),
        Collections.nCopies(seats, Vacation.NONE),
        Collections.nCopies(seats, Night.NONE));
  }

  private Clocks with(List<Integer> seats, UnaryOperator<SeatClock> change) {
    List<SeatClock> all = new ArrayList<>(bySeat);
    seats.forEach(seat -> all.set(seat - 1, change.apply(all.get(seat - 1))));
    return new Clocks(agreed, all, up, pause, vacations, nights);
  }

  /// After some time.
  ///
  /// @param running the seats whose clocks ran, as a bit set
  public Clocks elapsed(long millis, int running) {
    return with(Actors.list(running), clock -> clock.spend(millis));
  }

  /// With a seat in a turn that began at a ply.
  ///
  /// @param question whether the seat is asked what it may decline in advance
  public Clocks turn(int seat, int ply, boolean question) {
    boolean begins = ply > bySeat.get(seat - 1).begun();
    Clocks turned = begins ? night(seat, nights.get(seat - 1).turned()) : this;
    return turned.with(List.of(seat), clock -> clock.turn(ply, question, agreed));
  }

  /// After the time between two entries, where it is the time of day that counts.
  ///
  /// @param from when the one before was written, in milliseconds since 1970
  public Clocks written(long from, long at, int running) {
    return agreed.byDays() ? later(from, Math.max(0, at - from), running) : this;
  }

  /// Some time after the last entry.
  private Clocks later(long from, long spent, int running) {
    Clocks after = this;
    for (int seat : Actors.list(running)) {
      long counted = spent - Math.min(spent, vacation(seat).rest(from));
      after = after.with(List.of(seat), clock -> clock.spend(counted));
    }
    return after;
  }

  private Vacation vacation(int seat) {
    return vacations.get(seat - 1);
  }

  /// How many days of vacation a seat may still take.
  public int vacationLeft(int seat) {
    return vacation(seat).left();
  }

  /// Whether a seat's vacation goes on at a time.
  public boolean away(int seat, long at) {
    return vacation(seat).rest(at) > 0;
  }

  /// With days of vacation for a seat; with 0, its vacation ends.
  public Clocks vacation(int seat, int days, long at) {
    List<Vacation> all = new ArrayList<>(vacations);
    all.set(seat - 1, days > 0 ? vacation(seat).and(days, at) : vacation(seat).ended(at));
    return new Clocks(agreed, bySeat, up, pause, all, nights);
  }

  /// Whether a text names a time zone, or is empty for none.
  public static boolean knowsZone(String zone) {
    return Night.knows(zone);
  }

  /// The zone in whose nights no turn of a seat falls due, as it was said last; empty for none.
  public String nights(int seat) {
    return nights.get(seat - 1).next().map(ZoneId::getId).orElse("");
  }

  /// In which hours a seat is not to be told of its turns: none where a turn has no days. What was
  /// wished for last holds at once, since it gains nobody time.
  public Optional<NightHours> quiet(int seat) {
    return nights.get(seat - 1).wish();
  }

  /// With a wish about the nights of a seat.
  public Clocks nights(int seat, String zone) {
    return night(seat, nights.get(seat - 1).with(zone));
  }

  private Clocks night(int seat, Night night) {
    List<Night> all = new ArrayList<>(nights);
    all.set(seat - 1, night);
    return new Clocks(agreed, bySeat, up, pause, vacations, all);
  }

  /// With one seat more that wants all clocks to stand.
  public Clocks pausing(int seat) {
    return wanting(
        IntStream.concat(pause.stream().mapToInt(Integer::intValue), IntStream.of(seat))
            .sorted()
            .boxed()
            .toList());
  }

  private Clocks wanting(List<Integer> seats) {
    return new Clocks(agreed, bySeat, up, seats, vacations, nights);
  }

  /// Whether all clocks stand, because every person wants it.
  public boolean paused(List<Integer> persons) {
    return !pause.isEmpty() && pause.containsAll(persons);
  }

  /// A seat has ended the pause, or does not want one. Where the clocks stood, the others need not
  /// be there at once.
  public Clocks resumed(List<Integer> persons, int by) {
    return pause.isEmpty()
        ? this
        : paused(persons) ? wanting(List.of()).asked(persons, by) : wanting(List.of());
  }

  /// After a takeback that all have granted: where a turn has days, whoever is to act has them all
  /// again. The time that the answer took was not the turn's.
  public Clocks tookBack() {
    return agreed.byDays() ? with(all(), clock -> clock.atLeast(agreed.base())) : this;
  }

  /// With time for a seat whose time ran out while nobody could play.
  public Clocks spared(int seat, long millis) {
    return with(List.of(seat), clock -> clock.atLeast(millis));
  }

  private List<Integer> all() {
    return IntStream.rangeClosed(1, bySeat.size()).boxed().toList();
  }

  /// A seat has asked the other persons for something: it must not cost them their time. Days are
  /// enough for the answer too.
  public Clocks asked(List<Integer> persons, int by) {
    return agreed.byDays()
        ? this
        : with(persons.stream().filter(seat -> seat != by).toList(), SeatClock::asked);
  }

  public Clocks up(int seat) {
    List<Integer> more = new ArrayList<>(up);
    more.add(seat);
    return new Clocks(agreed, bySeat, more, pause, vacations, nights);
  }

  /// Whether a seat has lost when its time is up, in a game of two.
  public boolean lost() {
    return agreed.then().equals(Entry.Clock.LOST);
  }

  /// How long after the last entry the first of the running clocks falls.
  ///
  /// @param at when that was written, in milliseconds since 1970
  public long least(int running, long at) {
    return Actors.list(running).stream()
        .mapToLong(seat -> rest(seat, at))
        .min()
        .orElse(Long.MAX_VALUE);
  }

  private long rest(int seat, long at) {
    long rest = bySeat.get(seat - 1).rest() + vacation(seat).rest(at);
    return rest + nights.get(seat - 1).rest(at + rest);
  }

  /// The running clocks that fell first, if any has, some time after the last entry.
  public List<Integer> fallen(int running, long at, long spent) {
    long least = least(running, at);
    return least > spent
        ? List.of()
        : Actors.list(running).stream().filter(seat -> rest(seat, at) == least).toList();
  }

  /// As viewers are shown them, some time after the last entry.
  public ClockShown shown(int running, long at, long spent) {
    Clocks now = later(at, spent, running);
    List<Long> left = new ArrayList<>();
    List<Long> free = new ArrayList<>();
    for (int seat = 1; seat <= bySeat.size(); seat++) {
      long given = now.bySeat.get(seat - 1).free() + vacation(seat).rest(at + spent);
      free.add(given);
      left.add(Math.max(0, now.rest(seat, at + spent) - given));
    }
    return new ClockShown(left, free, Actors.list(running));
  }

  /// What was agreed, and what the seats have asked for since.
  public ClockTerms terms(List<Integer> persons) {
    return new ClockTerms(
        agreed.base() / 1000,
        agreed.increment() / 1000,
        agreed.byDays()
            ? Optional.of((int) Duration.ofMillis(agreed.base()).toDays())
            : Optional.empty(),
        agreed.then(),
        up,
        pause.isEmpty()
            ? Optional.empty()
            : Optional.of(new ClockTerms.Pause(pause, paused(persons))),
        agreed.byDays() ? vacations.stream().map(Vacation::left).toList() : List.of());
  }
}
