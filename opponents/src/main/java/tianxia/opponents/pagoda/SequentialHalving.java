package tianxia.opponents.pagoda;

import java.util.random.RandomGenerator;
import tianxia.opponents.network.Probability;
import tianxia.search.SearchBudget;

/// Finds the best of several candidates by trials: all are tried in the same worlds, and after each
/// equal share of the budget the better half remains (sequential halving; Karnin, Koren and Somekh
/// 2013).
final class SequentialHalving {
  /// The initial estimate counts as this many trials; with fewer, results of a few trials would be
  /// mostly noise.
  private static final double CREDIT = 8;

  private SequentialHalving() {}

  /// The best candidate.
  ///
  /// @param effort an iteration is one trial
  static int best(
      Candidates candidates, Rollout trial, SearchBudget effort, RandomGenerator random) {
    int alive = candidates.size();
    int[] order = new int[alive];
    double[] sums = new double[alive];
    for (int i = 0; i < alive; i++) {
      order[i] = i;
      sums[i] = CREDIT * Probability.sigmoid(candidates.logit(i));
    }
    int stages = 32 - Integer.numberOfLeadingZeros(Math.max(1, alive - 1));
    double[] results = new double[alive];
    long start = effort.now();
    int trials = 0;
    int stage = 1;
    while (alive > 1) {
      long world = random.nextLong();
      int tried = 0;
      double spent = 0;
      for (; tried < alive && spent < 1; tried++) {
        results[tried] = trial.run(candidates, order[tried], world);
        spent = (effort.now() - start) / (double) effort.nanos();
      }
      // A world in which not all candidates were tried is discarded.
      for (int i = 0; tried == alive && i < alive; i++) {
        sums[order[i]] += results[i];
      }
      trials += tried;
      spent = Math.max(spent, trials / (double) effort.iterations());
      for (; alive > 1 && spent * stages >= stage; stage++) {
        sort(order, sums, alive);
        alive = (alive + 1) / 2;
      }
    }
    return order[0];
  }

  /// Sorts the first candidates by their sums, descending; stable.
  private static void sort(int[] order, double[] sums, int count) {
    for (int i = 1; i < count; i++) {
      int candidate = order[i];
      int at = i;
      for (; at > 0 && sums[order[at - 1]] < sums[candidate]; at--) {
        order[at] = order[at - 1];
      }
      order[at] = candidate;
    }
  }
}
