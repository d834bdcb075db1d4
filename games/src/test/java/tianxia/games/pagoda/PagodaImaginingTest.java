package tianxia.games.pagoda;

import java.util.Arrays;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tianxia.testkit.Hypergeometric;
import tianxia.testkit.ImaginedWorlds;
import tianxia.testkit.proof.Proves;

/// Hands are imagined with the right probabilities, given the unseen cards and that an open turn
/// can be continued.
final class PagodaImaginingTest {
  @Test
  @Proves("GEN-4")
  void handsAreDrawnFromTheUnseenCards() {
    for (int viewer = 0; viewer <= 2; viewer++) {
      Scene scene = Scene.turn().holds(1, "BGRVYbr").holds(2, "BGRVYbg").pile("BVRR");
      compare(scene, viewer, hand -> true);
    }
  }

  @Test
  @Proves({"GEN-4", "PAG-7"})
  void theTurnOfSeat1CanGoOn() {
    for (int viewer = 0; viewer <= 2; viewer++) {
      compare(onlyGreen(1), viewer, hand -> hand[Cards.GREEN] > 0);
    }
  }

  @Test
  @Proves({"GEN-4", "PAG-7"})
  void theTurnOfSeat2CanGoOn() {
    for (int viewer = 0; viewer <= 2; viewer++) {
      compare(onlyGreen(2), viewer, hand -> hand[Cards.GREEN] > 0);
    }
  }

  /// A seat has laid a tile and can continue only with a green card: no unseen card is violet, for
  /// the other sites.
  private static Scene onlyGreen(int seat) {
    Scene scene = seat == 1 ? Scene.turn() : Scene.turn().second();
    scene.holds(3 - seat, "BBRRYgb").holds(seat, "Rrg").site(1, "R4");
    for (int number = 2; number <= 6; number++) {
      scene.site(number, "V4");
    }
    return scene.pile("BGRY").play("1=RG:R");
  }

  private static void compare(Scene scene, int viewer, Predicate<int[]> turnCanGoOn) {
    PagodaState forgotten = scene.state.copy();
    forgotten.forget(viewer);
    ImaginedWorlds<PagodaState> worlds =
        new ImaginedWorlds<>(
            world -> Arrays.toString(hand(world, 1)) + Arrays.toString(hand(world, 2)));
    int turn = scene.state.turn;
    each(
        scene.state,
        viewer,
        1,
        forgotten.pile,
        (first, left, ways) ->
            each(
                scene.state,
                viewer,
                2,
                left,
                (second, rest, more) -> {
                  if (viewer == turn || turnCanGoOn.test(turn == 1 ? first : second)) {
                    worlds.add(Arrays.toString(first) + Arrays.toString(second), ways * more);
                  }
                }));
    worlds.compare(forgotten);
  }

  /// Enumerates the hands that a seat may hold; the viewer's own hand is known.
  private static void each(
      PagodaState truth, int viewer, int seat, int[] unseen, Hypergeometric.Drawn drawn) {
    int[] held = hand(truth, seat);
    if (seat == viewer) {
      drawn.hand(held, unseen, 1);
    } else {
      Hypergeometric.each(unseen, Arrays.stream(held).sum(), drawn);
    }
  }

  private static int[] hand(PagodaState state, int seat) {
    int from = 10 * (seat - 1) + 5;
    return Arrays.copyOfRange(state.cards, from, from + Cards.COLOURS);
  }
}
