package tianxia.opponents.suntzu;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuState;

/// Orders chosen without modelling the other side's reasoning: a few random ones, each evaluated
/// against random orders of the other side.
final class SampledOrders {
  private static final int CONSIDERED = 48;
  private static final int FACED = 12;

  private final MixedStrategy own;
  private final double[] chances;

  /// @param worlds positions that the seat (from 0) considers possible, with the decision open
  /// @param begun an order whose first `fixed` cards all orders share
  SampledOrders(
      PairEvaluator pairs,
      List<SunTzuState> worlds,
      int seat,
      int begun,
      int fixed,
      RandomGenerator random) {
    own = new MixedStrategy(pairs, worlds.getFirst(), seat);
    for (int i = 0; i < CONSIDERED; i++) {
      own.add(own.hand.any(begun, fixed, random));
    }
    chances = new double[own.count()];
    for (SunTzuState world : worlds) {
      MixedStrategy other = new MixedStrategy(pairs, world, 1 - seat);
      for (int i = 0; i < FACED; i++) {
        other.add(other.hand.any(0, 0, random));
      }
      for (int i = 0; i < own.count(); i++) {
        for (int j = 0; j < other.count(); j++) {
          chances[i] += own.meet(i, other, j) / other.count() / worlds.size();
        }
      }
    }
  }

  MixedStrategy own() {
    return own;
  }

  /// The winning probability of each order.
  double[] chances() {
    return chances;
  }
}
