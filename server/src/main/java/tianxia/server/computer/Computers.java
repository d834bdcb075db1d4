package tianxia.server.computer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.Effort;
import tianxia.search.Level;
import tianxia.search.TurnTime;

/// Thinks for computer seats, on one platform thread less than there are processors, never on a
/// table's thread. Gets forgotten positions and what the seat has seen, nothing else. Where many
/// wait, each thinks for less time. What is answered in a time of its own is thought about soon and
/// shortly, on as many threads beside those.
public final class Computers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);
  private static final double LEAST_SHARE = 0.05;

  /// The longest thought about what is answered in a time of its own.
  private static final long TIMED_NANOS = 250_000_000;

  /// How a game's bot is found; another one in tests.
  @FunctionalInterface
  public interface Players {
    <S extends State<S>> Bot<S> of(Game<S> game, Level level);
  }

  /// A question to a computer.
  ///
  /// @param forgotten the position as the seat may know it; the asker's no more
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

  private final ThreadPoolExecutor pool;
  private final ThreadPoolExecutor timed;
  private final Players players;

  public Computers() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), Opponents::of);
  }

  public Computers(int threads, Players players) {
    this.players = players;
    pool = pool(threads, "computer-");
    timed = pool(threads, "computer-timed-");
  }

  private static ThreadPoolExecutor pool(int threads, String name) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        Thread.ofPlatform().daemon().name(name, 0).factory());
  }

  /// Who asks, told on one of the pool's threads what comes of it.
  public interface Asker {
    /// The thinking begins, and will take about so long.
    void begins(long millis);

    /// Legal actions were chosen, at least one, in notation, after so many nanoseconds.
    void chooses(List<String> actions, long nanos);

    /// None will be.
    void fails(Throwable cause);
  }

  /// Thinks about a question. The queue is as long as there are computer seats to act at loaded
  /// tables, each of which asks once at a time.
  ///
  /// @throws java.util.concurrent.RejectedExecutionException after [#close]
  public <S extends State<S>> void ask(Question<S> question, Asker asker) {
    ThreadPoolExecutor by = question.timed() ? timed : pool;
    by.execute(() -> {
      try {
        RandomGenerator random = new Xoroshiro(RandomGenerator.getDefault().nextLong());
        Effort effort = effort(question, by, random);
        asker.begins(TimeUnit.NANOSECONDS.toMillis(effort.nanos()));
        long start = effort.now();
        List<String> actions = think(question, effort, random);
        asker.chooses(actions, effort.now() - start);
      } catch (RuntimeException | Error e) {
        asker.fails(e);
      }
    });
  }

  /// A level has its time for a turn; a decision gets its share of what is left of it, and who
  /// decides several in one thought the share of them all.
  private <S extends State<S>> Effort effort(
      Question<S> question, ThreadPoolExecutor by, RandomGenerator random) {
    Effort effort = Opponents.effort(question.level()).times(share(by));
    double decisions = TurnTime.decisions(question.forgotten(), question.seat(), random);
    int choices =
        players.of(question.game(), question.level()).ahead(question.forgotten(), question.seat());
    long nanos = TurnTime.share(effort.nanos() - question.spent(), decisions, choices);
    Effort all = new Effort(nanos, effort.forChoices(choices).iterations());
    return question.timed()
        ? new Effort(Math.min(all.nanos(), TIMED_NANOS), all.iterations())
        : all;
  }

  private <S extends State<S>> List<String> think(
      Question<S> question, Effort effort, RandomGenerator random) {
    S forgotten = question.forgotten();
    int seat = question.seat();
    try {
      Bot<S> bot = players.of(question.game(), question.level());
      return written(question, bot.plan(forgotten.copy(), question.seen(), seat, effort, random));
    } catch (RuntimeException e) {
      // A game must not stand still because its bot has a fault.
      LOG.error("the bot of {} failed; it plays at random", question.game().id(), e);
      return written(question, new int[] {forgotten.sample(seat, random)});
    }
  }

  /// A plan in notation. One that is not legal is a fault of the bot.
  private static <S extends State<S>> List<String> written(Question<S> question, int[] plan) {
    S position = question.forgotten().copy();
    int seat = question.seat();
    int[] legal = new int[position.maxLegal()];
    List<String> all = new ArrayList<>();
    for (int i = 0; i < plan.length; i++) {
      if (i > 0) {
        position.apply(seat, plan[i - 1]);
      }
      int count = position.legalActions(seat, legal);
      if (Arrays.binarySearch(legal, 0, count, plan[i]) < 0) {
        throw new IllegalStateException("not legal: action " + i + " of " + plan.length);
      }
      all.add(question.game().write(position, seat, plan[i]));
    }
    if (all.isEmpty()) {
      throw new IllegalStateException("no action was chosen");
    }
    return List.copyOf(all);
  }

  /// The part of its time that a question gets: all of it while no more wait than can think.
  private static double share(ThreadPoolExecutor pool) {
    double waiting = pool.getQueue().size();
    return Math.max(LEAST_SHARE, Math.min(1, pool.getMaximumPoolSize() / (waiting + 1)));
  }

  /// Lets go of what is waited for; what is being thought about is not answered.
  @Override
  public void close() {
    pool.shutdownNow();
    timed.shutdownNow();
  }
}
