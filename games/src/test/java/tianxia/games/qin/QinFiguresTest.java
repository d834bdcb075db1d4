package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Figure;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;

/// The figures on the rules page: their tiles are laid by the rules, with the result shown.
final class QinFiguresTest {

  static Stream<Figure> figures() {
    return Figure.of("qin");
  }

  @ParameterizedTest
  @MethodSource("figures")
  void areTrue(Figure figure) {
    Scene scene = new Scene(2);
    for (JsonValue each : figure.list("laid")) {
      List<JsonValue> laid = ((Elements) each).values();
      scene.lay(Figure.number(laid.getFirst()), Figure.text(laid.getLast()));
    }
    shows(scene, figure.text("from"), figure);
    figure.parts("tries").forEach(held -> isHeldOver(scene, held));
    figure.part("after").ifPresent(after -> becomes(scene, figure.text("from"), after));
  }

  private static void becomes(Scene scene, String from, Figure after) {
    List<Integer> before = List.of(scene.supply(1), scene.supply(2));
    scene.play(after.text("lay"));
    shows(scene, from, after);
    List<Integer> returned = after.numbers("returned");
    for (int k = 0; k < returned.size(); k++) {
      assertThat(scene.supply(k + 1) - before.get(k)).isEqualTo(returned.get(k));
    }
  }

  private static void isHeldOver(Scene scene, Figure held) {
    String tile = held.text("tile");
    held.find("refused")
        .ifPresentOrElse(
            clause -> assertThat(scene.refused(tile)).startsWith(clause + " "),
            () -> assertThat(scene.legal(tile)).as(tile).isTrue());
  }

  /// Compares a section of the board, starting at a square, and everything with an owner.
  private static void shows(Scene scene, String from, Figure shown) {
    Figure state = new Figure("state", (Members) JsonValue.parse(scene.json()));
    List<String> rows = shown.texts("rows");
    int column = from.charAt(0) - 'a';
    int row = Integer.parseInt(from.substring(1)) - 1;
    int wide = rows.getFirst().length();
    assertThat(state.texts("board").subList(row, row + rows.size()))
        .extracting(line -> line.substring(column, column + wide))
        .isEqualTo(rows);
    assertThat(owned(state.parts("provinces"))).isEqualTo(shown.list("provinces"));
    assertThat(owned(state.parts("villages"))).isEqualTo(shown.list("villages"));
  }

  private static List<JsonValue> owned(List<Figure> areas) {
    return areas.stream().map(QinFiguresTest::owned).toList();
  }

  private static JsonValue owned(Figure area) {
    JsonValue.Text at = new JsonValue.Text(area.text("at"));
    JsonValue.Whole owner = new JsonValue.Whole(area.whole("owner"));
    return new Elements(List.of(at, owner));
  }
}
