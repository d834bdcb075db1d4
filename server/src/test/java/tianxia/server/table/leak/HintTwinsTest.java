package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Analysts;
import tianxia.search.analysis.Analysis;
import tianxia.server.advice.Advice;
import tianxia.server.advice.Foresight;
import tianxia.server.computer.AdviceRequest;
import tianxia.server.computer.AdviceRequester;
import tianxia.server.computer.Computers;
import tianxia.server.computer.Priority;
import tianxia.server.message.Hint;
import tianxia.server.message.json.Messages;
import tianxia.server.table.House;
import tianxia.server.table.RandomLog;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.TableState;
import tianxia.testkit.contract.GameContract;

/// At two tables that a seat cannot tell apart it is given the same hint, to the byte. Some of the
/// dozens of hints take a second of the processor, which other tests have meanwhile. So at many
/// more pairs what a hint is made of is compared: nothing else reaches the search.
///
/// `-Dtianxia.deep=true` compares [#MANY] pairs with each set of options.
class HintTwinsTest {
  /// Pairs of each game whose hints are compared, and at least one for each set of options.
  private static final int WANTED = 8;

  /// Pairs with each set of options of which it is compared what their hints are made of.
  private static final int MADE = 8;

  private static final int MANY = 10_000;

  /// Variations of one game.
  private static final int VARIED = 60;

  /// Games for each pair at most.
  private static final int TRIES = 50;

  /// Compares what a seat is to be told at two tables.
  private interface Comparison {
    void of(GameHistory<?> one, GameHistory<?> other, int seat);
  }

  @ParameterizedTest
  @ValueSource(strings = {"qin", "pagoda", "sun-tzu"})
  @Timeout(300)
  void theHintDependsOnWhatTheSeatKnows(String id) {
    List<Options> sets = GameContract.optionSets(game(id));
    int wanted = Math.ceilDiv(WANTED, sets.size());
    try (Computers computers = new Computers(1, House.AT_RANDOM)) {
      for (Options options : sets) {
        compare(
            game(id),
            options,
            wanted,
            (one, other, seat) ->
                assertThat(hint(other, seat, computers)).isEqualTo(hint(one, seat, computers)));
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> soDoesWhatItIsMadeOf() {
    int wanted = Boolean.getBoolean("tianxia.deep") ? MANY : MADE;
    return Stream.of("qin", "pagoda", "sun-tzu")
        .flatMap(id ->
            GameContract.optionSets(game(id)).stream()
                .map(options ->
                    DynamicTest.dynamicTest(
                        id + " " + options.asMap(),
                        () -> compare(game(id), options, wanted, HintTwinsTest::sameMakings))));
  }

  private static void sameMakings(GameHistory<?> one, GameHistory<?> other, int seat) {
    assertThat((Object) other.forgotten(seat)).isEqualTo(one.forgotten(seat));
    assertThat(other.seen(seat)).isEqualTo(one.seen(seat));
    assertThat(other.ply()).isEqualTo(one.ply());
  }

  private static Game<?> game(String id) {
    return Games.CATALOGUE.game(id).orElseThrow();
  }

  private static void compare(Game<?> game, Options options, int wanted, Comparison comparison) {
    RandomGenerator random = new Xoroshiro(20_261_125L);
    int compared = 0;
    for (int i = 0; i < TRIES * wanted && compared < wanted; i++) {
      RandomLog log = new RandomLog(game, options, random);
      for (int variation = 0; variation < VARIED && compared < wanted; variation++) {
        Optional<Twins> twins = Twins.of(log, random);
        compared += twins.isPresent() ? sideBySide(log, twins.get(), comparison) : 0;
      }
    }
    assertThat(compared).isEqualTo(wanted);
  }

  /// @return 1 if a seat was to act at two such tables that it can't tell apart
  private static int sideBySide(RandomLog log, Twins twins, Comparison comparison) {
    Optional<TableState> twin = twins.begin(log);
    for (int at = twins.from(); at < log.entries.size() && twin.isPresent(); at++) {
      TableState one = log.tables.get(at);
      TableState other = twin.get();
      for (int seat : Actors.list(one.actors())) {
        if (Actors.contains(other.actors(), seat) && alike(one.history(), other.history(), seat)) {
          comparison.of(one.history(), other.history(), seat);
          return 1;
        }
      }
      twin = at + 1 < log.entries.size() ? twins.follow(other, at + 1) : Optional.empty();
    }
    return 0;
  }

  private static boolean alike(GameHistory<?> one, GameHistory<?> other, int seat) {
    return one.shown(seat).equals(other.shown(seat))
        && !one.events().equals(other.events())
        && one.match().legal(seat).size() > 1;
  }

  private static <S extends State<S>> String hint(
      GameHistory<S> line, int seat, Computers computers) {
    S forgotten = line.forgotten(seat);
    Asked asked = new Asked();
    computers.advise(
        new AdviceRequest<>(
            line.match().game(),
            line.match().options(),
            forgotten,
            new ArrayList<>(line.seen(seat)),
            seat),
        asked);
    Hint hint =
        Advice.of(
            new Foresight<>(
                Analysts.of(line.match().game(), line.match().options()).replies(),
                forgotten,
                line.ply(),
                seat),
            asked.analysis.join(),
            1);
    assertThat(hint.choices()).isNotEmpty().hasSizeLessThanOrEqualTo(3);
    return Messages.write(hint);
  }

  private static final class Asked implements AdviceRequester {
    private final CompletableFuture<Analysis> analysis = new CompletableFuture<>();

    @Override
    public String party() {
      return "hint";
    }

    @Override
    public String table() {
      return "hint";
    }

    @Override
    public Priority urgency() {
      return Priority.ADVICE;
    }

    @Override
    public void advises(Analysis said) {
      analysis.complete(said);
    }

    @Override
    public void fails(Throwable cause) {
      analysis.completeExceptionally(cause);
    }

    @Override
    public void unwanted() {
      analysis.completeExceptionally(new AssertionError("not wanted"));
    }

    @Override
    public void turnedAway() {
      analysis.completeExceptionally(new AssertionError("turned away"));
    }
  }
}
