package tianxia.search.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.strategy.WeightedDraw;

/// A seat's part of the simultaneous decision at the root of a searched tree: draws a sequence of
/// choices from the average strategy, up to the seat's last choice.
final class RootStrategy<S extends State<S>> {
  private final SearchTree tree;
  private final S world;
  private final int seat;
  private final RandomGenerator random;
  private final AverageStrategy strategy;
  private final int pool;
  private int node;

  /// @param open the position at the root, with the decision open for all seats
  RootStrategy(SearchTree tree, S open, int seat, RandomGenerator random) {
    this.tree = tree;
    this.seat = seat;
    this.random = random;
    this.strategy = new AverageStrategy(tree);
    this.world = open.copy();
    world.imagine(random);
    node = SearchPath.own(tree, seat);
    pool = node == SearchTree.NONE ? SearchTree.NONE : RegretPools.of(tree, node);
  }

  /// The approximate number of choices (between several actions) that a seat still has in a
  /// decision.
  ///
  /// @param open as above
  /// @param made the choices already made
  static <S extends State<S>> int choices(S open, int seat, int[] made) {
    RandomGenerator random = new Xoroshiro(made.length);
    S world = open.copy();
    world.imagine(random);
    int actors = world.actors();
    for (int action : made) {
      world.apply(seat, action);
    }
    int[] legal = new int[world.maxLegal()];
    int choices = 0;
    while (world.actors() == actors) {
      int count = world.legalActions(seat, legal);
      choices += count > 1 ? 1 : 0;
      world.apply(seat, legal[random.nextInt(count)]);
    }
    return Math.max(1, choices);
  }

  /// The choices that follow those already made.
  int[] after(int[] made) {
    int others = world.actors() & ~(1 << seat);
    follow(made);
    int[] legal = new int[world.maxLegal()];
    double[] chances = new double[world.maxLegal()];
    int[] row = new int[0];
    while (world.actors() == (others | 1 << seat)) {
      int count = world.legalActions(seat, legal);
      strategy.write(node, pool, legal, count, chances);
      int action = legal[WeightedDraw.of(chances, 0, count, 1, random)];
      row = Arrays.copyOf(row, row.length + 1);
      row[row.length - 1] = action;
      follow(action);
    }
    return row;
  }

  /// All sequences of choices with their probabilities.
  Map<List<Integer>, Double> mix() {
    Map<List<Integer>, Double> all = new HashMap<>();
    spread(world, node, new ArrayList<>(), 1, all);
    return all;
  }

  private void spread(
      S at, int place, List<Integer> row, double chance, Map<List<Integer>, Double> all) {
    if (at.actors() != world.actors()) {
      all.put(List.copyOf(row), chance);
      return;
    }
    int[] legal = new int[at.maxLegal()];
    double[] chances = new double[at.maxLegal()];
    int count = at.legalActions(seat, legal);
    strategy.write(place, pool, legal, count, chances);
    for (int i = 0; i < count; i++) {
      if (chances[i] > 0) {
        S next = at.copy();
        next.apply(seat, legal[i]);
        int child = place == SearchTree.NONE ? SearchTree.NONE : tree.child(place, legal[i]);
        row.add(legal[i]);
        spread(next, child, row, chance * chances[i], all);
        row.removeLast();
      }
    }
  }

  /// Makes choices.
  void follow(int[] made) {
    for (int action : made) {
      follow(action);
    }
  }

  /// The probabilities of the next choice.
  double[] chances(int[] legal, int count) {
    double[] chances = new double[count];
    strategy.write(node, pool, legal, count, chances);
    return chances;
  }

  /// The node with what is known about a next choice: after the choices made, or pooled over all of
  /// them if these were not tried; NONE if nothing is known.
  int known(int action) {
    int exact = visited(node, action);
    return exact == SearchTree.NONE ? visited(pool, action) : exact;
  }

  private int visited(int at, int action) {
    int child = at == SearchTree.NONE ? SearchTree.NONE : tree.child(at, action);
    return child == SearchTree.NONE || tree.visits(child) == 0 ? SearchTree.NONE : child;
  }

  private void follow(int action) {
    world.apply(seat, action);
    node = node == SearchTree.NONE ? SearchTree.NONE : tree.child(node, action);
  }
}
