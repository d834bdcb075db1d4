package tianxia.arena;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tianxia.arena.player.ExternalBot;
import tianxia.arena.player.Forfeit;
import tianxia.arena.player.ThinkingLimit;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;
import tianxia.search.TimeAllocation;

/// Plays one game between bots. Each gets what its seat may know. At a simultaneous decision the
/// lowest seat goes first; nobody sees what the others have sealed.
final class GameRunner<S extends State<S>> {

  /// A bot at a seat.
  ///
  /// @param clock measures its time
  record Seated<S extends State<S>>(
      Bot<S> bot, ThinkingLimit limit, RandomGenerator random, LongSupplier clock) {}

  private final Game<S> game;
  private final List<Seated<S>> seats;
  private final Draws draws;
  private final S state;
  private final TimeAllocation<S> time;
  private final int[] legal;
  private final List<Event> events = new ArrayList<>();
  private final List<List<Event>> seen = new ArrayList<>();

  /// The planned next actions, by seat.
  private final List<Deque<Integer>> planned = new ArrayList<>();

  private Optional<GameResult.Fault> fault = Optional.empty();

  /// @param seats from seat 1 on
  GameRunner(Game<S> game, Options options, List<Seated<S>> seats, Draws draws) {
    this.game = game;
    this.seats = seats;
    this.draws = draws;
    state = game.start(options);
    time = new TimeAllocation<>(state, seats.size());
    legal = new int[state.maxLegal()];
    seats.forEach(seat -> {
      seen.add(new ArrayList<>());
      planned.add(new ArrayDeque<>());
    });
  }

  /// The random numbers for draw n (from 0), the same in all games of a block.
  static final class Draws {
    private final long seed;
    private final int block;
    private final Xoroshiro random = new Xoroshiro(0);

    Draws(long seed, int block) {
      this.seed = seed;
      this.block = block;
    }

    RandomGenerator draw(int n) {
      random.seed(Seeds.of(seed, Seeds.CHANCE, block, n));
      return random;
    }
  }

  /// Plays to the end, or until the thread is interrupted.
  void run() {
    int drawn = 0;
    while (state.actors() != 0 && fault.isEmpty() && !Thread.currentThread().isInterrupted()) {
      int actor = Actors.first(state.actors());
      if (actor == Actors.CHANCE) {
        play(actor, state.sample(actor, draws.draw(drawn++)));
      } else {
        decide(actor);
      }
    }
  }

  private void decide(int seat) {
    S forgotten = state.copy();
    forgotten.forget(seat);
    int count = state.legalActions(seat, legal);
    int action;
    try {
      action = choose(forgotten, seat);
    } catch (Forfeit forfeit) {
      fault = Optional.of(new GameResult.Fault(seat, forfeit.reason()));
      return;
    } catch (RuntimeException | StackOverflowError e) {
      fault = Optional.of(new GameResult.Fault(seat, "crash: " + e));
      return;
    }
    if (Arrays.binarySearch(legal, 0, count, action) < 0) {
      fault = Optional.of(new GameResult.Fault(seat, "illegal action " + action));
      return;
    }
    play(seat, action);
  }

  private int choose(S forgotten, int seat) {
    Deque<Integer> ahead = planned.get(seat - 1);
    if (ahead.isEmpty()) {
      for (int action : plan(forgotten, seat)) {
        ahead.add(action);
      }
    }
    return ahead.remove();
  }

  /// Limits are per decision or per turn: a bot that plans several decisions gets the budget of
  /// all.
  private int[] plan(S forgotten, int seat) {
    Seated<S> who = seats.get(seat - 1);
    if (who.bot() instanceof ExternalBot<S>.Visit visit) {
      visit.open();
    }
    List<Event> known = seen(seat);
    ThinkingLimit limit = who.limit();
    int choices = who.bot().ahead(forgotten, seat);
    if (limit.repeatable()) {
      SearchBudget effort = SearchBudget.iterations(limit.iterations()).forChoices(choices);
      return who.bot().plan(forgotten, known, seat, effort, who.random());
    }
    long start = who.clock().getAsLong();
    long share = time.share(forgotten, seat, limit.nanos(), choices, who.random());
    int iterations = SearchBudget.iterations(limit.iterations()).forChoices(choices).iterations();
    SearchBudget effort = new SearchBudget(share, iterations, who.clock());
    int[] plan = who.bot().plan(forgotten, known, seat, effort, who.random());
    time.spend(seat, who.clock().getAsLong() - start);
    return plan;
  }

  private void play(int actor, int action) {
    events.add(new Event(actor, game.write(state, actor, action)));
    for (int seat = 1; seat <= seats.size(); seat++) {
      seen.get(seat - 1).add(new Event(actor, game.seen(state, seat, actor, action)));
    }
    state.apply(actor, action);
    time.played(state, actor, action);
  }

  List<Event> events() {
    return List.copyOf(events);
  }

  /// What a seat has seen.
  List<Event> seen(int seat) {
    return Collections.unmodifiableList(seen.get(seat - 1));
  }

  Optional<GameResult.Fault> fault() {
    return fault;
  }

  /// The winners; if a seat has forfeited, all others.
  int winners() {
    int all = (2 << seats.size()) - 2;
    return fault.map(f -> all & ~(1 << f.seat())).orElseGet(state::winners);
  }
}
