package tianxia.search.tree;

import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Playout;
import tianxia.kernel.State;

/// One iteration of [InformationSetSearch], reusing its memory: sample a determinization, descend
/// the tree, add a node, play to the end at random, back up the result.
final class Iteration<S extends State<S>> {
  private static final int SEATS = 32;

  private final SearchTree tree;
  private final S forgotten;
  private final RandomGenerator random;
  private final S world;
  private final Playout<S> playout;
  private final SearchPath trail;
  private final UcbSelection bound;
  private final RegretMatching matching;
  private final int[] legal;

  /// The seats that take part in the open simultaneous decision.
  private int together;

  /// The tree node of each seat's pool of choices in that decision.
  private final int[] pools = new int[SEATS];

  Iteration(SearchTree tree, S forgotten, double exploration, RandomGenerator random) {
    this.tree = tree;
    this.forgotten = forgotten;
    this.random = random;
    this.world = forgotten.copy();
    this.playout = new Playout<>(forgotten, random);
    this.trail = new SearchPath(tree);
    this.bound = new UcbSelection(tree, exploration, random);
    this.matching = new RegretMatching(tree, forgotten.maxLegal(), random);
    this.legal = new int[forgotten.maxLegal()];
  }

  /// Makes an iteration, and returns the winners as a bit set.
  int run() {
    world.copyFrom(forgotten);
    world.imagine(random);
    trail.begin();
    matching.begin();
    together = 0;
    descend();
    playout.bySamples(world);
    int winners = world.winners();
    trail.tell(winners);
    matching.tell(winners);
    return winners;
  }

  private void descend() {
    while (trail.inTree()) {
      int acting = acting();
      if (acting == 0) {
        return;
      }
      gather(acting);
      int actor = Actors.first(acting);
      int action = choose(actor);
      trail.follow(actor, action, Actors.contains(together, actor));
      world.apply(actor, action);
    }
  }

  /// The seats to act, after chance has been played; 0 at the end.
  private int acting() {
    int acting = world.actors();
    while (acting == 1 << Actors.CHANCE) {
      world.apply(Actors.CHANCE, world.sample(Actors.CHANCE, random));
      acting = world.actors();
    }
    return acting;
  }

  /// The seats that decide simultaneously: several that act at once, until the last of them is
  /// done.
  private void gather(int acting) {
    boolean opens = (acting & acting - 1) != 0 && (acting & ~together) != 0;
    together = opens ? acting : together & acting;
    if (!opens) {
      return;
    }
    trail.part(acting);
    for (int rest = acting; rest != 0; rest &= rest - 1) {
      int seat = Actors.first(rest);
      int node = trail.at(seat);
      pools[seat] = node == SearchTree.NONE ? SearchTree.NONE : RegretPools.of(tree, node);
    }
  }

  private int choose(int actor) {
    int node = trail.at(actor);
    if (Actors.contains(together, actor)) {
      if (pools[actor] != SearchTree.NONE) {
        int count = world.legalActions(actor, legal);
        return legal[matching.select(actor, node, pools[actor], legal, count)];
      }
    } else if (node != SearchTree.NONE && (tree.visits(node) > 0 || node == SearchTree.ROOT)) {
      return legal[bound.select(node, legal, world.legalActions(actor, legal))];
    }
    return world.sample(actor, random);
  }
}
