package tianxia.opponents.pagoda;

import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Probability;

/// Tries a choice in an imagined world: plays it, draws, plays on by the networks' choice, and
/// evaluates the result with them.
final class Rollout {
  /// Turns played after the choice. The position after them is evaluated, as far as it can be
  /// predicted.
  private static final int TURNS = 2;

  private final SearchState root;
  private final int known;
  private final int covered;
  private final TurnGraph nodes;
  private final GreedyPolicy policy;
  private final SearchState world;
  private final Xoroshiro chance = new Xoroshiro(0);

  /// @param root with all unseen cards in the pile
  /// @param known the known cards of the other hand
  /// @param covered the size of the other hand
  /// @param nodes the possible outcomes of the turn
  Rollout(SearchState root, int known, int covered, Networks networks, TurnGraph nodes) {
    this.root = root;
    this.known = known;
    this.covered = covered;
    this.nodes = nodes;
    policy = new GreedyPolicy(networks);
    world = new SearchState(root.floors, root.abilities);
  }

  /// The winning probability of the choice in the world, and with the draws, that the seed
  /// determines.
  double run(Candidates candidates, int candidate, long seed) {
    imagine(seed);
    boolean over = false;
    switch (candidates.kind(candidate)) {
      case Candidates.TURN ->
          over = policy.finish(world, nodes, candidates.choice(candidate), chance);
      case Candidates.DRAGON -> {
        world.dragon(candidates.choice(candidate), chance);
        int node = policy.best(world, known);
        over = policy.finish(world, policy.nodes, node, chance);
      }
      case Candidates.FAN -> {
        world.fan(chance);
        world.pass();
      }
      default -> world.pass();
    }
    for (int played = 0; played < TURNS && !over; played++) {
      over = policy.play(world, chance);
    }
    if (over) {
      int lead = world.score[root.turn] - world.score[1 - root.turn];
      return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    }
    double logit = policy.logit(world);
    return Probability.sigmoid(world.turn == root.turn ? logit : -logit);
  }

  /// An imagined world: the known cards of the other hand, and the rest at random.
  SearchState imagine(long seed) {
    world.set(root);
    chance.seed(seed);
    int other = 1 - root.turn;
    world.hand[other] = known;
    world.pile -= known;
    for (int left = covered - ColourCounts.sum(known); left > 0; left--) {
      int colour = ColourCounts.pick(world.pile, chance.nextInt(ColourCounts.sum(world.pile)));
      world.pile -= ColourCounts.one(colour);
      world.hand[other] += ColourCounts.one(colour);
    }
    return world;
  }
}
