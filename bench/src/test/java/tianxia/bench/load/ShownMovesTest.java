package tianxia.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ShownMovesTest {
  private final ShownMoves moves = new ShownMoves();
  private final List<Long> delays = new ArrayList<>();

  @Test
  void aMoveIsShownByTheFirstFrameThatReachesItsAnswer() {
    moves.arrived(6, 900, delays::add);
    moves.answered(7, 1_000, delays::add);
    moves.arrived(6, 1_100, delays::add);
    assertThat(delays).as("a frame from before it").isEmpty();
    moves.arrived(7, 1_250, delays::add);
    moves.arrived(8, 1_900, delays::add);
    assertThat(delays).containsExactly(250L);
  }

  @Test
  void aFrameMayArriveBeforeTheAnswer() {
    moves.arrived(7, 1_250, delays::add);
    moves.arrived(8, 1_300, delays::add);
    moves.answered(7, 1_000, delays::add);
    assertThat(delays).containsExactly(250L);
  }

  @Test
  void severalMovesInARowAreEachMeasuredFromTheirOwnSending() {
    moves.answered(7, 1_000, delays::add);
    moves.answered(8, 1_400, delays::add);
    moves.answered(9, 1_800, delays::add);
    moves.arrived(8, 2_000, delays::add);
    assertThat(delays).as("one frame shows two").containsExactly(1_000L, 600L);
    moves.arrived(9, 2_100, delays::add);
    assertThat(delays).containsExactly(1_000L, 600L, 300L);
  }
}
