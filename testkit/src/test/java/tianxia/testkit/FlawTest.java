package tianxia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.testkit.contract.GameContract;

/// The contract detects each flaw with the promise that it breaks.
class FlawTest {
  private static final Map<String, Function<GameContract<?>, Stream<DynamicTest>>> PROMISES =
      new LinkedHashMap<>();

  static {
    PROMISES.put(
        "legalActionsAreListedOnceAndInOrder", GameContract::legalActionsAreListedOnceAndInOrder);
    PROMISES.put(
        "statesAndViewsTellGamePhaseAndWinners",
        GameContract::statesAndViewsTellGamePhaseAndWinners);
    PROMISES.put("nothingIsLostOrDoubled", GameContract::nothingIsLostOrDoubled);
    PROMISES.put("copiesAreIndependent", GameContract::copiesAreIndependent);
    PROMISES.put("notationGoesBothWays", GameContract::notationGoesBothWays);
    PROMISES.put(
        "whatIsNotLegalIsRefusedWithAReason", GameContract::whatIsNotLegalIsRefusedWithAReason);
    PROMISES.put(
        "refusedActionsLeaveAMatchAsItWas", GameContract::refusedActionsLeaveAMatchAsItWas);
    PROMISES.put("samplesAreLegalAndFair", GameContract::samplesAreLegalAndFair);
    PROMISES.put("simultaneousDecisionsCommute", GameContract::simultaneousDecisionsCommute);
    PROMISES.put(
        "forgettingKeepsTheViewAndImaginingFitsIt",
        GameContract::forgettingKeepsTheViewAndImaginingFitsIt);
    PROMISES.put("nothingHiddenShows", GameContract::nothingHiddenShows);
    PROMISES.put("whatHappensIsTold", GameContract::whatHappensIsTold);
    PROMISES.put("previewsShowWhatAnActionDoes", GameContract::previewsShowWhatAnActionDoes);
    PROMISES.put(
        "questionsAreOpenToAllAndGoOnWithTheGame",
        GameContract::questionsAreOpenToAllAndGoOnWithTheGame);
    PROMISES.put("warmPlayoutsAllocateNothing", GameContract::warmPlayoutsAllocateNothing);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void thePromiseThatAFlawBreaksFindsIt(Flaw flaw) {
    assertThat(failures(flaw, flaw.finder())).as(flaw.finder()).isNotEmpty();
  }

  @Test
  void aFailureTellsSeedAndRecord() {
    assertThat(failures(Flaw.LOSES_A_CARD, Flaw.LOSES_A_CARD.finder()))
        .contains("5 cards")
        .contains("seed ")
        .contains("tianxia 1\ngame cards\noption rounds 1\n\n* draw ");
  }

  @Test
  void everyPromiseHasAFlawThatBreaksIt() {
    for (String promise : PROMISES.keySet()) {
      assertThat(Stream.of(Flaw.values()).map(Flaw::finder)).contains(promise);
    }
  }

  /// The first failure of a promise; empty if there is none.
  private static String failures(Flaw flaw, String promise) {
    Function<GameContract<?>, Stream<DynamicTest>> tests = PROMISES.get(promise);
    if (tests == null) {
      return "";
    }
    for (DynamicTest test : tests.apply(new Flawed(flaw)).toList()) {
      try {
        test.getExecutable().execute();
      } catch (Throwable failure) {
        return "" + failure.getMessage();
      }
    }
    return "";
  }
}
