package tianxia.server.tournament.pairing.matching;

import java.math.BigInteger;
import java.util.Optional;

/// The best way to pair all of a field, by criteria of which each matters more than all later ones
/// together: what it costs by the first is made least, among these what it costs by the second, and
/// so on. Exact: the costs of a pair become the digits of one large number, in bases so large that
/// nothing is ever carried, and a matching of maximum weight is found.
public final class LexicographicMatching {
  /// Who may be paired, and what it costs.
  public interface Field {
    int size();

    boolean allowed(int a, int b);

    /// As many digits for each pair, the most important first; `a` is less than `b`.
    int[] cost(int a, int b);
  }

  private LexicographicMatching() {}

  /// Whom each is paired with; empty if not all can be paired.
  public static Optional<int[]> best(Field field) {
    int size = field.size();
    if (size % 2 != 0) {
      return Optional.empty();
    }
    int[][][] costs = new int[size][size][];
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        costs[a][b] = field.allowed(a, b) ? field.cost(a, b) : new int[0];
      }
    }
    BigInteger[] places = places(costs, size);
    BigInteger most = places[0];
    BigInteger[][] weights = new BigInteger[size][size];
    for (int a = 0; a < size; a++) {
      weights[a][a] = BigInteger.ZERO;
      for (int b = a + 1; b < size; b++) {
        weights[a][b] =
            field.allowed(a, b) ? most.subtract(value(costs[a][b], places)) : BigInteger.ZERO;
        weights[b][a] = weights[a][b];
      }
    }
    int[] mates = new MaximumWeightMatching(weights).mates();
    for (int mate : mates) {
      if (mate < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(mates);
  }

  /// What a 1 of each digit is worth; before them, more than all that any pairing can cost.
  private static BigInteger[] places(int[][][] costs, int size) {
    int[] largest = largest(costs, size);
    BigInteger[] places = new BigInteger[largest.length + 1];
    places[largest.length] = BigInteger.ONE;
    for (int i = largest.length - 1; i >= 0; i--) {
      places[i] = places[i + 1].multiply(BigInteger.valueOf((long) largest[i] * (size / 2) + 1));
    }
    return places;
  }

  private static int[] largest(int[][][] costs, int size) {
    int[] largest = new int[0];
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        if (largest.length < costs[a][b].length) {
          largest = new int[costs[a][b].length];
        }
        for (int i = 0; i < costs[a][b].length; i++) {
          largest[i] = Math.max(largest[i], costs[a][b][i]);
        }
      }
    }
    return largest;
  }

  private static BigInteger value(int[] digits, BigInteger[] places) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < digits.length; i++) {
      if (digits[i] != 0) {
        sum = sum.add(places[i + 1].multiply(BigInteger.valueOf(digits[i])));
      }
    }
    return sum;
  }
}
