package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
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
/// dozens of hints take a second of the processor, which other tests have meanwhile.
@Timeout(300)
class HintTwinsTest {
  /// Pairs of each game, and at least one for each set of options.
  private static final int WANTED = 8;

  /// Games for each set of options at most.
  private static final int TRIES = 400;

  @ParameterizedTest
  @ValueSource(strings = {"qin", "pagoda", "sun-tzu"})
  void theHintDependsOnWhatTheSeatKnows(String id) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    RandomGenerator random = new Xoroshiro(20_261_125L);
    List<Options> sets = GameContract.optionSets(game);
    int wanted = Math.ceilDiv(WANTED, sets.size());
    try (Computers computers = new Computers(1, House.AT_RANDOM)) {
      for (Options options : sets) {
        assertThat(compared(game, options, wanted, computers, random)).isEqualTo(wanted);
      }
    }
  }

  private static int compared(
      Game<?> game, Options options, int wanted, Computers computers, RandomGenerator random) {
    int compared = 0;
    for (int i = 0; i < TRIES && compared < wanted; i++) {
      RandomLog log = new RandomLog(game, options, random);
      for (int variation = 0; variation < 8 && compared < wanted; variation++) {
        Optional<Twins> twins = Twins.of(log, random);
        compared += twins.isPresent() ? sideBySide(log, twins.get(), computers) : 0;
      }
    }
    return compared;
  }

  /// @return 1 if a seat was to act at two such tables that it can't tell apart
  private static int sideBySide(RandomLog log, Twins twins, Computers computers) {
    Optional<TableState> twin = twins.begin(log);
    for (int at = twins.from(); at < log.entries.size() && twin.isPresent(); at++) {
      TableState one = log.tables.get(at);
      TableState other = twin.get();
      for (int seat : Actors.list(one.actors())) {
        if (Actors.contains(other.actors(), seat) && alike(one.history(), other.history(), seat)) {
          assertThat(hint(other.history(), seat, computers))
              .isEqualTo(hint(one.history(), seat, computers));
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
