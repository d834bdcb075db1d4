package tianxia.opponents.suntzu;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.LastDynasty;
import tianxia.games.suntzu.SunTzuState;
import tianxia.search.SearchBudget;
import tianxia.search.strategy.MatrixGame;

/// The orders of the last dynasty as a matrix game, solved for an equilibrium. In the standard
/// rules only the orders are hidden then: the decks are empty, and the hands follow from what was
/// played.
final class EndgameSolver {
  /// Sides with more orders than this use a random sample.
  private static final int MAX_ORDERS = 2_520;

  /// If reserves may run out in more than this fraction of the pairs, the payoffs cannot be
  /// computed this way.
  private static final double MAX_RUN_OUT = 0.1;

  private static final int SAMPLES = 400;
  private static final int MAX_ITERATIONS = 4_000;
  private static final double GAP = 0.002;
  private static final int LOOK = 16;

  private final int seat;
  private final int[] own;
  private final int[] others;
  private final MatrixGame game;

  private EndgameSolver(LastDynasty dynasty, int seat, RandomGenerator random) {
    this.seat = seat;
    own = thinned(dynasty.orders(seat), random);
    others = thinned(dynasty.orders(3 - seat), random);
    int[] rows = seat == 1 ? own : others;
    int[] columns = seat == 1 ? others : own;
    float[][] payoffs = new float[rows.length][columns.length];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < columns.length; j++) {
        payoffs[i][j] = dynasty.outcome(rows[i], columns[j]);
      }
    }
    game = new MatrixGame(payoffs);
  }

  /// Empty if these are not the last orders, or if the payoffs cannot be computed.
  ///
  /// @param open nothing is laid, and nothing forgotten
  /// @param seat the seat to play for
  static Optional<EndgameSolver> of(SunTzuState open, int seat, RandomGenerator random) {
    return LastDynasty.of(open)
        .filter(dynasty -> counts(dynasty, random))
        .map(dynasty -> new EndgameSolver(dynasty, seat, random));
  }

  private static boolean counts(LastDynasty dynasty, RandomGenerator random) {
    int[] first = dynasty.orders(1);
    int[] second = dynasty.orders(2);
    int runOut = 0;
    for (int i = 0; i < SAMPLES; i++) {
      int a = first[random.nextInt(first.length)];
      int b = second[random.nextInt(second.length)];
      runOut += dynasty.runsOut(a, b) ? 1 : 0;
    }
    return runOut <= MAX_RUN_OUT * SAMPLES;
  }

  private static int[] thinned(int[] orders, RandomGenerator random) {
    if (orders.length <= MAX_ORDERS) {
      return orders;
    }
    int[] some = new int[MAX_ORDERS];
    for (int i = 0; i < MAX_ORDERS; i++) {
      int at = i + random.nextInt(orders.length - i);
      some[i] = orders[at];
      orders[at] = orders[i];
    }
    return some;
  }

  /// The seat's orders, as actions, with their equilibrium probabilities. A few iterations are made
  /// even if computing the payoffs has used up the time, since the initial strategy is uniform.
  Map<List<Integer>, Double> solve(SearchBudget effort) {
    long start = effort.now();
    int most = Math.min(MAX_ITERATIONS, effort.iterations());
    for (int i = 1; i <= most && (i <= LOOK || effort.now() - start < effort.nanos()); i++) {
      game.improve();
      if (i % LOOK == 0 && game.gap() <= GAP) {
        break;
      }
    }
    double[] chances = seat == 1 ? game.first() : game.second();
    Map<List<Integer>, Double> mix = new LinkedHashMap<>();
    for (int i = 0; i < own.length; i++) {
      if (chances[i] > 0) {
        mix.put(boxed(LastDynasty.actions(own[i])), chances[i]);
      }
    }
    return mix;
  }

  private static List<Integer> boxed(int[] actions) {
    return Arrays.stream(actions).boxed().toList();
  }
}
