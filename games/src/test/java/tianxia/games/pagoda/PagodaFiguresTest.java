package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Figure;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;

/// The figures on the rules page: their turns are played by the rules, and build and score what is
/// shown.
final class PagodaFiguresTest {

  static Stream<Figure> figures() {
    return Figure.of("pagoda");
  }

  @ParameterizedTest
  @MethodSource("figures")
  void areTrue(Figure figure) {
    Scene scene = Scene.turn();
    List<List<String>> sites = sites(figure.list("sites"));
    for (int k = 0; k < sites.size(); k++) {
      scene.site(k + 1, sites.get(k).toArray(new String[0]));
    }
    scene.holds(figure.text("holds"));
    List<String> turn = figure.texts("turn");
    for (int k = 0; k < turn.size(); k++) {
      int before = score(scene);
      scene.play(turn.get(k));
      assertThat(score(scene) - before).as(turn.get(k)).isEqualTo(figure.numbers("points").get(k));
    }
    assertThat(sites(state(scene).list("sites")).subList(0, sites.size()))
        .isEqualTo(sites(figure.list("after")));
    figure
        .find("marker")
        .ifPresent(colour -> assertThat(scene.get("abilities")).contains(colour + ":2"));
    figure.find("then").ifPresent(more -> assertThat(scene.ask(more)).isEqualTo("legal"));
    assertThat(scene.ask("end")).isEqualTo("legal");
  }

  private static Figure state(Scene scene) {
    return new Figure("state", scene.json());
  }

  private static int score(Scene scene) {
    return state(scene).numbers("score").getFirst();
  }

  private static List<List<String>> sites(List<JsonValue> sites) {
    return sites.stream()
        .map(site -> ((Elements) site).values().stream().map(Figure::text).toList())
        .toList();
  }
}
