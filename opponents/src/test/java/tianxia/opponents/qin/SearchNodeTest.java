package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SearchNodeTest {
  /// Kind 0 gives the laying seat 0.9, kind 1 gives 0.6 or 0.2; otherwise it passes for 0.1. Of
  /// four unseen tiles one is of kind 0 and one of kind 1, and the seat holds one tile.
  private static SearchNode node() {
    Hands hands = new Hands(1, 0, 0x10101L | 1L << 24, 0x10000L, 3);
    SearchNode node = new SearchNode(hands, 2, new int[] {0, 1, 3, 3, 3, 3, 3}, of(0.1));
    node.put(0, new int[] {7}, of(0.9));
    double[] two = new double[6];
    System.arraycopy(of(0.2), 0, two, 0, 3);
    System.arraycopy(of(0.6), 0, two, 3, 3);
    node.put(1, new int[] {8, 9}, two);
    node.settle();
    return node;
  }

  private static double[] of(double chance) {
    return new double[] {0, 1 - chance, chance};
  }

  @Test
  void weighsKindsByTheChanceThatNothingBetterIsHeld() {
    SearchNode node = node();
    assertThat(node.value(2)).isCloseTo(0.9 / 4 + 0.6 / 4 + 0.1 / 2, within(1e-12));
    assertThat(node.value(1)).isCloseTo(1 - node.value(2), within(1e-12));
  }

  @Test
  void goesOnWithTheLikeliestKindsInTurnAndTheirBestPlacements() {
    SearchNode node = node();
    assertThat(node.placement(node.selectOfKind(0))).isEqualTo(7);
    assertThat(node.placement(node.selectOfKind(0))).isEqualTo(9);
    assertThat(node.placement(node.selectOfKind(0))).isEqualTo(7);
  }

  @Test
  void choosesAmongWhatWasTried() {
    SearchNode node = node();
    assertThat(node.placement(RootChoice.best(node))).isEqualTo(7);
    node.selectOfKind(0);
    node.selectOfKind(0);
    node.below(0, worth(0.3));
    node.learn(0);
    node.settle();
    assertThat(node.placement(RootChoice.best(node))).isEqualTo(9);
  }

  private static SearchNode worth(double chance) {
    SearchNode made = new SearchNode(new Hands(1, 0, 0, 0, 0), 1, new int[7], of(chance));
    made.settle();
    return made;
  }
}
