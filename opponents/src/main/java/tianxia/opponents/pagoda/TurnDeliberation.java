package tianxia.opponents.pagoda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Event;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Probability;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Line;

/// One decision of a [PagodaDeliberator]: all candidates are tried in the same worlds, and the
/// better half remains after each equal share of the budget. What was dropped is compared with the
/// best in the worlds that both were tried in.
final class TurnDeliberation implements Deliberation {
  /// The networks' estimate counts as this many trials, as in [SequentialHalving].
  private static final double CREDIT = 8;

  private final Pagoda game;
  private final PagodaState forgotten;
  private final int seat;
  private final TurnChoices choices;
  private final RandomGenerator random;
  private final int[] order;

  /// By candidate: the sums of its results in its first n worlds, from n = 0 on.
  private final double[][] sums;

  private final double[] squares;
  private final int[] visits;
  private final SearchBudget effort;
  private final long start;
  private final int stages;
  private int alive;
  private int stage = 1;
  private int trials;

  TurnDeliberation(
      Pagoda game,
      PagodaState forgotten,
      int seat,
      TurnChoices choices,
      SearchBudget effort,
      RandomGenerator random) {
    this.game = game;
    this.forgotten = forgotten;
    this.seat = seat;
    this.choices = choices;
    this.effort = effort;
    this.random = random;
    start = effort.now();
    int size = choices.candidates().size();
    order = IntStream.range(0, size).filter(this::isLegal).toArray();
    alive = order.length;
    sums = new double[size][16];
    squares = new double[size];
    visits = new int[size];
    stages = 32 - Integer.numberOfLeadingZeros(Math.max(1, alive - 1));
  }

  /// Whether a candidate can begin as the search writes it: in the middle of a turn that the search
  /// would not play, it may not.
  private boolean isLegal(int candidate) {
    int[] legal = new int[forgotten.maxLegal()];
    int count = forgotten.legalActions(seat, legal);
    return Arrays.binarySearch(legal, 0, count, choices.actions(candidate)[0]) >= 0;
  }

  /// Whether there is anything to try.
  boolean hasCandidates() {
    return alive > 0;
  }

  /// One world for all that remain.
  @Override
  public int improve() {
    long world = random.nextLong();
    for (int i = 0; i < alive; i++) {
      note(order[i], choices.trial().run(choices.candidates(), order[i], world));
    }
    int made = alive;
    trials += made;
    double spent = trials / (double) effort.iterations();
    if (effort.nanos() < Long.MAX_VALUE) {
      spent = Math.max(spent, (effort.now() - start) / (double) effort.nanos());
    }
    for (; alive > 1 && spent * stages >= stage; stage++) {
      sort();
      alive = (alive + 1) / 2;
    }
    return made;
  }

  private void note(int candidate, double result) {
    int n = visits[candidate];
    if (n + 1 == sums[candidate].length) {
      sums[candidate] = Arrays.copyOf(sums[candidate], 2 * (n + 1));
    }
    sums[candidate][n + 1] = sums[candidate][n] + result;
    squares[candidate] += result * result;
    visits[candidate]++;
  }

  private void sort() {
    for (int i = 1; i < alive; i++) {
      int candidate = order[i];
      int at = i;
      for (; at > 0 && mean(order[at - 1]) < mean(candidate); at--) {
        order[at] = order[at - 1];
      }
      order[at] = candidate;
    }
  }

  private double mean(int candidate) {
    return mean(candidate, visits[candidate]);
  }

  /// The mean of a candidate's first results and its estimate.
  private double mean(int candidate, int worlds) {
    double estimate = Probability.sigmoid(choices.candidates().logit(candidate));
    return (CREDIT * estimate + sums[candidate][worlds]) / (CREDIT + worlds);
  }

  /// The last candidate is still tried, so that its value becomes more certain.
  @Override
  public boolean decided() {
    return false;
  }

  @Override
  public Analysis answer() {
    int best = order[0];
    for (int i = 1; i < alive; i++) {
      best = mean(order[i]) > mean(best) ? order[i] : best;
    }
    double value = mean(best);
    Map<Integer, Candidate> byAction = new LinkedHashMap<>();
    for (int candidate : order) {
      int worlds = visits[candidate];
      double behind = mean(candidate, worlds) - mean(best, worlds);
      double own = Math.clamp(value + Math.min(0, behind), 0, 1);
      Candidate made = candidate(candidate, candidate == best, own);
      byAction.merge(made.action(), made, TurnDeliberation::better);
    }
    List<Candidate> all = new ArrayList<>(byAction.values());
    all.sort(
        Comparator.comparingDouble(Candidate::probability)
            .thenComparingDouble(Candidate::value)
            .reversed());
    List<Double> shares = Analysis.shares(seat, Math.clamp(value, 0, 1), new double[] {0, 1, 1});
    return new Analysis(seat, false, shares, error(best), trials, all);
  }

  private Candidate candidate(int candidate, boolean best, double value) {
    int[] actions = choices.actions(candidate);
    return new Candidate(
        actions[0], value, best ? 1 : 0, visits[candidate], error(candidate), line(actions));
  }

  private static Candidate better(Candidate one, Candidate other) {
    boolean first =
        one.probability() > other.probability()
            || one.probability() == other.probability() && one.value() >= other.value();
    return first ? one : other;
  }

  private double error(int candidate) {
    int n = visits[candidate];
    double mean = sums[candidate][n] / n;
    return Math.sqrt(Math.max(0, squares[candidate] / n - mean * mean) / n);
  }

  private List<Event> line(int[] actions) {
    PagodaState world = forgotten.copy();
    world.imagine(new Xoroshiro(0));
    return new Line<>(game, world).playAll(seat, actions).events();
  }
}
