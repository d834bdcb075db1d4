package tianxia.search;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;

/// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012):
/// in each iteration the unknown is imagined anew, and one tree over the seats' decisions gathers
/// what all these worlds have in common. Where nothing is hidden and nothing drawn it is plain UCT
/// (Kocsis and Szepesvári 2006). Knows nothing of any game.
///
/// @param exploration the weight of curiosity against merit; rewards lie between 0 and 1
/// @param <S> the game's state
public record InformationSetSearch<S extends State<S>>(double exploration) implements Bot<S> {

  /// Exploration that did well in self-play.
  public static final double EXPLORATION = 0.7;

  /// How many iterations pass between two looks at the clock.
  private static final int CLOCK = 8;

  @Override
  public int choose(
      S forgotten, List<Event> seen, int seat, Effort effort, RandomGenerator random) {
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    if (count == 1) {
      return legal[0];
    }
    long start = System.nanoTime();
    Tree tree = new Tree();
    Iteration<S> iteration = new Iteration<>(tree, forgotten, seat, exploration, random);
    for (int i = 0; i < effort.iterations(); i++) {
      if (i % CLOCK == 0 && i > 0 && System.nanoTime() - start >= effort.nanos()) {
        break;
      }
      iteration.run();
    }
    return mostVisited(tree, legal, count);
  }

  private static int mostVisited(Tree tree, int[] legal, int count) {
    int best = legal[0];
    int most = -1;
    double mean = 0;
    for (int i = 0; i < count; i++) {
      int child = tree.child(Tree.ROOT, legal[i]);
      int visits = child == Tree.NONE ? 0 : tree.visits(child);
      if (visits > most || visits == most && visits > 0 && tree.mean(child) > mean) {
        best = legal[i];
        most = visits;
        mean = visits == 0 ? 0 : tree.mean(child);
      }
    }
    return best;
  }
}
