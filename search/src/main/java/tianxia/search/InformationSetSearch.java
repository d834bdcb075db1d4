package tianxia.search;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;

/// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): in each iteration
/// the unknown is imagined anew, and one tree over the seats' decisions gathers what all these
/// worlds have in common. Where nothing is hidden and nothing drawn it is plain UCT (Kocsis and
/// Szepesvári 2006). At simultaneous decisions each seat has a tree of its own from there on,
/// chooses by regret matching ([RegretMatching]), and what is played is drawn from the average
/// strategy. Knows nothing of any game.
///
/// @param exploration the weight of curiosity against merit; rewards lie between 0 and 1
/// @param <S> the game's state
public record InformationSetSearch<S extends State<S>>(double exploration)
    implements MixedStrategyBot<S> {

  /// Exploration that did well in self-play.
  public static final double EXPLORATION = 0.7;

  /// How many iterations pass between two looks at the clock.
  private static final int CLOCK = 8;

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
    SearchTree tree = grow(open, effort, random);
    if (open.actors() == 1 << seat) {
      return new int[] {mostVisited(tree, legal, count)};
    }
    return new RootStrategy<>(tree, open, seat, random).after(Arrays.copyOf(own, made));
  }

  @Override
  public Map<List<Integer>, Double> mix(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    S open = forgotten.copy();
    open.reopen(seat, new int[forgotten.maxLegal()]);
    return new RootStrategy<>(grow(open, effort, random), open, seat, random).mix();
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

  private SearchTree grow(S position, SearchBudget effort, RandomGenerator random) {
    long start = effort.now();
    SearchTree tree = new SearchTree();
    Iteration<S> iteration = new Iteration<>(tree, position, exploration, random);
    for (int i = 0; i < effort.iterations(); i++) {
      if (i % CLOCK == 0 && i > 0 && effort.now() - start >= effort.nanos()) {
        break;
      }
      iteration.run();
    }
    return tree;
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
