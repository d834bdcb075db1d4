package tianxia.server.table.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tianxia.server.store.Entry;
import tianxia.server.table.command.Commands;
import tianxia.server.table.state.TableState;
import tianxia.server.table.state.clock.Clocks;

/// Sees to it that the clocks of one table fall. All methods are called in the table's jobs. A
/// timer that is lost does no harm for long: every command of a client looks at the clocks as well.
public final class TableClock {
  /// The table that has them.
  public interface Table {
    TableState state();

    void append(Entry entry);
  }

  /// After how long without an entry the time is written down: as much is given back if the process
  /// is killed. No timer runs longer, so an unloaded table is not kept in memory longer either.
  private static final long NOTED = Duration.ofMinutes(1).toMillis();

  private static final long NEVER = Long.MAX_VALUE;

  /// Whoever's days run out within so much after the server began could not be sure to find it:
  /// days are not lost to its absence.
  private static final long BACK = Duration.ofHours(1).toMillis();

  /// Due times are looked for more often than this: what is found later fell while no server of the
  /// store was there.
  private static final long LATE = Duration.ofMinutes(1).toMillis();

  /// What such a seat has from then on: wherever it lives, a part of a day.
  private static final long SPARED = Duration.ofHours(12).toMillis();

  private final Stopwatch watch;
  private final OneShotTimer alarm;
  private final Consumer<Runnable> jobs;
  private final Table table;
  private final LongSupplier up;

  /// When the first of the timers rings that are set.
  private long rings = NEVER;

  /// @param jobs adds a job of the table's own; safe to call from any thread
  /// @param up how long the server has been there, in milliseconds
  public TableClock(
      Stopwatch watch, OneShotTimer alarm, Consumer<Runnable> jobs, Table table, LongSupplier up) {
    this.watch = watch;
    this.alarm = alarm;
    this.jobs = jobs;
    this.table = table;
    this.up = up;
  }

  /// Whether no clock runs that is watched here. Days are watched in the store.
  public boolean idle() {
    return !table.state().ticking();
  }

  /// Sets a timer to the moment when the next clock falls, if none rings before.
  public void update() {
    TableState state = table.state();
    if (idle()) {
      return;
    }
    long spent = watch.spent();
    long falls = state.clocks().orElseThrow().least(state.running(), state.log().updated()) - spent;
    long delay = Math.max(0, Math.min(falls, NOTED - spent));
    long due = watch.now() + delay;
    if (due < rings) {
      rings = due;
      alarm.after(Duration.ofMillis(delay), () -> jobs.accept(() -> ring(due)));
    }
  }

  private void ring(long due) {
    if (rings == due) {
      rings = NEVER;
      check();
      if (watch.spent() >= NOTED) {
        note();
      }
      update();
    }
  }

  /// Ends what is to end: those whose time is up now. Where several fall at the same moment, nobody
  /// has lost to another by it: computers take their seats.
  public void check() {
    TableState state = table.state();
    if (state.running() == 0) {
      return;
    }
    Clocks clocks = state.clocks().orElseThrow();
    List<Integer> fallen = clocks.fallen(state.running(), state.log().updated(), watch.spent());
    if (!fallen.isEmpty() && spares(state, clocks)) {
      fallen.forEach(seat -> table.append(new Entry.Spared(seat, SPARED)));
      return;
    }
    boolean lost = clocks.lost() && fallen.size() == 1;
    for (int seat : fallen) {
      table.append(
          new Entry.TimeUp(seat, lost ? Optional.empty() : Optional.of(Commands.TAKING_OVER.id())));
    }
  }

  private boolean spares(TableState state, Clocks clocks) {
    long late = watch.spent() - clocks.least(state.running(), state.log().updated());
    return clocks.agreed().byDays() && (late > LATE || up.getAsLong() - late < BACK);
  }

  /// Writes the time down that has passed.
  public void note() {
    if (!idle() && watch.spent() > 0) {
      table.append(new Entry.Elapsed(watch.take()));
    }
  }
}
