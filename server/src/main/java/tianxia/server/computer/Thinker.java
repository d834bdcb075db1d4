package tianxia.server.computer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;
import tianxia.search.TimeAllocation;

/// Has a game's bot choose.
final class Thinker {
  private static final Logger LOG = LoggerFactory.getLogger(Thinker.class);

  /// What was chosen.
  ///
  /// @param actions in notation, at least one
  /// @param nanos the time that it took
  record Chosen(List<String> actions, long nanos) {}

  private final BotFactory players;
  private final LongSupplier clock;

  Thinker(BotFactory players, LongSupplier clock) {
    this.players = players;
    this.clock = clock;
  }

  /// @param thought about the request
  /// @param turn the effort for the whole turn, what was spent of it already included
  /// @param most nanoseconds that this thought may take
  <S extends State<S>> Chosen think(
      MoveRequest<S> request, Thought thought, SearchBudget turn, long most) {
    RandomGenerator random = new Xoroshiro(RandomGenerator.getDefault().nextLong());
    long start = clock.getAsLong();
    List<String> actions = chosen(request, thought, turn, most, random);
    return new Chosen(actions, clock.getAsLong() - start);
  }

  private <S extends State<S>> List<String> chosen(
      MoveRequest<S> request,
      Thought thought,
      SearchBudget turn,
      long most,
      RandomGenerator random) {
    S forgotten = request.forgotten();
    int seat = request.seat();
    try {
      Bot<S> bot = players.of(request.game(), request.level());
      SearchBudget share = share(bot, request, thought, turn, random);
      SearchBudget effort =
          new SearchBudget(Math.min(most, share.nanos()), share.iterations(), share.clock());
      return written(request, bot.plan(forgotten.copy(), request.seen(), seat, effort, random));
    } catch (RuntimeException | AssertionError | StackOverflowError | LinkageError e) {
      // A bug in a bot must not stall a game.
      LOG.error("the bot of {} failed; playing at random", request.game().id(), e);
      return written(request, new int[] {forgotten.sample(seat, random)});
    }
  }

  /// A level has a time for each turn; a decision gets its share of what is left, and a thought
  /// about several decisions gets the share of all of them.
  private <S extends State<S>> SearchBudget share(
      Bot<S> bot,
      MoveRequest<S> request,
      Thought thought,
      SearchBudget turn,
      RandomGenerator random) {
    double decisions = TimeAllocation.decisions(request.forgotten(), request.seat(), random);
    int choices = bot.ahead(request.forgotten(), request.seat());
    long nanos = TimeAllocation.share(turn.nanos() - request.spent(), decisions, choices);
    return new SearchBudget(nanos, turn.forChoices(choices).iterations(), thought.clock(clock));
  }

  /// A plan in notation. An illegal one is a bug of the bot.
  private static <S extends State<S>> List<String> written(MoveRequest<S> request, int[] plan) {
    S position = request.forgotten().copy();
    int seat = request.seat();
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
      all.add(request.game().write(position, seat, plan[i]));
    }
    if (all.isEmpty()) {
      throw new IllegalStateException("no action was chosen");
    }
    return List.copyOf(all);
  }
}
