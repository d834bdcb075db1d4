package tianxia.opponents.suntzu;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuState;

/// Orders as somebody gives them who does not ask what the other is thinking: a few that come to
/// mind, each held against any that the other might give.
final class SampledOrders {
  private static final int CONSIDERED = 48;
  private static final int FACED = 12;

  private final MixedStrategy own;
  private final double[] chances;

  /// @param worlds positions that the seat (from 0) holds for possible, the decision open
  /// @param begun an order whose first `fixed` cards all are to have
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

  /// By order, the chance to win with it.
  double[] chances() {
    return chances;
  }
}
