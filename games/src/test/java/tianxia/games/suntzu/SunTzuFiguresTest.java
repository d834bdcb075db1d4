package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Figure;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.json.JsonValue.Elements;

/// The figures on the page of rules: the battles and the scoring that they show are played by the
/// rules and have the outcome shown.
final class SunTzuFiguresTest {

  private static final String[] TWOS = {"2", "2", "2", "2", "2"};

  static Stream<Figure> battles() {
    return Figure.of("sun-tzu").filter(figure -> !figure.name().equals("scoring"));
  }

  @ParameterizedTest
  @MethodSource("battles")
  void areTrue(Figure figure) {
    int at = Province.of(figure.text("province"));
    int before = figure.whole("before");
    int[] armies = new int[Province.COUNT];
    armies[at] = before;
    Scene scene = Scene.standard().armies(armies);
    for (int seat = 1; seat <= 2; seat++) {
      String[] cards = TWOS.clone();
      cards[at] = figure.texts("cards").get(seat - 1);
      scene.lay(seat, cards);
    }
    int after = figure.whole("armies");
    assertThat(scene.state.armies[at]).isEqualTo(after);
    assertThat(Arrays.stream(scene.state.marks).sum()).isEqualTo(figure.whole("marks"));
    Figure turn = figure.part("turn").orElseThrow();
    assertThat(after - before).isEqualTo(moved(turn, "arriving") - moved(turn, "leaving"));
  }

  /// The change in armies: positive for seat 1, negative for seat 2.
  private static int moved(Figure turn, String way) {
    Figure armies = turn.part(way).orElseThrow();
    return armies.whole("seat") == 1 ? armies.whole("count") : -armies.whole("count");
  }

  @Test
  void theScoringIsTrue() {
    Figure figure =
        Figure.of("sun-tzu").filter(each -> each.name().equals("scoring")).findAny().orElseThrow();
    List<String> tiles = figure.texts("tiles");
    Scene scene = Scene.standard().dynasty(figure.whole("dynasty")).pawn(figure.whole("pawn"));
    scene.armies(figure.numbers("armies").stream().mapToInt(n -> n).toArray());
    for (int k = 0; k < Province.COUNT; k++) {
      scene.state.tiles[k] = scene.state.scores.names().indexOf(tiles.get(k));
    }
    assertThat(scene.json()).contains(String.join("\",\"", tiles));
    scene.lay(1, TWOS).lay(2, TWOS).answer(Scene.FIRST_ORDER);
    List<Integer> sums =
        figure.list("points").stream()
            .map(side -> ((Elements) side).values().stream().mapToInt(Figure::number).sum())
            .toList();
    assertThat(scene.state.pawn).isEqualTo(figure.whole("becomes"));
    assertThat(sums.getFirst() - sums.getLast()).isEqualTo(figure.whole("becomes"));
  }
}
