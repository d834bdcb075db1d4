package tianxia.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;

/// Simultaneous secret choices: the search mixes them as in the equilibria of small games.
class SimultaneousTest {
  private static final int SEEDS = 300;
  private static final Offset<Double> NEAR = within(0.08);

  private static <S extends State<S>> int[] plan(S position, int seat, int iterations, long seed) {
    S forgotten = position.copy();
    forgotten.forget(seat);
    return new InformationSetSearch<S>(InformationSetSearch.EXPLORATION)
        .plan(forgotten, List.of(), seat, SearchBudget.iterations(iterations), new Xoroshiro(seed));
  }

  /// The frequency of each action as the first of a plan.
  private static double[] mix(Contest contest, int seat, int actions) {
    double[] mix = new double[actions];
    for (long seed = 0; seed < SEEDS; seed++) {
      mix[plan(contest, seat, 6_000, seed)[0]] += 1.0 / SEEDS;
    }
    return mix;
  }

  /// Matching pennies: seat 1 wins if they show the same.
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void mixesMatchingPennies(int seat) {
    Contest pennies = Contest.of(1, new int[] {1, 0}, new int[] {0, 1});
    assertThat(mix(pennies, seat, 2)[0]).isCloseTo(0.5, NEAR);
  }

  /// Rock always beats scissors, the others beat theirs only three times in four: the equilibrium
  /// is paper with probability 1/2, rock and scissors with 1/4 each.
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void mixesBiasedRockPaperScissors(int seat) {
    Contest biased = Contest.of(4, new int[] {2, 1, 4}, new int[] {3, 2, 1}, new int[] {0, 3, 2});
    double[] mix = mix(biased, seat, 3);
    assertThat(mix[0]).as("%s", Arrays.toString(mix)).isCloseTo(0.25, NEAR);
    assertThat(mix[1]).as("%s", Arrays.toString(mix)).isCloseTo(0.5, NEAR);
  }

  /// A dominated action is not played, however much it was explored.
  @Test
  void leavesOutWhatIsWorse() {
    Contest dominated =
        Contest.of(2, new int[] {2, 0, 2}, new int[] {0, 2, 2}, new int[] {0, 0, 1});
    assertThat(mix(dominated, 1, 3)[2]).isZero();
  }

  /// Two pennies in a row, revealed together: seat 1 wins if both match. In equilibrium all four
  /// sequences are equally good.
  @Test
  void mixesRowsOfChoices() {
    Contest rows =
        Contest.twice(
            1,
            new int[] {1, 0, 0, 0},
            new int[] {0, 1, 0, 0},
            new int[] {0, 0, 1, 0},
            new int[] {0, 0, 0, 1});
    double[] mix = new double[4];
    for (long seed = 0; seed < SEEDS; seed++) {
      int[] plan = plan(rows, 2, 3_000, seed);
      assertThat(plan).as("seed %s", seed).hasSize(2);
      mix[2 * plan[0] + plan[1]] += 1.0 / SEEDS;
    }
    for (double part : mix) {
      assertThat(part).as("%s", Arrays.toString(mix)).isCloseTo(0.25, NEAR);
    }
  }

  /// Choosing first gives no information: the plan is the same before and after the other has
  /// sealed.
  @Test
  void theOthersSealChangesNothing() {
    Contest open = Contest.of(4, new int[] {2, 1, 4}, new int[] {3, 2, 1}, new int[] {0, 3, 2});
    for (int secret = 0; secret < 3; secret++) {
      Contest sealed = open.copy();
      sealed.apply(1, secret);
      for (long seed = 0; seed < 20; seed++) {
        assertThat(plan(sealed, 2, 200, seed))
            .as("seed %s", seed)
            .isEqualTo(plan(open, 2, 200, seed));
      }
    }
  }

  /// In the middle of a sequence the search still knows that the other has not seen its beginning.
  @Test
  void theOtherDoesNotSeeHalfARow() {
    Contest rows =
        Contest.twice(
            1,
            new int[] {1, 0, 0, 0},
            new int[] {0, 1, 0, 0},
            new int[] {0, 0, 1, 0},
            new int[] {0, 0, 0, 1});
    rows.apply(1, 1);
    double first = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      int[] plan = plan(rows, 1, 1_000, seed);
      assertThat(plan).as("seed %s", seed).hasSize(1);
      first += plan[0] == 0 ? 1.0 / SEEDS : 0;
    }
    assertThat(first).isCloseTo(0.5, NEAR);
  }
}
