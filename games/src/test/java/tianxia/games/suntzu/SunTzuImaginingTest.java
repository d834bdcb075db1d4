package tianxia.games.suntzu;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.piece.Card;
import tianxia.testkit.Hypergeometric;
import tianxia.testkit.ImaginedWorlds;
import tianxia.testkit.proof.Proves;

/// Each unseen once-only card of a seat is imagined in the deck as often as the sizes imply.
final class SunTzuImaginingTest {
  @Test
  @Proves("GEN-4")
  void theDeckIsDrawnFromTheUnseenCards() {
    Scene scene = Scene.standard().deck(1, List.of("7", "+1")).deck(2, List.of("P"));
    for (int viewer = 0; viewer <= 2; viewer++) {
      compare(scene.state, viewer);
    }
  }

  @Test
  @Proves("GEN-4")
  void soIsTheCardUnderneath() {
    Scene scene = Scene.standard().dynasty(2);
    scene.deck(1, List.of("-1"), "7").deck(2, List.of(), "P");
    for (int viewer = 0; viewer <= 2; viewer++) {
      compare(scene.state, viewer);
    }
  }

  private static void compare(SunTzuState truth, int viewer) {
    SunTzuState forgotten = truth.copy();
    forgotten.forget(viewer);
    ImaginedWorlds<SunTzuState> worlds =
        new ImaginedWorlds<>(world -> cards(world, 0) + cards(world, 1));
    each(
        truth,
        viewer,
        0,
        (first, ways) ->
            each(truth, viewer, 1, (second, more) -> worlds.add(first + second, ways * more)));
    worlds.compare(forgotten);
  }

  private interface Split {
    void cards(String name, double ways);
  }

  /// Enumerates the possible splits of a seat's cards into deck, underneath and hand; only the true
  /// one if the viewer is that seat.
  private static void each(SunTzuState truth, int viewer, int seat, Split split) {
    if (seat + 1 == viewer) {
      split.cards(cards(truth, seat), 1);
      return;
    }
    int[] unseen = HiddenInformation.unseenOf(truth, seat);
    int[] permanent = new int[Card.KINDS];
    System.arraycopy(unseen, 0, permanent, 0, Card.SEVEN);
    Arrays.fill(unseen, 0, Card.SEVEN, 0);
    int inDeck = SunTzuState.sum(truth.deck, seat);
    Hypergeometric.each(
        unseen,
        inDeck,
        (deck, left, ways) ->
            Hypergeometric.each(
                left,
                truth.underSize[seat],
                (under, hand, more) -> {
                  System.arraycopy(permanent, 0, hand, 0, Card.SEVEN);
                  split.cards(name(deck, under, hand), ways * more);
                }));
  }

  private static String cards(SunTzuState state, int seat) {
    int from = seat * Card.KINDS;
    int[] under = new int[Card.KINDS];
    for (int i = 0; i < state.underSize[seat]; i++) {
      under[state.under[CardDraws.UNDER * seat + i]]++;
    }
    int[] deck = Arrays.copyOfRange(state.deck, from, from + Card.KINDS);
    return name(deck, under, Arrays.copyOfRange(state.hand, from, from + Card.KINDS));
  }

  private static String name(int[] deck, int[] under, int[] hand) {
    return Arrays.toString(deck) + Arrays.toString(under) + Arrays.toString(hand);
  }
}
