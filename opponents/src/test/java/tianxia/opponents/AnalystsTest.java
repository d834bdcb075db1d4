package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.Analyst;
import tianxia.search.analysis.Candidate;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.nim.Nim;

/// What all analyses have in common, for every game with every set of options, at positions from a
/// random and a greedy game.
class AnalystsTest {
  private static final long SEED = Long.getLong("tianxia.seed", 20_261_125L);
  private static final int MOMENTS = 3;
  private static final int WORLDS = 2;
  private static final double ROUNDING = 1e-9;

  @TestFactory
  Stream<DynamicTest> whatASeatCantKnowMakesNoDifference() {
    return everywhere(AnalystsTest::noPeeking);
  }

  @TestFactory
  Stream<DynamicTest> analysesAreConsistent() {
    return everywhere(AnalystsTest::consistent);
  }

  /// A test of one game with one set of options.
  private interface Check {
    <S extends State<S>> void run(Game<S> game, Options options);
  }

  private static Stream<DynamicTest> everywhere(Check check) {
    return Nim.after(Games.CATALOGUE).games().stream()
        .flatMap(game ->
            GameContract.optionSets(game).stream()
                .map(options ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + options.asMap(), () -> check.run(game, options))));
  }

  private static <S extends State<S>> List<Situation<S>> situations(Game<S> game, Options options) {
    RandomGenerator random = new Xoroshiro(SEED);
    List<Situation<S>> all = new ArrayList<>();
    all.addAll(Situation.along(game, options, false, MOMENTS, random));
    all.addAll(Situation.along(game, options, true, MOMENTS, random));
    return all;
  }

  private static <S extends State<S>> void noPeeking(Game<S> game, Options options) {
    Analyst<S> analyst = Analysts.of(game, options);
    RandomGenerator random = new Xoroshiro(SEED);
    for (Situation<S> situation : situations(game, options)) {
      Analysis analysis = analysis(analyst, situation, situation.seat(), effort(game));
      for (int i = 0; i < WORLDS; i++) {
        assertThat(analysis(analyst, situation.reimagined(random), situation.seat(), effort(game)))
            .as("%s %s, seed %s, after %s", game.id(), options.asMap(), SEED, situation.seen())
            .isEqualTo(analysis);
      }
    }
  }

  private static <S extends State<S>> void consistent(Game<S> game, Options options) {
    Analyst<S> analyst = Analysts.of(game, options);
    for (Situation<S> situation : situations(game, options)) {
      List<Analysis> heard = new ArrayList<>();
      Analysis analysis =
          analyst.analyse(
              situation.forgotten(),
              situation.seen(),
              situation.seat(),
              SearchBudget.iterations(effort(game)),
              new Xoroshiro(SEED),
              heard::add);
      String where = game.id() + " " + options.asMap() + ", seed " + SEED;
      assertThat(heard).as(where).endsWith(analysis);
      assertThat(heard)
          .as(where)
          .isSortedAccordingTo((one, other) -> Long.compare(one.visits(), other.visits()));
      assertThat(analysis)
          .as(where)
          .isEqualTo(analysis(analyst, situation, situation.seat(), effort(game)));
      sums(analysis, where);
      legal(game, situation, analysis, where);
    }
  }

  /// Shares of all seats sum to 1, and so do the probabilities of the choices.
  private static void sums(Analysis analysis, String where) {
    assertThat(analysis.shares().stream().mapToDouble(share -> share).sum())
        .as(where)
        .isCloseTo(1, within(ROUNDING));
    assertThat(analysis.candidates().stream().mapToDouble(Candidate::probability).sum())
        .as(where)
        .isCloseTo(1, within(ROUNDING));
    assertThat(analysis.shares()).as(where).allMatch(share -> share >= 0 && share <= 1);
    for (Candidate candidate : analysis.candidates()) {
      assertThat(candidate.value()).as(where).isBetween(0.0, 1.0);
      assertThat(candidate.error()).as(where).isBetween(0.0, 1.0);
    }
    Candidate best = analysis.candidates().getFirst();
    assertThat(analysis.loss(best.action())).as(where).hasValue(0);
  }

  private static <S extends State<S>> void legal(
      Game<S> game, Situation<S> situation, Analysis analysis, String where) {
    S state = situation.forgotten();
    for (Candidate candidate : analysis.candidates()) {
      assertThat(game.why(state, situation.seat(), candidate.notation())).as(where).isEmpty();
      assertThat(game.read(state, situation.seat(), candidate.notation()))
          .as(where)
          .isEqualTo(candidate.action());
    }
    assertThat(analysis.candidates().stream().map(Candidate::action))
        .as(where)
        .doesNotHaveDuplicates();
  }

  private static <S extends State<S>> Analysis analysis(
      Analyst<S> analyst, Situation<S> situation, int seat, int iterations) {
    return analyst.analyse(
        situation.forgotten(),
        situation.seen(),
        seat,
        SearchBudget.iterations(iterations),
        new Xoroshiro(SEED),
        AnalysisListener.NONE);
  }

  private static int effort(Game<?> game) {
    return game.id().equals("qin") ? 3 : 40;
  }
}
