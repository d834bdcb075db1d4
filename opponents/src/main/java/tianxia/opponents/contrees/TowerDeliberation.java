package tianxia.opponents.contrees;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tianxia.games.contrees.Contrees;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.opponents.network.Probability;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Line;

/// Analyses the towers of a position by iterative deepening, each with a full window, so that every
/// one has an exact score at the last complete depth. A step searches one tower at one depth; the
/// first step searches all of them one turn deep.
final class TowerDeliberation implements Deliberation {
  private static final int TURNS = 48;
  private static final int MAX_LINE = 12;

  private final Contrees game;
  private final ContreesState position;
  private final ContreesState root;
  private final Topology topology;
  private final Transpositions known;
  private final StopCondition limit;
  private final AlphaBeta search;
  private final int left;
  private final int seat;
  private final int count;
  private final int[] moves;

  /// By move: the scores at the current, the last complete and the previous depth; positions.
  private final int[] scores;

  private final int[] complete;
  private final int[] before;
  private final long[] visits;

  private int depth;
  private int next;
  private long counted;

  TowerDeliberation(Contrees game, Weights weights, ContreesState state, SearchBudget effort) {
    this.game = game;
    position = state;
    root = state.settled();
    topology = new Topology(root);
    known = new Transpositions(Transpositions.bits(effort));
    limit = new StopCondition(effort);
    search = new AlphaBeta(root, topology, weights, known, limit, SearchListener.NONE);
    left = TURNS - ContreesReader.spent(root);
    seat = Actors.first(state.actors());
    moves = new int[state.maxLegal() + 1];
    count = root.legalActions(seat, moves);
    scores = new int[count];
    complete = new int[count];
    before = new int[count];
    visits = new long[count];
  }

  @Override
  public int improve() {
    if (depth == 0) {
      for (int i = 0; i < count; i++) {
        one(i, 1);
      }
      finish();
      System.arraycopy(complete, 0, before, 0, count);
    } else {
      one(next, depth + 1);
      next++;
      if (next == count && !limit.reached()) {
        finish();
      }
    }
    long all = limit.positions() / StopCondition.POSITIONS;
    int iterations = Math.toIntExact(all - counted);
    counted = all;
    return iterations;
  }

  private void one(int index, int turns) {
    long start = limit.positions();
    int score = search.after(moves[index], turns, -Score.WON, Score.WON);
    visits[index] += limit.positions() - start;
    if (turns == 1 || !limit.reached()) {
      scores[index] = score;
    }
  }

  /// Completes a depth, and sorts the moves for the next one.
  private void finish() {
    System.arraycopy(complete, 0, before, 0, count);
    System.arraycopy(scores, 0, complete, 0, count);
    for (int i = 1; i < count; i++) {
      for (int at = i; at > 0 && complete[at - 1] < complete[at]; at--) {
        swap(at - 1, at);
      }
    }
    depth++;
    next = 0;
  }

  private void swap(int i, int j) {
    for (int[] all : List.of(moves, scores, complete, before)) {
      int one = all[i];
      all[i] = all[j];
      all[j] = one;
    }
    long some = visits[i];
    visits[i] = visits[j];
    visits[j] = some;
  }

  @Override
  public boolean decided() {
    return depth > 0 && (limit.reached() || depth >= left || proven());
  }

  /// Whether the best is proven; a proven loss is searched on, for the moves that lose late.
  private boolean proven() {
    return complete[0] >= Score.PROVEN;
  }

  @Override
  public Analysis answer() {
    // Of several moves that win, the one that wins soonest is first.
    int first = 0;
    for (int i = 1; i < count; i++) {
      first = value(i) > value(first) ? i : first;
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double value = value(i);
      double error = Math.abs(value - chance(before[i]));
      candidates.add(
          new Candidate(moves[i], value, i == first ? 1 : 0, visits[i], error, line(moves[i])));
    }
    candidates.sort(
        Comparator.comparingDouble(Candidate::probability)
            .thenComparingDouble(Candidate::value)
            .reversed());
    Candidate best = candidates.getFirst();
    List<Double> shares = Analysis.shares(seat, best.value(), new double[] {0, 1, 1});
    return new Analysis(seat, false, shares, best.error(), limit.positions(), candidates);
  }

  /// The mean of the last two depths, since the evaluation favours the side that has moved last.
  private double value(int i) {
    double last = chance(complete[i]);
    return Math.abs(complete[i]) >= Score.PROVEN ? last : (last + chance(before[i])) / 2;
  }

  /// The chance to win of the seat to move; a shared win counts half.
  static double chance(int score) {
    return score >= Score.PROVEN
        ? 1
        : score <= -Score.PROVEN ? 0 : Probability.sigmoid(score / (double) Weights.UNIT);
  }

  /// The move, and what the table of positions holds after it.
  private List<Event> line(int move) {
    ContreesState settled = root.copy();
    Line<ContreesState> line = new Line<>(game, position.copy());
    int best = move;
    for (int turn = 0; turn < MAX_LINE && best >= 0; turn++) {
      ContreesState at = line.position();
      if (ContreesReader.isForbidding(at)) {
        line.play(Actors.first(at.actors()), ContreesState.PASS);
      }
      if (!line.play(Actors.first(at.actors()), best)) {
        break;
      }
      settled.apply(Actors.first(settled.actors()), best);
      best = settled.actors() == 0 ? -1 : best(settled);
    }
    return line.events();
  }

  private int best(ContreesState at) {
    long entry = known.get(Transpositions.key(at, topology.narrow()));
    return entry == Transpositions.NONE ? -1 : Transpositions.move(entry);
  }
}
