package tianxia.search.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Event;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;
import tianxia.search.tree.TreeDeliberator;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.nim.NimState;

class AnytimeAnalystTest {
  private static final int SEATS = 2;
  private static final AnytimeAnalyst<NimState> ANALYST = TreeDeliberator.analyst(new Nim(), SEATS);

  private static Analysis analysis(NimState position, int seat, int iterations, long seed) {
    return ANALYST.analyse(
        position,
        List.of(),
        seat,
        SearchBudget.iterations(iterations),
        new Xoroshiro(seed),
        AnalysisListener.NONE);
  }

  @Test
  void aMoveThatWinsAtOnceIsFirst() {
    Analysis analysis = analysis(new NimState(0, 3, 0), 1, 2_000, 1);
    assertThat(analysis.candidates().getFirst().notation()).isEqualTo("B3");
    assertThat(analysis.value()).isGreaterThan(0.99);
    assertThat(analysis.mixed()).isFalse();
  }

  @Test
  void theLineAnswersAsTheSearchExpects() {
    Candidate best = analysis(new NimState(0, 2, 1), 1, 5_000, 1).candidates().getFirst();
    assertThat(best.line())
        .startsWith(new Event(1, "B1"))
        .hasSize(3)
        .endsWith(new Event(1, best.line().getLast().action()));
  }

  @Test
  void theSameSeedGivesTheSameAnalysisWhetherOrNotSomebodyListens() {
    for (long seed = 0; seed < 10; seed++) {
      List<Analysis> heard = new ArrayList<>();
      Analysis listened =
          ANALYST.analyse(
              new NimState(3, 4, 5),
              List.of(),
              1,
              SearchBudget.iterations(700),
              new Xoroshiro(seed),
              heard::add);
      assertThat(listened)
          .as("seed %s", seed)
          .isEqualTo(analysis(new NimState(3, 4, 5), 1, 700, seed));
      assertThat(heard).hasSizeGreaterThan(4).endsWith(listened);
      assertThat(heard)
          .isSortedAccordingTo((one, other) -> Long.compare(one.visits(), other.visits()));
    }
  }

  @Test
  void anIntermediateAnalysisIsTheOneOfThatMuchEffort() {
    List<Analysis> heard = new ArrayList<>();
    ANALYST.analyse(
        new NimState(3, 4, 5),
        List.of(),
        1,
        SearchBudget.iterations(100),
        new Xoroshiro(3),
        heard::add);
    assertThat(heard).contains(analysis(new NimState(3, 4, 5), 1, 32, 3));
  }

  @Test
  void stopsWhenTheListenerHasHeardEnough() {
    List<Analysis> heard = new ArrayList<>();
    AnalysisListener enough =
        new AnalysisListener() {
          @Override
          public void improved(Analysis soFar) {
            heard.add(soFar);
          }

          @Override
          public boolean stopped() {
            return !heard.isEmpty();
          }
        };
    Analysis stopped =
        ANALYST.analyse(
            new NimState(3, 4, 5),
            List.of(),
            1,
            SearchBudget.iterations(Integer.MAX_VALUE),
            new Xoroshiro(1),
            enough);
    assertThat(stopped.visits()).isLessThan(64);
    assertThat(heard).endsWith(stopped);
  }

  /// At another seat's decision the others play, and the seat's next one is analysed.
  @Test
  void aPositionWithoutAChoiceHasAValueToo() {
    Analysis analysis = analysis(new NimState(1, 0, 0), 2, 200, 1);
    assertThat(analysis.candidates()).isEmpty();
    assertThat(analysis.value()).isZero();
    assertThat(analysis(new NimState(0, 2, 1), 2, 3_000, 1).value()).isLessThan(0.1);
  }

  @Test
  void aFinishedGameIsWorthItsResult() {
    NimState over = new NimState(1, 0, 0);
    over.apply(1, over.sample(1, new Xoroshiro(1)));
    assertThat(analysis(over, 1, 10, 1).shares()).containsExactly(1.0, 0.0);
  }

  @Test
  void calibrationKeepsTheSumOfTheShares() {
    Candidate candidate = new Candidate(3, 0.8, 1, 9, 0.1, List.of(new Event(2, "B1")));
    Analysis raw = new Analysis(2, false, List.of(0.1, 0.8, 0.1), 0.1, 9, List.of(candidate));
    Analysis corrected = raw.calibrated(chance -> chance * chance);
    assertThat(corrected.value()).isEqualTo(corrected.candidates().getFirst().value());
    assertThat(corrected.shares().stream().mapToDouble(share -> share).sum())
        .isCloseTo(1, within(1e-12));
    assertThat(corrected.loss(3)).hasValue(0);
    assertThat(corrected.loss(4)).isEmpty();
  }
}
