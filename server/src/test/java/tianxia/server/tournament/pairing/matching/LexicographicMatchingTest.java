package tianxia.server.tournament.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LexicographicMatchingTest {
  private static final int DIGITS = 4;

  private static final class Graph implements LexicographicMatching.Field {
    /// Empty where two may not be paired.
    private final int[][][] costs;

    private Graph(int[][][] costs) {
      this.costs = costs;
    }

    static Graph random(int size, Random random) {
      int[][][] costs = new int[size][size][];
      int denied = random.nextInt(10);
      int most = 1 + random.nextInt(6);
      for (int[][] row : costs) {
        for (int b = 0; b < size; b++) {
          row[b] =
              random.nextInt(10) < denied ? new int[0] : random.ints(DIGITS, 0, most).toArray();
        }
      }
      return new Graph(costs);
    }

    @Override
    public int size() {
      return costs.length;
    }

    @Override
    public boolean allowed(int a, int b) {
      return costs[a][b].length > 0;
    }

    @Override
    public int[] cost(int a, int b) {
      return costs[a][b];
    }

    /// The least cost of pairing all whose bit is not set.
    Optional<int[]> least(int paired) {
      int a = Integer.numberOfTrailingZeros(~paired);
      if (a >= size()) {
        return Optional.of(new int[DIGITS]);
      }
      Optional<int[]> least = Optional.empty();
      for (int b = a + 1; b < size(); b++) {
        if ((paired >> b & 1) == 0 && allowed(a, b)) {
          int[] cost = cost(a, b);
          Optional<int[]> all = least(paired | 1 << a | 1 << b).map(rest -> sum(cost, rest));
          if (all.isPresent() && (least.isEmpty() || Arrays.compare(all.get(), least.get()) < 0)) {
            least = all;
          }
        }
      }
      return least;
    }

    int[] of(int[] mates) {
      int[] cost = new int[DIGITS];
      for (int a = 0; a < mates.length; a++) {
        assertThat(mates[mates[a]]).isEqualTo(a);
        if (a < mates[a]) {
          assertThat(allowed(a, mates[a])).isTrue();
          cost = sum(cost, cost(a, mates[a]));
        }
      }
      return cost;
    }

    private static int[] sum(int[] one, int[] other) {
      int[] sum = one.clone();
      Arrays.setAll(sum, i -> one[i] + other[i]);
      return sum;
    }
  }

  @Test
  void leastOfAllPairings() {
    Random random = new Random(4);
    for (int i = 0; i < 4000; i++) {
      Graph graph = Graph.random(2 * (1 + random.nextInt(5)), random);
      Optional<int[]> found = LexicographicMatching.best(graph).map(graph::of);
      Optional<int[]> least = graph.least(0);
      assertThat(found.isPresent()).isEqualTo(least.isPresent());
      found.ifPresent(cost -> assertThat(cost).containsExactly(least.orElseThrow()));
    }
  }

  @Test
  void oddFieldsHaveNone() {
    assertThat(LexicographicMatching.best(Graph.random(3, new Random(1)))).isEmpty();
    assertThat(LexicographicMatching.best(Graph.random(0, new Random(1)))).isPresent();
  }
}
