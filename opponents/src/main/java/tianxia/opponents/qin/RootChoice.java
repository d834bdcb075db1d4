package tianxia.opponents.qin;

import java.util.random.RandomGenerator;

/// Chooses a placement at the root of a search.
final class RootChoice {
  private RootChoice() {}

  /// The best placement; if any have been searched, only among those, since unsearched evaluations
  /// are optimistic.
  static int best(SearchNode root) {
    int chosen = 0;
    for (int i = 1; i < root.count(); i++) {
      int tried = Boolean.compare(root.visits(i) > 0, root.visits(chosen) > 0);
      chosen = tried > 0 || tried == 0 && root.chance(i) > root.chance(chosen) ? i : chosen;
    }
    return chosen;
  }

  /// The best placement by the network alone, with a random amount below `doubt` added to the log
  /// odds of each; an immediate win is never missed.
  static int doubted(SearchNode root, double doubt, RandomGenerator random) {
    int chosen = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < root.count(); i++) {
      if (root.wins(i)) {
        return i;
      }
      double score = Math.log(root.odds(i)) + doubt * random.nextDouble();
      if (score > highest) {
        highest = score;
        chosen = i;
      }
    }
    return chosen;
  }
}
