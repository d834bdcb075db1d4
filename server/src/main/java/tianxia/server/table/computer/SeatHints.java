package tianxia.server.table.computer;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Actors;
import tianxia.kernel.Quoted;
import tianxia.kernel.State;
import tianxia.opponents.Analysts;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Replies;
import tianxia.server.advice.Advice;
import tianxia.server.advice.Foresight;
import tianxia.server.computer.AdviceRequest;
import tianxia.server.computer.AdviceRequester;
import tianxia.server.computer.Computers;
import tianxia.server.computer.Priority;
import tianxia.server.message.Hint;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Mailbox;

/// The hints of one table that stand in its log and still hold. Each is made once, on another
/// thread, from what its seat knows; made anew when the table is loaded again, it is the same. All
/// methods are called in the table's jobs.
public final class SeatHints {
  private static final Logger LOG = LoggerFactory.getLogger(SeatHints.class);

  /// After how long one that was rejected is asked for again.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(5);

  /// The table that they belong to.
  public interface Table {
    TableState state();

    /// How urgent a computer's answer is here. Safe to call from any thread.
    Priority urgency();

    /// Shows a hint to its seat.
    void hint(Hint hint);

    /// Has a job done after a while. Safe to call from any thread.
    void later(Duration delay, Runnable job);
  }

  private final Computers computers;
  private final Consumer<Runnable> jobs;
  private final Table table;

  /// By seat, what was asked for or is there.
  private final Map<Integer, Taken> taken = new TreeMap<>();

  /// A hint that was taken at a seq.
  private record Taken(int seq, Optional<Hint> hint) {}

  /// @param jobs adds a job of the table's own; safe to call from any thread
  public SeatHints(Computers computers, Consumer<Runnable> jobs, Table table) {
    this.computers = computers;
    this.jobs = jobs;
    this.table = table;
  }

  /// Whether none is being made.
  public boolean idle() {
    return taken.values().stream().allMatch(each -> each.hint().isPresent());
  }

  /// Drops those that do not hold any more, and asks for those that are missing.
  public void update() {
    TableState state = table.state();
    boolean gone = taken.entrySet().removeIf(each -> !holds(each.getKey(), each.getValue().seq()));
    if (gone) {
      computers.letGo();
    }
    if (table.urgency() == Priority.PRESENT) {
      for (int seat : Actors.list(state.actors())) {
        state.hinted(seat).ifPresent(seq -> ask(state.history(), seat, seq));
      }
    }
  }

  /// Tells a new viewer its own, if it is there.
  public void tell(Mailbox mailbox) {
    Taken own = taken.get(mailbox.viewer());
    if (own != null) {
      own.hint().ifPresent(mailbox::hint);
    }
  }

  private boolean holds(int seat, int seq) {
    return table.state().hinted(seat).orElse(0) == seq;
  }

  private <S extends State<S>> void ask(GameHistory<S> line, int seat, int seq) {
    if (taken.putIfAbsent(seat, new Taken(seq, Optional.empty())) != null) {
      return;
    }
    S forgotten = line.forgotten(seat);
    var request =
        new AdviceRequest<>(
            line.match().game(), line.match().options(), forgotten, line.seen(seat), seat);
    Replies<S> replies = Analysts.of(line.match().game(), line.match().options()).replies();
    Foresight<S> foresight = new Foresight<>(replies, forgotten, line.ply(), seat);
    try {
      computers.advise(request, new Waiting<>(foresight, seq));
    } catch (RejectedExecutionException e) {
      // The computers are closing, and so is the server.
      taken.remove(seat);
    }
  }

  /// A seat that waits for its hint.
  private final class Waiting<S extends State<S>> implements AdviceRequester {
    private final Foresight<S> foresight;
    private final int seat;
    private final int seq;

    Waiting(Foresight<S> foresight, int seq) {
      this.foresight = foresight;
      this.seat = foresight.seat();
      this.seq = seq;
    }

    @Override
    public String party() {
      return table.state().id();
    }

    @Override
    public String table() {
      // Apart from the moves of the same table, which are more urgent.
      return "hints of " + table.state().id();
    }

    @Override
    public Priority urgency() {
      boolean wanted = table.urgency() == Priority.PRESENT && holds(seat, seq);
      return wanted ? Priority.ADVICE : Priority.NONE;
    }

    @Override
    public void advises(Analysis analysis) {
      Hint hint = Advice.of(foresight, analysis, seq);
      jobs.accept(() -> made(hint));
    }

    @Override
    public void fails(Throwable cause) {
      LOG.error("a hint at table {} failed", Quoted.of(table.state().id()), cause);
      jobs.accept(() -> made(Advice.none(seat, seq)));
    }

    @Override
    public void unwanted() {
      jobs.accept(() -> again(seat, seq));
    }

    @Override
    public void turnedAway() {
      table.later(RETRY_DELAY, () -> again(seat, seq));
    }
  }

  private void made(Hint hint) {
    if (holds(hint.seat(), hint.seq())) {
      taken.put(hint.seat(), new Taken(hint.seq(), Optional.of(hint)));
      table.hint(hint);
    }
  }

  private void again(int seat, int seq) {
    taken.remove(seat, new Taken(seq, Optional.empty()));
    update();
  }
}
