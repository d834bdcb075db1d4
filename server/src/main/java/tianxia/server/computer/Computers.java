package tianxia.server.computer;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;

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

  /// How many requests may wait in a lane.
  private static final int MAX_WAITING = 4_096;

  private final Thinker thinker;
  private final ThinkingLane quick;
  private final ThinkingLane slow;

  public Computers() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), Opponents::of);
  }

  public Computers(int threads, BotFactory players) {
    this(threads, players, SearchBudget.WALL, MAX_WAITING);
  }

  /// The same, with explicit limits.
  ///
  /// @param clock nanoseconds since any moment, by which thoughts measure their time
  /// @param most how many may wait in a lane
  public Computers(int threads, BotFactory players, LongSupplier clock, int most) {
    thinker = new Thinker(players, clock);
    quick = new ThinkingLane(threads, most, "computer-quick-", this::think);
    slow = new ThinkingLane(threads, most, "computer-slow-", this::think);
  }

  /// Thinks about a request when its turn has come.
  ///
  /// @throws java.util.concurrent.RejectedExecutionException after [#close]
  public <S extends State<S>> void ask(MoveRequest<S> request, Requester asker) {
    lane(request).bring(new Thought(new QueuedRequest.Move<>(request, asker)));
  }

  /// Analyses a position when its turn has come.
  ///
  /// @throws java.util.concurrent.RejectedExecutionException after [#close]
  public <S extends State<S>> void advise(AdviceRequest<S> request, AdviceRequester asker) {
    slow.bring(new Thought(new QueuedRequest.Advice<>(request, asker)));
  }

  /// Notes that earlier requests may have become so urgent.
  public void promoted(Priority urgency) {
    quick.giveWay(urgency);
    slow.giveWay(urgency);
  }

  /// Notes that some requests may have become pointless.
  public void letGo() {
    quick.letGo();
    slow.letGo();
  }

  /// How many requests are being thought about now.
  public int thinking() {
    return quick.busy() + slow.busy();
  }

  /// How many requests wait.
  public int waiting() {
    return quick.queued() + slow.queued();
  }

  private ThinkingLane lane(MoveRequest<?> request) {
    boolean soon = Opponents.effort(request.level()).nanos() <= QUICK_NANOS;
    return request.timed() || soon ? quick : slow;
  }

  private boolean think(Thought thought, double share) {
    try {
      return switch (thought.request()) {
        case QueuedRequest.Move<?> move -> move(move, thought, Math.clamp(share, MIN_SHARE, 1));
        case QueuedRequest.Advice<?> advice -> advice(advice, thought);
      };
    } catch (RuntimeException | Error e) {
      thought.asker().fails(e);
      return false;
    }
  }

  /// @return whether it had to yield, and is to be thought about again
  private <S extends State<S>> boolean move(
      QueuedRequest.Move<S> move, Thought thought, double share) {
    MoveRequest<S> request = move.request();
    SearchBudget turn = Opponents.effort(request.level()).times(share);
    move.asker().begins(TimeUnit.NANOSECONDS.toMillis(turn.nanos()));
    long most = request.timed() ? QUICK_NANOS : Long.MAX_VALUE;
    Thinker.Chosen chosen = thinker.think(request, thought, turn, most);
    return ended(thought, () -> move.asker().chooses(chosen.actions(), chosen.nanos()));
  }

  private static <S extends State<S>> boolean advice(
      QueuedRequest.Advice<S> advice, Thought thought) {
    Analysis analysis = Adviser.advise(advice.request(), thought);
    return ended(thought, () -> advice.asker().advises(analysis));
  }

  private static boolean ended(Thought thought, Runnable answer) {
    if (thought.ending() && thought.urgency() == Priority.NONE) {
      thought.asker().unwanted();
      return false;
    }
    boolean again = thought.again();
    if (!again) {
      answer.run();
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
