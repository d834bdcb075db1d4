package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// A game between bots, each of which gets what its seat may know. Every action of a plan must be
/// legal, both by the seat's knowledge and in the true position.
final class Bout<S extends State<S>> {
  private final Game<S> game;
  private final S state;
  private final RandomGenerator random;
  private final List<List<Event>> seen;

  /// A hash of the actors and actions so far (FNV-1a).
  private long digest = 0xcbf29ce484222325L;

  private Bout(Game<S> game, Options options, long seed) {
    this.game = game;
    state = game.start(options);
    random = new Xoroshiro(seed);
    seen =
        IntStream.rangeClosed(0, game.seats(options))
            .<List<Event>>mapToObj(seat -> new ArrayList<>())
            .toList();
  }

  /// Plays any legal action.
  static <S extends State<S>> Bot<S> random() {
    return (forgotten, seen, seat, effort, random) -> forgotten.sample(seat, random);
  }

  /// The number of games that the first player wins against the others, with rotating seats; a
  /// shared win counts as its share.
  ///
  /// @param effort per choice, for all players
  static <S extends State<S>> double won(
      Game<S> game, Options options, Bot<S> player, Bot<S> others, SearchBudget effort, int games) {
    int seats = game.seats(options);
    double won = 0;
    for (int seed = 0; seed < games; seed++) {
      int own = 1 + seed % seats;
      Bout<S> bout = new Bout<>(game, options, seed);
      int winners = bout.play(seat -> seat == own ? player : others, effort);
      won += Actors.contains(winners, own) ? 1.0 / Integer.bitCount(winners) : 0;
    }
    return won;
  }

  /// Plays a game of a bot against itself and returns a hash of all actions.
  ///
  /// @param effort per choice
  static <S extends State<S>> long digest(
      Game<S> game, Options options, Bot<S> player, SearchBudget effort, long seed) {
    Bout<S> bout = new Bout<>(game, options, seed);
    bout.play(seat -> player, effort);
    return bout.digest;
  }

  private int play(IntFunction<Bot<S>> seated, SearchBudget effort) {
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      if (actor == Actors.CHANCE) {
        apply(actor, state.sample(actor, random));
      } else {
        decide(actor, seated.apply(actor), effort);
      }
    }
    return state.winners();
  }

  private void decide(int seat, Bot<S> bot, SearchBudget effort) {
    S known = state.copy();
    known.forget(seat);
    int[] plan = bot.plan(known.copy(), List.copyOf(seen.get(seat)), seat, effort, random);
    assertThat(plan).isNotEmpty();
    for (int action : plan) {
      assertThat(legal(known, seat)).contains(action);
      assertThat(legal(state, seat)).contains(action);
      known.apply(seat, action);
      apply(seat, action);
    }
  }

  private void apply(int actor, int action) {
    for (int seat = 1; seat < seen.size(); seat++) {
      seen.get(seat).add(new Event(actor, game.seen(state, seat, actor, action)));
    }
    state.apply(actor, action);
    digest = ((digest ^ actor) * 0x100000001b3L ^ action) * 0x100000001b3L;
  }

  private static <S extends State<S>> int[] legal(S state, int seat) {
    int[] legal = new int[state.maxLegal()];
    return Arrays.copyOf(legal, state.legalActions(seat, legal));
  }
}
