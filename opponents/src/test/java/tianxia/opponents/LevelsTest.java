package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.Effort;
import tianxia.search.Level;

/// The levels of the games whose lower levels are the highest one with doubt.
class LevelsTest {
  private static final int GAMES = 30;

  /// For the levels that would think as long as they may.
  private static final int ITERATIONS = 4;

  /// A player of these tests: gets a forgotten position.
  private interface Player<S extends State<S>> {
    int choose(S forgotten, int seat, RandomGenerator random);
  }

  @ParameterizedTest
  @CsvSource({"contrees,territory,ready", "contrees,territory,laid", "qin,board,bird"})
  void easyBeatsRandomPlay(String id, String option, String value) {
    double won = easyAgainst(game(id), Map.of(option, value), false);
    assertThat(won).as("won of %s, seeds from 0", GAMES).isGreaterThanOrEqualTo(0.8 * GAMES);
  }

  /// At least 7 of 10 in the long run (docs/STRENGTH.md); so many games leave room for chance.
  @ParameterizedTest
  @CsvSource({"contrees,territory,ready", "contrees,territory,laid", "qin,board,bird"})
  void easyLosesToGreedyPlay(String id, String option, String value) {
    double won = easyAgainst(game(id), Map.of(option, value), true);
    assertThat(won).as("won of %s, seeds from 0", GAMES).isLessThanOrEqualTo(0.4 * GAMES);
  }

  /// The same choice for two positions that the seat can't tell apart, and for the same one twice.
  @ParameterizedTest
  @CsvSource({"contrees", "qin"})
  void theSameSeedAndKnowledgeGiveTheSameChoice(String id) {
    alike(game(id));
  }

  private static Game<?> game(String id) {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static <S extends State<S>> void alike(Game<S> game) {
    for (Level level : Level.values()) {
      for (long seed = 0; seed < 4; seed++) {
        RandomGenerator random = new Xoroshiro(seed);
        S state = game.start(Options.of(game.options(), Map.of()));
        int events = 20 + random.nextInt(10);
        for (int n = 0; n < events || state.actors() == 1 << Actors.CHANCE; n++) {
          int actor = Actors.first(state.actors());
          state.apply(actor, state.sample(actor, random));
        }
        int seat = Actors.first(state.actors());
        S other = state.copy();
        other.forget(seat);
        other.imagine(random);
        int choice = choice(game, level, state, seat, seed);
        assertThat(choice(game, level, other, seat, seed))
            .as("%s, seed %s", level, seed)
            .isEqualTo(choice);
        assertThat(choice(game, level, state, seat, seed)).isEqualTo(choice);
      }
    }
  }

  private static <S extends State<S>> int choice(
      Game<S> game, Level level, S state, int seat, long seed) {
    S forgotten = state.copy();
    forgotten.forget(seat);
    int iterations = Math.min(ITERATIONS, Opponents.effort(level).iterations());
    return Opponents.of(game, level)
        .choose(forgotten, List.of(), seat, Effort.iterations(iterations), new Xoroshiro(seed));
  }

  private static <S extends State<S>> double easyAgainst(
      Game<S> game, Map<String, String> options, boolean greedy) {
    Bot<S> bot = Opponents.of(game, Level.EASY);
    Effort effort = Effort.iterations(Opponents.effort(Level.EASY).iterations());
    Player<S> easy =
        (forgotten, seat, random) -> bot.choose(forgotten, List.of(), seat, effort, random);
    Player<S> other =
        greedy
            ? (forgotten, seat, random) -> furthestAhead(game, forgotten, seat, random)
            : (forgotten, seat, random) -> forgotten.sample(seat, random);
    double won = 0;
    for (int k = 0; k < GAMES; k++) {
      int seat = 1 + k % 2;
      S state = game.start(Options.of(game.options(), options));
      int winners = play(state, seat == 1 ? List.of(easy, other) : List.of(other, easy), k);
      won += Actors.contains(winners, seat) ? 1.0 / Integer.bitCount(winners) : 0;
    }
    return won;
  }

  private static <S extends State<S>> int play(S state, List<Player<S>> players, long seed) {
    RandomGenerator random = new Xoroshiro(seed);
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      if (actor == Actors.CHANCE) {
        state.apply(actor, state.sample(actor, random));
      } else {
        S forgotten = state.copy();
        forgotten.forget(actor);
        state.apply(actor, players.get(actor - 1).choose(forgotten, actor, random));
      }
    }
    return state.winners();
  }

  /// What the arena's greedy player does.
  private static <S extends State<S>> int furthestAhead(
      Game<S> game, S forgotten, int seat, RandomGenerator random) {
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    int best = legal[0];
    long highest = Long.MIN_VALUE;
    int equals = 0;
    for (int i = 0; i < count; i++) {
      long lead = game.lead(forgotten, seat, legal[i]);
      if (lead > highest || lead == highest && random.nextInt(equals + 1) == 0) {
        best = legal[i];
      }
      equals = lead > highest ? 1 : lead == highest ? equals + 1 : equals;
      highest = Math.max(highest, lead);
    }
    return best;
  }
}
