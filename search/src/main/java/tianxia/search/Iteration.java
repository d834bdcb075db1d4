package tianxia.search;

import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Playout;
import tianxia.kernel.State;

/// One iteration of [InformationSetSearch], again and again over the same memory: imagine a world,
/// go down the tree, add a node, play to the end at random, tell the nodes on the way.
final class Iteration<S extends State<S>> {
  /// A tree is never deeper than this; what lies below is played at random.
  private static final int DEEPEST = 512;

  private final Tree tree;
  private final S forgotten;
  private final int observer;
  private final double exploration;
  private final RandomGenerator random;
  private final S world;
  private final Playout<S> playout;
  private final int[] legal;
  private final int[] nodes = new int[DEEPEST + 1];

  /// Who acted at each node on the way, and chose the next one.
  private final int[] actors = new int[DEEPEST + 1];

  Iteration(Tree tree, S forgotten, int observer, double exploration, RandomGenerator random) {
    this.tree = tree;
    this.forgotten = forgotten;
    this.observer = observer;
    this.exploration = exploration;
    this.random = random;
    this.world = forgotten.copy();
    this.playout = new Playout<>(forgotten, random);
    this.legal = new int[forgotten.maxLegal()];
  }

  void run() {
    world.copyFrom(forgotten);
    world.imagine(random);
    int depth = descend();
    playout.bySamples(world);
    tell(depth);
  }

  /// Goes down to a new node, the end, or the tree's limits; returns how many nodes lie below the
  /// root on the way.
  private int descend() {
    int depth = 0;
    boolean fresh = false;
    nodes[0] = Tree.ROOT;
    while (true) {
      int actor = nextActor();
      actors[depth] = actor;
      if (actor == 0 || fresh || depth == DEEPEST) {
        return depth;
      }
      int node = nodes[depth];
      int action = legal[select(node, world.legalActions(actor, legal))];
      int child = tree.child(node, action);
      fresh = child == Tree.NONE;
      if (fresh) {
        child = tree.add(node, action);
      }
      world.apply(actor, action);
      if (child == Tree.NONE) {
        return depth;
      }
      nodes[++depth] = child;
    }
  }

  /// The next seat to act, once chance has done its part; 0 at the end. At a simultaneous decision
  /// the observer decides first, at the root as everywhere.
  private int nextActor() {
    int acting = world.actors();
    while (acting == 1 << Actors.CHANCE) {
      world.apply(Actors.CHANCE, world.sample(Actors.CHANCE, random));
      acting = world.actors();
    }
    if (acting == 0) {
      return 0;
    }
    return Actors.contains(acting, observer) ? observer : Actors.first(acting);
  }

  /// The index of the legal action with the highest upper confidence bound among those available
  /// here. An action never tried counts as one tried once with the node's mean result, so that a
  /// good one is followed up before all others have been tried.
  private int select(int node, int count) {
    double fortune = tree.fortune(node);
    double untried = fortune + exploration * Math.sqrt(Math.log(tree.visits(node) + 1.0));
    int best = 0;
    int ties = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int child = tree.child(node, legal[i]);
      double bound = untried;
      if (child != Tree.NONE) {
        tree.seeAvailable(child);
        bound =
            tree.mean(child)
                + exploration
                    * Math.sqrt(Math.log(tree.available(child) + 1.0) / tree.visits(child));
      }
      if (bound > highest) {
        highest = bound;
        best = i;
        ties = 1;
      } else if (bound == highest && random.nextInt(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }

  private void tell(int depth) {
    int winners = world.winners();
    double share = 1.0 / Integer.bitCount(winners);
    for (int i = 0; i <= depth; i++) {
      int chooser = i == 0 ? 0 : actors[i - 1];
      tree.note(nodes[i], reward(winners, share, chooser), reward(winners, share, actors[i]));
    }
  }

  private static double reward(int winners, double share, int seat) {
    return seat != 0 && Actors.contains(winners, seat) ? share : 0;
  }
}
