package tianxia.search.tree;

import java.util.random.RandomGenerator;
import tianxia.search.strategy.WeightedDraw;

/// Regret matching at the choices of simultaneous decisions (Hart and Mas-Colell 2000; in tree
/// search: Lanctot, Lisý and Winands 2013): an action's probability grows with the regret for not
/// having chosen it. Regrets are estimated from the one action that was played, with what is known
/// of the others as a baseline (Schmid et al. 2019).
///
/// A seat's part of a decision may be a sequence of choices (an order for each province). What is
/// learned about an action is stored twice: after the exact choices before it, and pooled over all
/// of them. Thousands of sequences share a few dozen actions, so the pool is informed long before a
/// single sequence is.
final class RegretMatching {
  /// The exploration rate: this much at first, decreasing with the cube root of the visits, since
  /// others' exploration is not part of what they would play.
  private static final double EXPLORATION = 0.4;

  private static final double SLOWNESS = 50;

  /// The number of a sequence's own visits that the pool's knowledge counts for.
  static final double POOLED = 50;

  /// Probabilities are proportional to this power of the regrets (Cesa-Bianchi and Lugosi 2003), so
  /// that among many actions those that look slightly good by chance do not outweigh the good ones.
  private static final double POWER = 3;

  private static final int MAX_DECISIONS = 64;

  private final SearchTree tree;
  private final RandomGenerator random;
  private final int most;
  private int weight;

  private int frames;
  private final int[] seat = new int[MAX_DECISIONS];
  private final int[] nodes = new int[MAX_DECISIONS];
  private final int[] pools = new int[MAX_DECISIONS];
  private final int[] counts = new int[MAX_DECISIONS];
  private final int[] chosen = new int[MAX_DECISIONS];
  private final double[] chance = new double[MAX_DECISIONS];
  private final int[] children;
  private final int[] pooled;
  private final double[] strategy;
  private final double[] values;

  RegretMatching(SearchTree tree, int maxLegal, RandomGenerator random) {
    this.tree = tree;
    this.random = random;
    this.most = maxLegal;
    children = new int[MAX_DECISIONS * maxLegal];
    pooled = new int[MAX_DECISIONS * maxLegal];
    strategy = new double[MAX_DECISIONS * maxLegal];
    values = new double[maxLegal];
  }

  void begin() {
    frames = 0;
    weight++;
  }

  /// Chooses at a node and returns the index of the action. `node` may be NONE, `pool` may not.
  int select(int actor, int node, int pool, int[] legal, int count) {
    if (frames == MAX_DECISIONS) {
      return random.nextInt(count);
    }
    int frame = frames++;
    int from = frame * most;
    seat[frame] = actor;
    nodes[frame] = node;
    pools[frame] = pool;
    counts[frame] = count;
    for (int i = 0; i < count; i++) {
      pooled[from + i] = tree.childOrNew(pool, legal[i]);
      children[from + i] =
          node == SearchTree.NONE ? SearchTree.NONE : tree.childOrNew(node, legal[i]);
    }
    match(frame);
    double even = EXPLORATION / Math.cbrt(1 + tree.visits(pool) / SLOWNESS);
    int index = draw(from, count, even);
    chosen[frame] = index;
    chance[frame] = even / count + (1 - even) * strategy[from + index];
    return index;
  }

  /// Writes the strategy of a frame, from its positive regrets.
  private void match(int frame) {
    int from = frame * most;
    int count = counts[frame];
    double prior = POOLED / (POOLED + tree.visits(pools[frame]));
    double sum = 0;
    for (int i = 0; i < count; i++) {
      double regret = prior * regret(pooled[from + i]) + regret(children[from + i]);
      strategy[from + i] = regret <= 0 ? 0 : Math.pow(regret, POWER);
      sum += strategy[from + i];
    }
    for (int i = 0; i < count; i++) {
      strategy[from + i] = sum > 0 ? strategy[from + i] / sum : 1.0 / count;
    }
  }

  private double regret(int node) {
    return node == SearchTree.NONE ? 0 : tree.regret(node);
  }

  private int draw(int from, int count, double even) {
    if (random.nextDouble() < even) {
      return random.nextInt(count);
    }
    return WeightedDraw.of(strategy, from, count, 1, random);
  }

  /// Updates from the result of the game.
  void tell(int winners) {
    for (int frame = 0; frame < frames; frame++) {
      learn(frame, SearchPath.reward(winners, seat[frame]));
    }
  }

  private void learn(int frame, double reward) {
    int from = frame * most;
    int count = counts[frame];
    double mean = 0;
    for (int i = 0; i < count; i++) {
      int child = pooled[from + i];
      double known =
          child != SearchTree.NONE && tree.visits(child) > 0
              ? tree.mean(child)
              : tree.fortune(pools[frame]);
      values[i] = i == chosen[frame] ? known + (reward - known) / chance[frame] : known;
      mean += strategy[from + i] * values[i];
    }
    for (int i = 0; i < count; i++) {
      gain(pooled[from + i], values[i] - mean, strategy[from + i]);
      gain(children[from + i], values[i] - mean, strategy[from + i]);
    }
    if (opens(frame)) {
      tree.note(pools[frame], 0, reward);
    }
    if (pooled[from + chosen[frame]] != SearchTree.NONE) {
      tree.note(pooled[from + chosen[frame]], reward, 0);
    }
  }

  /// Whether a sequence of choices begins here: a pool counts sequences.
  private boolean opens(int frame) {
    for (int before = frame - 1; before >= 0; before--) {
      if (pools[before] == pools[frame]) {
        return false;
      }
    }
    return true;
  }

  private void gain(int child, double gain, double probability) {
    if (child != SearchTree.NONE) {
      tree.regret(child, gain);
      tree.average(child, weight * probability);
    }
  }
}
