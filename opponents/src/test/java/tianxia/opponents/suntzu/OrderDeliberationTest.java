package tianxia.opponents.suntzu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Event;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.review.PlayedGame;
import tianxia.testkit.Golden;

/// Random players lay cards that no mix would lay. What is left after these is as well known as
/// what good cards leave.
class OrderDeliberationTest {
  private static final SearchBudget EFFORT = SearchBudget.iterations(400);
  private static final double CLOSE = 0.04;
  private static final int MANY = 12;

  private final SunTzu game = new SunTzu();

  @ParameterizedTest
  @ValueSource(strings = {"standard-on-rising-0", "standard-off-rising-0", "advanced-off-mixed-0"})
  void cardsThatNoMixLaysAreValuedLikeOthers(String name) {
    GameRecord record = Golden.record(game, name + ".tx");
    PlayedGame<SunTzuState> played = new PlayedGame<>(game, record);
    List<Integer> laid = laid(record);
    assertThat(laid).hasSize(MANY);
    for (int ply : laid) {
      int seat = record.events().get(ply).actor();
      String action = record.events().get(ply).action();
      Analysis before = analysis(record, played, ply, seat, 1);
      Analysis after = analysis(record, played, ply + 1, seat, 1);
      String where = name + ", ply " + ply + ", " + action;
      assertThat(best(before)).as(where).isLessThan(before.value() + CLOSE);
      assertThat(value(before, action)).as(where).isCloseTo(after.value(), within(CLOSE));
      Analysis other = analysis(record, played, ply, seat, 2);
      assertThat(before.value() - value(before, action))
          .as(where)
          .isCloseTo(other.value() - value(other, action), within(CLOSE));
    }
  }

  /// The first cards of orders on which the same seat's next one follows.
  private static List<Integer> laid(GameRecord record) {
    List<Integer> laid = new ArrayList<>();
    for (int ply = 0; laid.size() < MANY; ply++) {
      Event event = record.events().get(ply);
      Event next = record.events().get(ply + 1);
      boolean card = event.actor() > 0 && event.action().matches("(Xi|Ti|Qi):.+");
      if (card && next.actor() == event.actor() && next.action().contains(":")) {
        laid.add(ply);
      }
    }
    return laid;
  }

  private Analysis analysis(
      GameRecord record, PlayedGame<SunTzuState> played, int ply, int seat, long seed) {
    return Analysts.of(game, record.options())
        .analyse(
            played.forgotten(ply, seat),
            played.seen(ply, seat),
            seat,
            EFFORT,
            new Xoroshiro(seed),
            AnalysisListener.NONE);
  }

  private static double best(Analysis said) {
    return said.candidates().stream().mapToDouble(each -> each.value()).max().orElseThrow();
  }

  private static double value(Analysis said, String action) {
    return said.candidates().stream()
        .filter(each -> each.notation().equals(action))
        .findFirst()
        .orElseThrow()
        .value();
  }
}
