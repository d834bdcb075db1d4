package tianxia.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.testkit.Golden;

class AnalysedRecordTest {
  /// Every so many positions are looked at.
  private static final int STEP = Integer.getInteger("tianxia.step", 9);

  /// Decisions, draws, positions of other seats, and the end.
  @ParameterizedTest
  @CsvSource({
    "contrees, 12-laid-off-1",
    "contrees, 16-laid-on-1",
    "qin, 2-lion-1",
    "qin, 3-bird-1",
    "pagoda, full-on-1",
    "pagoda, quick-on-1",
    "sun-tzu, advanced-on-mixed-1",
    "sun-tzu, standard-off-rising-1"
  })
  void everyPositionHasAValueForEverySeat(String id, String name) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    analyse(game, Golden.record(game, name + ".tx"));
  }

  private static <S extends State<S>> void analyse(Game<S> game, GameRecord record) {
    AnalysedRecord<S> analysed =
        new AnalysedRecord<>(
            game, record, Analysts.of(game, record.options()), SearchBudget.iterations(1), 1);
    int seats = game.seats(record.options());
    for (int ply = record.events().size(); ply >= 0; ply -= STEP) {
      for (int seat = 1; seat <= seats; seat++) {
        List<String> lines = new ArrayList<>();
        analysed.at(ply, OptionalInt.of(seat), line -> lines.add(line.toString()));
        assertThat(lines).hasSize(1);
        assertThat(lines.getFirst())
            .contains("\"ply\":" + ply + ",\"seat\":" + seat + ",")
            .doesNotContain("\"value\":-");
      }
    }
  }
}
