package tianxia.search.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Line;

/// One decision in a [TreeDeliberator].
final class TreeDeliberation<S extends State<S>> implements Deliberation {
  /// Nodes with fewer visits are too uncertain to be part of a line.
  private static final int LINE_VISITS = 8;

  private final Game<S> game;
  private final S open;
  private final int seat;
  private final int[] made;
  private final SearchTree tree = new SearchTree(InformationSetSearch.MAX_TREE_BYTES);
  private final Iteration<S> iteration;
  private final int[] legal;
  private final int count;

  /// The sums of all playouts' results, by seat.
  private final double[] rewards;

  private int playouts;

  TreeDeliberation(
      Game<S> game, int seats, double exploration, S forgotten, int seat, RandomGenerator random) {
    this.game = game;
    this.seat = seat;
    legal = new int[forgotten.maxLegal()];
    count = forgotten.legalActions(seat, legal);
    open = forgotten.copy();
    int[] own = new int[forgotten.maxLegal()];
    made = Arrays.copyOf(own, open.reopen(seat, own));
    iteration = new Iteration<>(tree, open, exploration, random);
    rewards = new double[seats + 1];
  }

  @Override
  public int improve() {
    int winners = iteration.run();
    for (int each = 1; each < rewards.length; each++) {
      rewards[each] += Analysis.share(winners, each);
    }
    playouts++;
    return 1;
  }

  @Override
  public boolean decided() {
    return false;
  }

  @Override
  public Analysis answer() {
    boolean mixed = open.actors() != 1 << seat;
    List<Candidate> candidates = mixed ? mix() : choices();
    double value = 0;
    double variance = 0;
    for (Candidate candidate : candidates) {
      double part = candidate.probability();
      value += part * candidate.value();
      variance += part * part * candidate.error() * candidate.error();
    }
    List<Double> shares = Analysis.shares(seat, Math.clamp(value, 0, 1), rewards);
    return new Analysis(seat, mixed, shares, Math.sqrt(variance), playouts, candidates);
  }

  /// The actions tried, the most visited first, as [InformationSetSearch] chooses.
  private List<Candidate> choices() {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int child = tree.child(SearchTree.ROOT, legal[i]);
      if (child != SearchTree.NONE && tree.visits(child) > 0) {
        all.add(candidate(legal[i], child, 0, line(legal[i], child)));
      }
    }
    all.sort(
        Comparator.comparingLong(Candidate::visits)
            .thenComparingDouble(Candidate::value)
            .reversed());
    Candidate best = all.getFirst();
    all.set(
        0, candidate(best.action(), tree.child(SearchTree.ROOT, best.action()), 1, best.line()));
    return all;
  }

  private Candidate candidate(int action, int node, double probability, List<Event> line) {
    double mean = tree.mean(node);
    double error = Math.sqrt(mean * (1 - mean) / tree.visits(node));
    return new Candidate(action, mean, probability, tree.visits(node), error, line);
  }

  private List<Candidate> mix() {
    RootStrategy<S> strategy = new RootStrategy<>(tree, open, seat, new Xoroshiro(0));
    strategy.follow(made);
    double[] chances = strategy.chances(legal, count);
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int node = strategy.known(legal[i]);
      if (node != SearchTree.NONE) {
        all.add(candidate(legal[i], node, chances[i], own(legal[i])));
      } else if (chances[i] > 0) {
        double known = rewards[seat] / playouts;
        all.add(new Candidate(legal[i], known, chances[i], 0, 0.5, own(legal[i])));
      }
    }
    all.sort(
        Comparator.comparingDouble(Candidate::probability)
            .thenComparingDouble(Candidate::value)
            .reversed());
    return all;
  }

  /// The seat's own choice alone: what follows is hidden.
  private List<Event> own(int action) {
    Line<S> line = written();
    line.play(seat, action);
    return line.events();
  }

  private List<Event> line(int action, int child) {
    Line<S> line = written();
    line.play(seat, action);
    int node = child;
    int[] next = new int[legal.length];
    while (node != SearchTree.NONE && tree.visits(node) >= LINE_VISITS) {
      int actors = line.position().actors();
      if (actors == 0 || actors == 1 << Actors.CHANCE || Integer.bitCount(actors) > 1) {
        break;
      }
      int actor = Actors.first(actors);
      int best = favourite(node, next, line.position().legalActions(actor, next));
      if (best < 0) {
        break;
      }
      node = tree.child(node, best);
      line.play(actor, best);
    }
    return line.events();
  }

  /// The most visited action, or −1.
  private int favourite(int node, int[] actions, int number) {
    int best = -1;
    int most = 0;
    for (int i = 0; i < number; i++) {
      int child = tree.child(node, actions[i]);
      if (child != SearchTree.NONE && tree.visits(child) > most) {
        most = tree.visits(child);
        best = actions[i];
      }
    }
    return best;
  }

  /// A line that begins at this decision, in an imagined world.
  private Line<S> written() {
    S world = open.copy();
    world.imagine(new Xoroshiro(0));
    for (int action : made) {
      world.apply(seat, action);
    }
    return new Line<>(game, world);
  }
}
