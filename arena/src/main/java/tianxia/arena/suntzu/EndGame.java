package tianxia.arena.suntzu;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.arena.Seeds;
import tianxia.games.suntzu.LastDynasty;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.search.MatrixGame;

/// A solved end-game of Sun Tzu (standard rules, no warlords): the orders of the ninth dynasty,
/// after eight dynasties of random play. Only such as are small (at most 2,520 orders a seat), in
/// which no reserve can run out, so that the orders alone decide ([LastDynasty]), and which are not
/// decided already: neither seat has an order that wins against all.
public final class EndGame {
  /// How exactly it is solved: 0.1 % of the winning chance.
  static final double GAP = 0.002;

  private static final int MAX_ORDERS = 2_520;
  private static final int MAX_ITERATIONS = 100_000;

  private final SunTzuState position;
  private final int[][] orders;
  private final MatrixGame matrix;
  private final double value;

  private EndGame(SunTzuState position, int[][] orders, MatrixGame matrix) {
    this.position = position;
    this.orders = orders;
    this.matrix = matrix;
    value = matrix.solve(GAP, MAX_ITERATIONS);
  }

  /// The end-game number `index` of a seed: the first that random play leads to.
  public static EndGame of(long seed, int index) {
    for (int attempt = 0; ; attempt++) {
      Optional<EndGame> found =
          from(played(new Xoroshiro(Seeds.of(seed, Seeds.CHANCE, index, attempt))));
      if (found.isPresent()) {
        return found.get();
      }
    }
  }

  /// A random game up to the last orders, or to its end where that comes before.
  private static SunTzuState played(RandomGenerator random) {
    SunTzu game = new SunTzu();
    SunTzuState state = game.start(Options.of(game.options(), Map.of()));
    while (state.actors() != 0
        && !(Integer.bitCount(state.actors()) == 2 && LastDynasty.of(state).isPresent())) {
      int actor = Actors.first(state.actors());
      state.apply(actor, state.sample(actor, random));
    }
    return state;
  }

  private static Optional<EndGame> from(SunTzuState state) {
    return LastDynasty.of(state).flatMap(dynasty -> from(state, dynasty));
  }

  private static Optional<EndGame> from(SunTzuState state, LastDynasty dynasty) {
    int[][] orders = {dynasty.orders(1), dynasty.orders(2)};
    if (Math.max(orders[0].length, orders[1].length) > MAX_ORDERS) {
      return Optional.empty();
    }
    float[][] payoffs = new float[orders[0].length][orders[1].length];
    for (int i = 0; i < payoffs.length; i++) {
      for (int j = 0; j < payoffs[i].length; j++) {
        if (dynasty.runsOut(orders[0][i], orders[1][j])) {
          return Optional.empty();
        }
        payoffs[i][j] = dynasty.outcome(orders[0][i], orders[1][j]);
      }
    }
    return decided(payoffs)
        ? Optional.empty()
        : Optional.of(new EndGame(state, orders, new MatrixGame(payoffs)));
  }

  /// Whether one seat has an order that wins whatever the other does.
  private static boolean decided(float[][] payoffs) {
    boolean[] lost = new boolean[payoffs[0].length];
    for (float[] row : payoffs) {
      boolean wins = true;
      for (int j = 0; j < row.length; j++) {
        wins &= row[j] > 0;
        lost[j] |= row[j] >= 0;
      }
      if (wins) {
        return true;
      }
    }
    for (boolean sometimes : lost) {
      if (!sometimes) {
        return true;
      }
    }
    return false;
  }

  /// The position in which the last orders are to be given.
  public SunTzuState position() {
    return position.copy();
  }

  /// A seat's orders, packed as [LastDynasty] does it.
  public int[] orders(int seat) {
    return orders[seat - 1].clone();
  }

  /// Seat 1's orders against seat 2's: 1 where seat 1 wins, −1 where seat 2 does.
  public MatrixGame matrix() {
    return matrix;
  }

  /// Of the game to seat 1, from −1 to 1.
  public double value() {
    return value;
  }

  /// How much of its winning chance a seat loses against a best response, compared with an
  /// equilibrium: from 0 to 1, within half of the gap.
  ///
  /// @param mix the chances of the seat's orders
  public double loss(int seat, double[] mix) {
    double loss = seat == 1 ? value - matrix.worstOf(mix) : matrix.bestAgainst(mix) - value;
    return Math.max(0, loss / 2);
  }
}
