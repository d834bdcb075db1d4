package tianxia.search.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.search.SearchBudget;
import tianxia.search.strategy.MixedStrategyBot;

/// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): each iteration
/// samples a determinization, and one tree over the seats' decisions accumulates what all of them
/// have in common. Without hidden information and chance it is plain UCT (Kocsis and Szepesvári
/// 2006). At simultaneous decisions each seat has its own tree from there on and chooses by regret
/// matching ([RegretMatching]); the action played is drawn from the average strategy. Independent
/// of any particular game. Safe for concurrent use; it keeps one tree's memory between decisions
/// ([#MAX_TREE_BYTES]), and more only while several are searched.
///
/// @param <S> the game's state
public final class InformationSetSearch<S extends State<S>> implements MixedStrategyBot<S> {

  /// A value of the exploration constant that did well in self-play.
  public static final double EXPLORATION = 0.7;

  /// The maximum memory for the nodes of one decision's tree, in bytes: about a million nodes. A
  /// full tree stops growing; further iterations refine its nodes.
  public static final long MAX_TREE_BYTES = 64L << 20;

  /// Iterations between two reads of the clock.
  private static final int CLOCK = 8;

  private final double exploration;

  /// An idle tree, kept for reuse: otherwise every decision would leave that much garbage, which a
  /// JVM with a large heap does not collect soon.
  private Optional<SearchTree> spare = Optional.empty();

  /// @param exploration the weight of exploration against the mean reward; rewards are from 0 to 1
  public InformationSetSearch(double exploration) {
    this.exploration = exploration;
  }

  @Override
  public int choose(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    return plan(forgotten, seen, seat, effort, random)[0];
  }

  @Override
  public int[] plan(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    if (count == 1) {
      return new int[] {legal[0]};
    }
    S open = forgotten.copy();
    int[] own = new int[forgotten.maxLegal()];
    int made = open.reopen(seat, own);
    SearchTree tree = take();
    try {
      grow(tree, open, effort, random);
      return open.actors() == 1 << seat
          ? new int[] {mostVisited(tree, legal, count)}
          : new RootStrategy<>(tree, open, seat, random).after(Arrays.copyOf(own, made));
    } finally {
      giveBack(tree);
    }
  }

  @Override
  public Map<List<Integer>, Double> mix(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    S open = forgotten.copy();
    open.reopen(seat, new int[forgotten.maxLegal()]);
    SearchTree tree = take();
    try {
      grow(tree, open, effort, random);
      return new RootStrategy<>(tree, open, seat, random).mix();
    } finally {
      giveBack(tree);
    }
  }

  @Override
  public int ahead(S forgotten, int seat) {
    S open = forgotten.copy();
    int[] own = new int[forgotten.maxLegal()];
    int made = open.reopen(seat, own);
    return open.actors() == 1 << seat
        ? 1
        : RootStrategy.choices(open, seat, Arrays.copyOf(own, made));
  }

  private synchronized SearchTree take() {
    SearchTree tree = spare.orElseGet(() -> new SearchTree(MAX_TREE_BYTES));
    spare = Optional.empty();
    return tree;
  }

  private synchronized void giveBack(SearchTree tree) {
    tree.clear();
    spare = Optional.of(tree);
  }

  private void grow(SearchTree tree, S position, SearchBudget effort, RandomGenerator random) {
    long start = effort.now();
    Iteration<S> iteration = new Iteration<>(tree, position, exploration, random);
    for (int i = 0; i < effort.iterations(); i++) {
      if (i % CLOCK == 0 && i > 0 && effort.now() - start >= effort.nanos()) {
        break;
      }
      iteration.run();
    }
  }

  private static int mostVisited(SearchTree tree, int[] legal, int count) {
    int best = legal[0];
    int most = -1;
    double mean = 0;
    for (int i = 0; i < count; i++) {
      int child = tree.child(SearchTree.ROOT, legal[i]);
      int visits = child == SearchTree.NONE ? 0 : tree.visits(child);
      if (visits > most || visits == most && visits > 0 && tree.mean(child) > mean) {
        best = legal[i];
        most = visits;
        mean = visits == 0 ? 0 : tree.mean(child);
      }
    }
    return best;
  }
}
