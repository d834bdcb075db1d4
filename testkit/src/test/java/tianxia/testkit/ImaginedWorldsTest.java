package tianxia.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Options;

/// Worlds imagined with the right probabilities pass; others fail.
class ImaginedWorldsTest {
  private static final int[] BAG = {0, 3, 2, 1};

  private final CardsState forgotten = dealt();
  private final ImaginedWorlds<CardsState> worlds =
      new ImaginedWorlds<>(world -> world.card(1) + " " + world.card(2));

  private static CardsState dealt() {
    Cards game = new Cards(Flaw.NONE);
    CardsState state = game.start(Options.of(game.options(), Map.of()));
    state.apply(0, 1);
    state.apply(0, 2);
    state.forget(0);
    return state;
  }

  @Test
  void drawnWithoutReturning() {
    Hypergeometric.each(
        BAG,
        1,
        (first, left, ways) ->
            Hypergeometric.each(
                left,
                1,
                (second, rest, more) -> worlds.add(card(first) + " " + card(second), ways * more)));
    assertThatCode(() -> worlds.compare(forgotten)).doesNotThrowAnyException();
  }

  @Test
  void otherChancesAreFound() {
    Hypergeometric.each(
        BAG,
        1,
        (first, left, ways) ->
            Hypergeometric.each(
                left, 1, (second, rest, more) -> worlds.add(card(first) + " " + card(second), 1)));
    assertThatThrownBy(() -> worlds.compare(forgotten)).hasMessageContaining("unfairly");
  }

  @Test
  void aWorldThatCannotBeIsFound() {
    worlds.add("1 1", 1);
    worlds.add("1 2", 1);
    assertThatThrownBy(() -> worlds.compare(forgotten)).hasMessageContaining("cannot be");
  }

  private static int card(int[] hand) {
    return hand[1] + 2 * hand[2] + 3 * hand[3];
  }
}
