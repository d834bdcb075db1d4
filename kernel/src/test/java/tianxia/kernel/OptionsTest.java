package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionsTest {
  private static final List<OptionSpec> SPECS = new Race().options();

  @Test
  void completesWithDefaultsInTheGamesOrder() {
    Options options = Options.of(SPECS, Map.of("seats", "3"));
    assertThat(options.asMap().entrySet())
        .extracting(Map.Entry::getKey)
        .containsExactly("rounds", "seats");
    assertThat(options.get("rounds")).isEqualTo("1");
    assertThat(options.number("seats")).isEqualTo(3);
    assertThat(options).isEqualTo(Options.of(SPECS, Map.of("seats", "3", "rounds", "1")));
    assertThat(options).isNotEqualTo(Options.of(SPECS, Map.of()));
    assertThat(options).hasToString("{rounds=1, seats=3}");
  }

  @Test
  void tellsWhatIsWrong() {
    assertThat(Options.problem(SPECS, Map.of("seats", "2"))).isEmpty();
    assertThat(Options.problem(SPECS, Map.of("size", "2"))).contains("unknown option «size»");
    assertThat(Options.problem(SPECS, Map.of("seats", "\u001b")))
        .contains("option seats has no value «\ufffd» (it has 2, 3)");
    assertThatThrownBy(() -> Options.of(SPECS, Map.of("seats", "9")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Options.of(SPECS, Map.of()).get("size"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new OptionSpec("a", List.of("1", "2"), "3"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
