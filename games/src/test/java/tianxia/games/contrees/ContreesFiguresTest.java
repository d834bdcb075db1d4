package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Figure;
import tianxia.kernel.json.JsonValue;

/// The figures on the rules page: contrées are laid and towers built by the rules, with the result
/// shown.
final class ContreesFiguresTest {

  /// Where seat 2 builds in the meantime, far from what is shown.
  private static final String ELSEWHERE = "L";

  static Stream<Figure> towers() {
    return Figure.of("contrees").filter(figure -> figure.part("towers").isPresent());
  }

  @ParameterizedTest
  @MethodSource("towers")
  void areTrue(Figure figure) {
    Map<String, JsonValue> towers = figure.part("towers").orElseThrow().members().values();
    Table table = Table.ready();
    int meantime = 3;
    for (String own : of(towers, 1)) {
      table.play(own);
      List<String> others =
          of(towers, 2).stream().filter(corner -> !table.get("towers").contains(corner)).toList();
      table.play(others.isEmpty() ? ELSEWHERE + meantime++ : others.getFirst());
    }
    Figure after = figure.part("after").orElseThrow();
    assertThat(shown(table)).isEqualTo(towers);
    table.play(after.text("newest"));
    assertThat(shown(table)).isEqualTo(after.part("towers").orElseThrow().members().values());
    assertThat(table.get("control"))
        .isEqualTo(after.part("control").orElseThrow().members().canonical());
  }

  private static List<String> of(Map<String, JsonValue> towers, int seat) {
    return towers.entrySet().stream()
        .filter(tower -> Figure.number(tower.getValue()) == seat)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Map<String, JsonValue> shown(Table table) {
    Map<String, JsonValue> all =
        ((JsonValue.Members) JsonValue.parse(table.get("towers"))).values();
    return all.entrySet().stream()
        .filter(tower -> !tower.getKey().startsWith(ELSEWHERE))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  @Test
  void theLayingIsTrue() {
    Figure laying =
        Figure.of("contrees")
            .filter(figure -> figure.name().equals("laying"))
            .findAny()
            .orElseThrow();
    Table table = Table.with();
    for (int k = 0; k < laying.list("tiles").size(); k++) {
      List<JsonValue> place = ((JsonValue.Elements) laying.list("tiles").get(k)).values();
      assertThat(table.seat()).isEqualTo(laying.numbers("laid").get(k));
      table.lay(Figure.number(place.getFirst()) + "," + Figure.number(place.getLast()));
    }
  }
}
