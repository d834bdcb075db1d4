package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tianxia.testkit.Hypergeometric;
import tianxia.testkit.ImaginedWorlds;
import tianxia.testkit.proof.Proves;

/// Hands are imagined with the right probabilities, given the unseen tiles and that some seat can
/// place.
final class QinImaginingTest {
  @Test
  @Proves("GEN-4")
  void handsAreDrawnFromTheUnseenTiles() {
    Scene scene = new Scene(2);
    holds(scene, "RR RB", "YB");
    for (int viewer = 0; viewer <= 2; viewer++) {
      compare(scene, viewer, false);
    }
  }

  @Test
  @Proves({"GEN-4", "QIN-20"})
  void somebodyHoldsATileWithoutRed() {
    Scene two = onlyWithoutRed(2);
    holds(two, "RR RB", "YY");
    compare(two, 0, true);
    compare(two, 1, true);
    // Seat 2 can place, so any hand of seat 1 is possible.
    compare(two, 2, false);
    Scene full = onlyWithoutRed(2);
    holds(full, "RR RR RR", "BB YB RY");
    compare(full, 1, true);
  }

  @Test
  @Proves({"GEN-4", "QIN-20"})
  void oneOfTwoOthersHoldsATileWithoutRed() {
    Scene three = onlyWithoutRed(3);
    holds(three, "RR RY", "RB", "YB RY");
    compare(three, 1, true);
    compare(three, 2, true);
  }

  /// Whoever has laid a tile need not be able to lay another: anything may be held.
  @Test
  @Proves("GEN-4")
  void beforeADrawNobodyNeedHoldATileThatCanBePlaced() {
    Scene two = onlyWithoutRed(2);
    holds(two, "YY RR RB", "YB");
    two.state.apply(1, BoardSimulation.placement("Yb4Yb5").orElseThrow());
    onePlace(two);
    assertThat(two.state.phase()).isEqualTo(QinState.Phase.DRAW);
    compare(two, 1, false);
  }

  /// Where the draws never give one, a tile that can be placed is dealt first.
  @Test
  @Proves({"GEN-4", "QIN-20"})
  void aTileThatCanBePlacedIsDealtInTheEnd() {
    Scene two = onlyWithoutRed(2);
    holds(two, "RR RB", "RR RY");
    QinState forgotten = two.state.copy();
    forgotten.forget(1);
    int yellow = Tiles.kind("YY");
    forgotten.bag((1L << 8 * yellow) + (9L << 8 * Tiles.kind("RR")));
    AtomicInteger asked = new AtomicInteger();
    RandomGenerator reds =
        () -> {
          assertThat(asked.incrementAndGet()).isLessThan(100);
          return 0;
        };
    HiddenInformation.hands(forgotten, reds, 3);
    assertThat(forgotten.inHand(2, yellow)).isEqualTo(1);
    assertThat(forgotten.inHand(2, Tiles.kind("RR"))).isEqualTo(1);
    // Three deals of two tiles, and the second tile of the fourth.
    assertThat(asked).hasValue(7);
  }

  /// One place is left, and a red square on either half would join two red major provinces.
  private static Scene onlyWithoutRed(int players) {
    Scene scene = new Scene(players).lay(1, "Rj4Rj5").lay(1, "Rj6Rj7").lay(1, "Rj8Rj9");
    scene.lay(2, "Rl4Rl5").lay(2, "Rl6Rl7").lay(2, "Rl8Rl9");
    onePlace(scene);
    return scene;
  }

  private static void onePlace(Scene scene) {
    int place = Squares.of(10, 5);
    Arrays.fill(scene.state.land.open, 0);
    scene.state.land.open[Squares.WORDS + place / 64] = 1L << place;
  }

  /// Gives the seats these tiles and no others.
  private static void holds(Scene scene, String... hands) {
    for (int seat = 1; seat <= hands.length; seat++) {
      int hand = 0;
      for (String tile : hands[seat - 1].split(" ", -1)) {
        hand = Tiles.plus(hand, Tiles.kind(tile));
      }
      scene.state.hand(seat, hand);
    }
  }

  private static void compare(Scene scene, int viewer, boolean withoutRed) {
    QinState forgotten = scene.state.copy();
    forgotten.forget(viewer);
    int[] unseen = new int[Tiles.KINDS];
    Arrays.setAll(unseen, forgotten::inBag);
    ImaginedWorlds<QinState> worlds = new ImaginedWorlds<>(QinImaginingTest::hands);
    QinState world = scene.state.copy();
    add(worlds, world, 1, viewer, withoutRed, unseen, 1);
    worlds.compare(forgotten);
  }

  /// Enumerates all deals of the hands from this seat on, and adds the worlds.
  private static void add(
      ImaginedWorlds<QinState> worlds,
      QinState world,
      int seat,
      int viewer,
      boolean withoutRed,
      int[] unseen,
      double ways) {
    if (seat > world.seats()) {
      if (!withoutRed || anyWithoutRed(world)) {
        worlds.add(hands(world), ways);
      }
    } else if (seat == viewer) {
      add(worlds, world, seat + 1, viewer, withoutRed, unseen, ways);
    } else {
      Hypergeometric.each(
          unseen,
          world.handSize(seat),
          (hand, left, more) -> {
            world.hand(seat, packed(hand));
            add(worlds, world, seat + 1, viewer, withoutRed, left, ways * more);
          });
    }
  }

  private static int packed(int[] counts) {
    int hand = 0;
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      for (int i = 0; i < counts[kind]; i++) {
        hand = Tiles.plus(hand, kind);
      }
    }
    return hand;
  }

  private static boolean anyWithoutRed(QinState world) {
    for (int seat = 1; seat <= world.seats(); seat++) {
      for (String tile : new String[] {"BB", "YB", "YY"}) {
        if (world.inHand(seat, Tiles.kind(tile)) > 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static String hands(QinState world) {
    StringBuilder hands = new StringBuilder();
    for (int seat = 1; seat <= world.seats(); seat++) {
      hands.append(Integer.toHexString(world.hand(seat))).append(' ');
    }
    return hands.toString();
  }
}
