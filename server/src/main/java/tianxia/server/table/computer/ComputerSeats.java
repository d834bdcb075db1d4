package tianxia.server.table.computer;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Actors;
import tianxia.kernel.State;
import tianxia.search.Level;
import tianxia.server.computer.Computers;
import tianxia.server.computer.MoveRequest;
import tianxia.server.computer.Priority;
import tianxia.server.computer.Requester;
import tianxia.server.table.command.Commands;
import tianxia.server.table.command.Decision;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Mailbox;

/// The computer seats of one table. Each is asked once when it is to act, and thinks on another
/// thread; its answer comes back as a job of the table, and is dropped if the position has changed
/// by then. All methods are called in the table's jobs. Where nobody is present and no person has a
/// seat, none is asked: the table rests until somebody watches.
public final class ComputerSeats {
  private static final Logger LOG = LoggerFactory.getLogger(ComputerSeats.class);

  /// After how long a seat that was rejected asks again.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(5);

  /// The table that they sit at.
  public interface Table {
    TableState state();

    void append(Decision.Write write);

    /// Tells everybody that a seat thinks, for about so long.
    void thinking(int seat, long millis);

    /// How urgent a computer's answer is here. Safe to call from any thread.
    Priority urgency();

    /// Has a job done after a while. Safe to call from any thread.
    void later(Duration delay, Runnable job);

    /// Gives the answer to a question that may be declined, when it is due.
    void answer(int seat, int based, String action);
  }

  private final Computers computers;
  private final Consumer<Runnable> jobs;
  private final Table table;

  /// The seats that were asked, and about how many milliseconds those that have begun will think.
  private final Map<Integer, Optional<Long>> asked = new TreeMap<>();

  private final TurnTimes times = new TurnTimes();

  /// Seats whose answers come back as jobs.
  ///
  /// @param jobs adds a job of the table's own; safe to call from any thread
  public ComputerSeats(Computers computers, Consumer<Runnable> jobs, Table table) {
    this.computers = computers;
    this.jobs = jobs;
    this.table = table;
  }

  /// Whether none was asked.
  public boolean idle() {
    return asked.isEmpty();
  }

  /// Asks those that are to act and were not asked.
  public void ask(TableState state) {
    if (!asked.isEmpty()) {
      computers.letGo();
    }
    if (table.urgency() == Priority.NONE) {
      return;
    }
    for (int seat : Actors.list(state.actors())) {
      if (state.occupant(seat) instanceof Occupant.Computer computer
          && asked.putIfAbsent(seat, Optional.empty()) == null) {
        boolean timed = state.question(seat).isPresent();
        int turn = state.history().turn(seat);
        ask(state.history(), new Waiting(seat, state.seq(), turn, timed), computer.level());
      }
    }
  }

  private <S extends State<S>> void ask(GameHistory<S> line, Waiting waiting, Level level) {
    int seat = waiting.seat();
    var question =
        new MoveRequest<>(
            line.match().game(),
            line.forgotten(seat),
            line.seen(seat),
            seat,
            level,
            times.spent(seat, waiting.turn),
            waiting.timed);
    try {
      computers.ask(question, waiting);
    } catch (RejectedExecutionException e) {
      // The computers are closing, and so is the server.
      asked.remove(seat);
    }
  }

  /// Tells a new viewer which seats think.
  public void tell(Mailbox mailbox) {
    asked.forEach((seat, millis) -> millis.ifPresent(about -> mailbox.thinking(seat, about)));
  }

  /// A seat that was asked about the position of a seq.
  private final class Waiting implements Requester {
    private final int seat;
    private final int based;
    private final int turn;
    private final boolean timed;

    /// @param turn the ply at which the seat's turn began
    /// @param timed whether it is a question that is answered at a fixed time, whatever it needs:
    ///   that the seat thinks is not shown
    Waiting(int seat, int based, int turn, boolean timed) {
      this.seat = seat;
      this.based = based;
      this.turn = turn;
      this.timed = timed;
    }

    int seat() {
      return seat;
    }

    @Override
    public String party() {
      return table.state().id();
    }

    @Override
    public String table() {
      return table.state().id();
    }

    @Override
    public Priority urgency() {
      TableState state = table.state();
      return !state.playing() || state.stale(seat, based) ? Priority.NONE : table.urgency();
    }

    @Override
    public void begins(long millis) {
      if (!timed) {
        jobs.accept(() -> begun(seat, based, millis));
      }
    }

    @Override
    public void chooses(List<String> actions, long nanos) {
      jobs.accept(() -> {
        times.add(seat, turn, nanos);
        chosen(this, actions);
      });
    }

    @Override
    public void fails(Throwable cause) {
      jobs.accept(() -> {
        throw new IllegalStateException("a computer failed to think", cause);
      });
    }

    @Override
    public void unwanted() {
      jobs.accept(() -> again(seat));
    }

    @Override
    public void turnedAway() {
      table.later(RETRY_DELAY, () -> again(seat));
    }
  }

  private void again(int seat) {
    asked.remove(seat);
    ask(table.state());
  }

  private void begun(int seat, int based, long millis) {
    if (!table.state().stale(seat, based)) {
      asked.put(seat, Optional.of(millis));
      table.thinking(seat, millis);
    }
  }

  private void chosen(Waiting waiting, List<String> actions) {
    TableState state = table.state();
    asked.remove(waiting.seat);
    if (!state.playing() || state.stale(waiting.seat, waiting.based)) {
      ask(state);
    } else if (waiting.timed) {
      table.answer(waiting.seat, waiting.based, actions.getFirst());
    } else {
      table.append(decided(state, waiting, actions));
    }
  }

  /// A plan that continues past something hidden is a bug of the bot; its first action is legal.
  private static Decision.Write decided(TableState state, Waiting waiting, List<String> actions) {
    return Commands.chosen(state, waiting.seat, waiting.based, actions)
        .orElseGet(() -> {
          LOG.error(
              "the plan of seat {} was refused; only its first action is played", waiting.seat);
          return Commands.chosen(state, waiting.seat, waiting.based, actions.subList(0, 1))
              .orElseThrow(() -> new IllegalStateException("a computer chose an illegal action"));
        });
  }
}
