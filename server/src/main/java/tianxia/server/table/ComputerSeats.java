package tianxia.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import tianxia.kernel.Actors;
import tianxia.kernel.State;
import tianxia.search.Level;
import tianxia.server.computer.Computers;
import tianxia.server.store.Entry;

/// The computer seats of one table: each is asked once when it is to act, off the table's thread;
/// what comes back is a job of the table, and of no use if the position is gone by then. All
/// methods are called on the table's thread.
final class ComputerSeats {
  /// The table that they sit at.
  interface Table {
    TableState state();

    void append(Entry entry);

    List<Mailbox> mailboxes();
  }

  private final Computers computers;
  private final Consumer<Runnable> jobs;
  private final Table table;

  /// The seats that were asked, and for about how many milliseconds those that have begun think.
  private final Map<Integer, Optional<Long>> asked = new TreeMap<>();

  /// Seats that bring what they choose as a job.
  ///
  /// @param jobs brings a job to the table's thread, from any thread
  ComputerSeats(Computers computers, Consumer<Runnable> jobs, Table table) {
    this.computers = computers;
    this.jobs = jobs;
    this.table = table;
  }

  /// Whether none was asked.
  boolean idle() {
    return asked.isEmpty();
  }

  /// Asks those that are to act and were not asked.
  void ask(TableState state) {
    for (int seat : Actors.list(state.actors())) {
      if (state.occupant(seat) instanceof Occupant.Computer computer
          && asked.putIfAbsent(seat, Optional.empty()) == null) {
        ask(state.line(), new Waiting(seat, state.seq()), computer.level());
      }
    }
  }

  private <S extends State<S>> void ask(Line<S> line, Waiting waiting, Level level) {
    int seat = waiting.seat();
    var question =
        new Computers.Question<>(
            line.match().game(), line.forgotten(seat), line.seen(seat), seat, level);
    try {
      computers.ask(question, waiting);
    } catch (RejectedExecutionException e) {
      // The computers are closing, and so is the server.
      asked.remove(seat);
    }
  }

  /// Tells a new viewer which seats think.
  void tell(Mailbox mailbox) {
    asked.forEach((seat, millis) -> millis.ifPresent(about -> mailbox.thinking(seat, about)));
  }

  /// A seat that was asked about the position of a seq.
  private final class Waiting implements Computers.Asker {
    private final int seat;
    private final int based;

    Waiting(int seat, int based) {
      this.seat = seat;
      this.based = based;
    }

    int seat() {
      return seat;
    }

    @Override
    public void begins(long millis) {
      jobs.accept(() -> begun(seat, based, millis));
    }

    @Override
    public void chooses(String action) {
      jobs.accept(() -> chosen(seat, based, action));
    }

    @Override
    public void fails(Throwable cause) {
      jobs.accept(() -> {
        throw new IllegalStateException("a computer failed to think", cause);
      });
    }
  }

  private void begun(int seat, int based, long millis) {
    if (!table.state().stale(seat, based)) {
      asked.put(seat, Optional.of(millis));
      table.mailboxes().forEach(mailbox -> mailbox.thinking(seat, millis));
    }
  }

  private void chosen(int seat, int based, String action) {
    asked.remove(seat);
    Commands.computer(table.state(), seat, based, action)
        .ifPresentOrElse(table::append, () -> ask(table.state()));
  }
}
