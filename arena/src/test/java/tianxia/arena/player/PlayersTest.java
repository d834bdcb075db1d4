package tianxia.arena.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Players by name, and their limits.
class PlayersTest {
  private static final ThinkingLimit MATCH = ThinkingLimit.millis(100);

  private static Entrant player(String spec) {
    return ((Players.Named.Found) Players.of(spec)).entrant();
  }

  @Test
  void aTimeOfItsOwnStandsAgainstTheMatchs() {
    assertThat(player("master@400").under(MATCH)).isEqualTo(ThinkingLimit.millis(400));
    assertThat(player("mcts@50").under(ThinkingLimit.NONE)).isEqualTo(ThinkingLimit.millis(50));
    assertThat(player("mcts:30@50").under(MATCH)).isEqualTo(new ThinkingLimit(50_000_000, 30));
    assertThat(player("mcts@50").under(ThinkingLimit.iterations(7)))
        .isEqualTo(new ThinkingLimit(50_000_000, 7));
    assertThat(player("master").under(MATCH)).isEqualTo(MATCH);
  }

  @Test
  void whatItIsCalledTellsItsTime() {
    assertThat(player("master@400").name()).isEqualTo("master@400");
    assertThat(player("exec:bot@home").name()).isEqualTo("exec:bot@home");
  }

  @ParameterizedTest
  @ValueSource(strings = {"master@", "master@0", "mcts@fast", "greedy@100", "nobody@100", "@100"})
  void whatIsNoPlayerIsTold(String spec) {
    assertThat(Players.of(spec)).isInstanceOf(Players.Named.Unknown.class);
  }
}
