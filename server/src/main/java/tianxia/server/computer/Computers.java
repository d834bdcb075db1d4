package tianxia.server.computer;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// Thinks for computer seats, never on a table's thread. It gets forgotten positions and what the
/// seat has seen, nothing else.
///
/// There are two lanes, each with one platform thread less than there are processors: what takes
/// milliseconds never waits behind what takes seconds. In a lane the most urgent goes first and
/// preempts the less urgent; among equals, parties and tables take turns ([ThoughtQueue]). Where
/// many equals wait, each thinks for less time.
public final class Computers implements AutoCloseable {
  private static final double MIN_SHARE = 0.05;

  /// The longest turn that counts as quick, and the longest thought about what is answered in a
  /// time of its own.
  private static final long QUICK_NANOS = 250_000_000;

  /// How many questions may wait in a lane.
  private static final int MAX_WAITING = 4_096;

  /// How a game's bot is found; another one in tests.
  @FunctionalInterface
  public interface Players {
    <S extends State<S>> Bot<S> of(Game<S> game, Level level);
  }

  /// A question to a computer.
  ///
  /// @param forgotten the position as the seat may know it; owned by the callee from then on
  /// @param seen the events so far as the seat has seen them
  /// @param spent the nanoseconds that the seat has thought in this turn already
  /// @param timed whether the answer is given at a moment of its own, which comes soon
  public record Question<S extends State<S>>(
      Game<S> game,
      S forgotten,
      List<Event> seen,
      int seat,
      Level level,
      long spent,
      boolean timed) {
    public Question {
      seen = List.copyOf(seen);
    }
  }

  private final Thinker thinker;
  private final ThinkingLane quick;
  private final ThinkingLane slow;

  public Computers() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), Opponents::of);
  }

  public Computers(int threads, Players players) {
    this(threads, players, SearchBudget.WALL, MAX_WAITING);
  }

  /// The same, with explicit limits.
  ///
  /// @param clock nanoseconds since any moment, by which thoughts measure their time
  /// @param most how many may wait in a lane
  public Computers(int threads, Players players, LongSupplier clock, int most) {
    thinker = new Thinker(players, clock);
    quick = new ThinkingLane(threads, most, "computer-quick-", this::think);
    slow = new ThinkingLane(threads, most, "computer-slow-", this::think);
  }

  /// Who asks. It is told the outcome once, by one of [#chooses], [#fails], [#unwanted] and
  /// [#turnedAway], on any thread.
  public interface Asker {
    /// Whose turns these are: those who take turns with one another.
    String party();

    /// Where it is asked: a party's tables take turns too.
    String table();

    /// How urgent the answer is now. Called from any thread, often; must not block.
    Priority urgency();

    /// The thinking begins, and will take about so long. May be told again where it had to give
    /// way. It tells nothing of the position.
    void begins(long millis);

    /// Legal actions were chosen, at least one, in notation, after so many nanoseconds.
    void chooses(List<String> actions, long nanos);

    /// Nothing was chosen: the thinking failed.
    void fails(Throwable cause);

    /// Nothing was chosen: nobody waited for it any more.
    void unwanted();

    /// Nothing was chosen: too many questions wait. It may be asked again later.
    void turnedAway();
  }

  /// Thinks about a question when its turn has come.
  ///
  /// @throws java.util.concurrent.RejectedExecutionException after [#close]
  public <S extends State<S>> void ask(Question<S> question, Asker asker) {
    lane(question).bring(new Thought<>(question, asker));
  }

  /// Notes that earlier questions may have become so urgent.
  public void promoted(Priority urgency) {
    quick.giveWay(urgency);
    slow.giveWay(urgency);
  }

  /// Notes that some questions may have become pointless.
  public void letGo() {
    quick.letGo();
    slow.letGo();
  }

  private ThinkingLane lane(Question<?> question) {
    boolean soon = Opponents.effort(question.level()).nanos() <= QUICK_NANOS;
    return question.timed() || soon ? quick : slow;
  }

  private boolean think(Thought<?> thought, double share) {
    try {
      return answer(thought, Math.clamp(share, MIN_SHARE, 1));
    } catch (RuntimeException | Error e) {
      thought.asker().fails(e);
      return false;
    }
  }

  /// @return whether it had to yield, and is to be thought about again
  private <S extends State<S>> boolean answer(Thought<S> thought, double share) {
    Question<S> question = thought.question();
    SearchBudget turn = Opponents.effort(question.level()).times(share);
    thought.asker().begins(TimeUnit.NANOSECONDS.toMillis(turn.nanos()));
    long most = question.timed() ? QUICK_NANOS : Long.MAX_VALUE;
    Thinker.Chosen chosen = thinker.think(thought, turn, most);
    if (thought.ending() && thought.urgency() == Priority.NONE) {
      thought.asker().unwanted();
      return false;
    }
    boolean again = thought.again();
    if (!again) {
      thought.asker().chooses(chosen.actions(), chosen.nanos());
    }
    return again;
  }

  /// Drops what waits; what is being thought about is not answered.
  @Override
  public void close() {
    quick.close();
    slow.close();
  }
}
