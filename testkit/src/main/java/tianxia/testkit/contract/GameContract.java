package tianxia.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import tianxia.kernel.Game;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.words.Words;
import tianxia.testkit.Extent;
import tianxia.testkit.Repository;
import tianxia.testkit.proof.Proves;
import tianxia.testkit.proof.Rulebook;

/// The contract of every game, checked in seeded random playouts with every set of its options. A
/// test class of the game implements this, and has a test for each promise and set of options:
///
/// ```java
/// final class QinContractTest implements GameContract<QinState> {
///   @Override public Game<QinState> game() { return new Qin(); }
///   @Override public int longest(Options options) { return 72 * 5; }
///   @Override public List<Words> words() { return List.of(Games.words("qin", "en"), Games.words("qin", "fr")); }
/// }
/// ```
///
/// Cheap checks run at every position, expensive ones at one in thirty-two. A failure reports the
/// seed and the record of its playout. `-Dtianxia.deep=true` runs forty times as many,
/// `-Dtianxia.seed=N` runs others.
///
/// All tests of a class share one instance of it, so that each playout is chosen once and played
/// again by every check.
///
/// @param <S> the game's state
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public interface GameContract<S extends State<S>> {
  /// How many times as many playouts a deep run has.
  int DEEP = 40;

  Game<S> game();

  /// The maximum number of events of a game with these options.
  int longest(Options options);

  /// The game's words in every language.
  List<Words> words();

  /// Whether a view contains everything that its viewer has been told, so that two games that told
  /// it different things have different views. False if public information is hidden again, such as
  /// revealed cards that return to the hand.
  default boolean viewsRemember() {
    return true;
  }

  /// A violated invariant of a state, if any: pieces lost or duplicated, a running value that
  /// differs from one computed from scratch. Called at one position in thirty-two and in imagined
  /// worlds.
  default Optional<String> imbalance(Options options, S state) {
    return Optional.empty();
  }

  /// Texts that look like notation and must be refused where they are not legal.
  default List<String> suspects() {
    return List.of();
  }

  /// The clauses that a refusal may cite: those of the game's file under docs/rules, and those
  /// common to all games.
  default Set<String> clauses() {
    return Rulebook.clauses(Repository.root(), game().id());
  }

  /// Positions that differ only in what a viewer may not know, from a source other than the
  /// playouts, such as a reference engine.
  default List<Pair<S>> pairs(Options options) {
    return List.of();
  }

  /// Playouts per set of options, in a usual run.
  default int playouts() {
    return 500;
  }

  /// Two positions that `viewer` cannot tell apart.
  record Pair<S extends State<S>>(int viewer, S left, S right) {}

  /// All sets of options of a game.
  static List<Options> optionSets(Game<?> game) {
    List<Map<String, String>> sets = new ArrayList<>(List.of(Map.of()));
    for (OptionSpec spec : game.options()) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> set : sets) {
        for (String value : spec.values()) {
          Map<String, String> more = new TreeMap<>(set);
          more.put(spec.name(), value);
          longer.add(more);
        }
      }
      sets = longer;
    }
    return sets.stream().map(set -> Options.of(game.options(), set)).toList();
  }

  @TestFactory
  @Proves("GEN-2")
  default Stream<DynamicTest> legalActionsAreListedOnceAndInOrder() {
    return each(options -> new LegalCheck<>());
  }

  @TestFactory
  @Proves({"GEN-1", "GEN-5"})
  default Stream<DynamicTest> statesAndViewsTellGamePhaseAndWinners() {
    return each(options -> new ShapeCheck<>());
  }

  @TestFactory
  default Stream<DynamicTest> nothingIsLostOrDoubled() {
    return each(options -> new BalanceCheck<>(state -> imbalance(options, state)));
  }

  @TestFactory
  default Stream<DynamicTest> copiesAreIndependent() {
    return each(options -> new CopyCheck<>());
  }

  @TestFactory
  default Stream<DynamicTest> notationGoesBothWays() {
    return each(options -> new NotationCheck<>());
  }

  @TestFactory
  @Proves({"GEN-3", "GEN-6"})
  default Stream<DynamicTest> whatIsNotLegalIsRefusedWithAReason() {
    return each(options -> new RefusalCheck<>(words(), suspects(), clauses()));
  }

  @TestFactory
  @Proves("GEN-3")
  default Stream<DynamicTest> refusedActionsLeaveAMatchAsItWas() {
    return each(options -> new MatchCheck<>());
  }

  @TestFactory
  default Stream<DynamicTest> recordsGiveThePositionBack() {
    return each(options -> new RecordCheck<>());
  }

  @TestFactory
  default Stream<DynamicTest> samplesAreLegalAndFair() {
    return each(options -> new SampleCheck<>());
  }

  @TestFactory
  default Stream<DynamicTest> simultaneousDecisionsCommute() {
    return each(options -> new OrderCheck<>());
  }

  @TestFactory
  @Proves("GEN-4")
  default Stream<DynamicTest> forgettingKeepsTheViewAndImaginingFitsIt() {
    return each(options -> new ForgetCheck<>(state -> imbalance(options, state)));
  }

  @TestFactory
  @Proves("GEN-4")
  default Stream<DynamicTest> nothingHiddenShows() {
    return each(options -> new PairCheck<>(this, options));
  }

  @TestFactory
  default Stream<DynamicTest> whatHappensIsTold() {
    return each(options -> new TellingCheck<>(words()));
  }

  @TestFactory
  default Stream<DynamicTest> previewsShowWhatAnActionDoes() {
    return each(options -> new PreviewCheck<>(words()));
  }

  @TestFactory
  default Stream<DynamicTest> statesTellWhatViewsTell() {
    return each(options -> new ForesightCheck<>());
  }

  @TestFactory
  @Proves("GEN-4")
  default Stream<DynamicTest> questionsAreOpenToAllAndGoOnWithTheGame() {
    return each(options -> new QuestionCheck<>(words()));
  }

  @TestFactory
  default Stream<DynamicTest> warmPlayoutsAllocateNothing() {
    return optionSets(game()).stream()
        .map(options ->
            DynamicTest.dynamicTest(name(options), () -> Allocation.none(game(), options)));
  }

  private Stream<DynamicTest> each(Function<Options, Check<S>> check) {
    return optionSets(game()).stream()
        .map(options ->
            DynamicTest.dynamicTest(name(options), () -> run(options, check.apply(options))));
  }

  private void run(Options options, Check<S> check) {
    int count = Extent.of(playouts(), DEEP);
    long base = Long.getLong("tianxia.seed", 20261120L) + 1_000_003L * options.hashCode();
    // Once: making a game may read its files.
    Game<S> game = game();
    int longest = longest(options);
    Scripts scripts = Scripts.of(this, options);
    for (int k = 0; k < count; k++) {
      new Playthrough<>(game, options, longest, base + k, scripts.get(k, base + k)).run(check);
    }
    check.end();
  }

  private static String name(Options options) {
    if (options.asMap().isEmpty()) {
      return "no options";
    }
    return String.join(
        " ",
        options.asMap().entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList());
  }
}
