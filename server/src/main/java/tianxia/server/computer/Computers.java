package tianxia.server.computer;

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
import tianxia.search.Bot;
import tianxia.search.Bots;
import tianxia.search.Effort;
import tianxia.search.Level;

/// Thinks for computer seats, on one platform thread less than there are processors, never on a
/// table's thread. Gets forgotten positions and what the seat has seen, nothing else. Where many
/// wait, each thinks for less time.
public final class Computers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);
  private static final double LEAST_SHARE = 0.05;

  /// How a game's bot is found; another one in tests.
  @FunctionalInterface
  public interface Players {
    <S extends State<S>> Bot<S> of(Game<S> game, Level level);
  }

  /// A question to a computer.
  ///
  /// @param forgotten the position as the seat may know it; the asker's no more
  /// @param seen the events so far as the seat has seen them
  public record Question<S extends State<S>>(
      Game<S> game, S forgotten, List<Event> seen, int seat, Level level) {
    public Question {
      seen = List.copyOf(seen);
    }
  }

  private final ThreadPoolExecutor pool;
  private final Players players;

  public Computers() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), Bots::of);
  }

  public Computers(int threads, Players players) {
    this.players = players;
    pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("computer-", 0).factory());
  }

  /// Who asks, told on one of the pool's threads what comes of it.
  public interface Asker {
    /// The thinking begins, and will take about so long.
    void begins(long millis);

    /// A legal action was chosen, in notation.
    void chooses(String action);

    /// None will be.
    void fails(Throwable cause);
  }

  /// Thinks about a question. The queue is as long as there are computer seats to act at loaded
  /// tables, each of which asks once at a time.
  ///
  /// @throws java.util.concurrent.RejectedExecutionException after [#close]
  public <S extends State<S>> void ask(Question<S> question, Asker asker) {
    pool.execute(() -> {
      try {
        asker.chooses(think(question, asker));
      } catch (RuntimeException | Error e) {
        asker.fails(e);
      }
    });
  }

  private <S extends State<S>> String think(Question<S> question, Asker asker) {
    Effort effort = Bots.effort(question.level()).times(share());
    asker.begins(TimeUnit.NANOSECONDS.toMillis(effort.nanos()));
    RandomGenerator random = new Xoroshiro(RandomGenerator.getDefault().nextLong());
    S forgotten = question.forgotten();
    int action;
    try {
      action =
          players
              .of(question.game(), question.level())
              .choose(forgotten.copy(), question.seen(), question.seat(), effort, random);
    } catch (RuntimeException e) {
      // A game must not stand still because its bot has a fault.
      LOG.error("the bot of {} failed; it plays at random", question.game().id(), e);
      action = forgotten.sample(question.seat(), random);
    }
    return question.game().write(forgotten, question.seat(), action);
  }

  /// The part of its time that a question gets: all of it while no more wait than can think.
  private double share() {
    double waiting = pool.getQueue().size();
    return Math.max(LEAST_SHARE, Math.min(1, pool.getMaximumPoolSize() / (waiting + 1)));
  }

  /// Lets go of what is waited for; what is being thought about is not answered.
  @Override
  public void close() {
    pool.shutdownNow();
  }
}
