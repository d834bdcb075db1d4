package tianxia.testkit;

/// Enumerates all hands that can be drawn from cards of several kinds.
public final class Hypergeometric {
  private Hypergeometric() {}

  /// Receives the hands.
  public interface Drawn {

    /// Receives one hand.
    ///
    /// @param hand the number of cards of each kind
    /// @param left the remaining cards
    /// @param ways the number of ways to draw this hand, with all cards distinguishable
    void hand(int[] hand, int[] left, double ways);
  }

  /// Enumerates each hand of `size` cards.
  ///
  /// @param cards the number of cards of each kind
  public static void each(int[] cards, int size, Drawn drawn) {
    from(0, size, new int[cards.length], cards.clone(), 1, drawn);
  }

  private static void from(int kind, int more, int[] hand, int[] left, double ways, Drawn drawn) {
    if (kind == hand.length) {
      if (more == 0) {
        drawn.hand(hand.clone(), left.clone(), ways);
      }
      return;
    }
    int all = left[kind];
    double product = ways;
    for (int count = 0; count <= Math.min(all, more); count++) {
      hand[kind] = count;
      left[kind] = all - count;
      from(kind + 1, more - count, hand, left, product, drawn);
      product = product * (all - count) / (count + 1);
    }
    hand[kind] = 0;
    left[kind] = all;
  }
}
