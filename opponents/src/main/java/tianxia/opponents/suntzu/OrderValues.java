package tianxia.opponents.suntzu;

import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.kernel.Xoroshiro;

/// What a [DoubleOracle] knows of a seat's orders that begin with the cards already laid.
final class OrderValues {
  /// Starts of the search for the best order that goes on with a card which the mix does not lay.
  private static final int STARTS = 3;

  /// A won last dynasty counts so much more than a lost one, apart from style ([ScoreTrack#end]).
  private static final double DECIDED = 0.98;

  private final DoubleOracle duel;
  private final int begun;
  private final int laid;
  private final boolean last;
  private final double[] chances;
  private final double[] values;
  private final double error;
  private final BestResponse answer;

  /// The orders that go on with a card.
  ///
  /// @param value of those in the mix, or of the best one found
  /// @param order the most probable one, or the best
  /// @param visits the number of such orders under consideration
  record Next(double value, double probability, int order, int visits) {}

  /// @param cards that have been laid
  /// @param last whether it is the last dynasty
  OrderValues(DoubleOracle duel, int[] cards, boolean last) {
    this.duel = duel;
    this.last = last;
    laid = cards.length;
    int order = 0;
    for (int province = 0; province < laid; province++) {
      order = Hand.with(order, province, SunTzuReader.laidBy(cards[province]));
    }
    begun = order;
    chances = duel.own().mix().average(OrderSolver.RARE);
    values = new double[chances.length];
    double[] byWorld = new double[duel.worlds()];
    for (int world = 0; world < byWorld.length; world++) {
      double[] here = duel.values(world);
      for (int i = 0; i < values.length; i++) {
        values[i] += here[i] / byWorld.length;
        byWorld[world] += chances[i] * here[i];
      }
    }
    error = deviation(byWorld) / Math.sqrt(byWorld.length);
    answer = duel.answering(new Xoroshiro(begun));
    condition();
  }

  private static double deviation(double[] all) {
    double sum = 0;
    double squares = 0;
    for (double one : all) {
      sum += one;
      squares += one * one;
    }
    double mean = sum / all.length;
    return Math.sqrt(Math.max(0, squares / all.length - mean * mean));
  }

  /// Keeps the orders that begin with the cards laid, if the mix has any.
  private void condition() {
    double total = 0;
    for (int i = 0; i < chances.length; i++) {
      chances[i] = Hand.begins(duel.own().order(i), laid, begun) ? chances[i] : 0;
      total += chances[i];
    }
    for (int i = 0; i < chances.length && total > 0; i++) {
      chances[i] /= total;
    }
  }

  /// The standard error of the seat's chance, from the hands that the other may hold.
  double error() {
    return error;
  }

  /// What follows if the next card is this one.
  Next next(int card) {
    int with = Hand.with(begun, laid, card);
    double probability = 0;
    double sum = 0;
    int visits = 0;
    int likely = -1;
    for (int i = 0; i < chances.length; i++) {
      if (Hand.begins(duel.own().order(i), laid + 1, with)) {
        visits++;
        probability += chances[i];
        sum += chances[i] * values[i];
        likely = likely < 0 || better(i, likely) ? i : likely;
      }
    }
    return probability > 0
        ? new Next(plain(sum / probability), probability, duel.own().order(likely), visits)
        : found(with, likely, visits);
  }

  private boolean better(int i, int other) {
    return chances[i] > chances[other] || chances[i] == chances[other] && values[i] > values[other];
  }

  /// The best answer to the other side's mix that goes on so: orders under consideration need not
  /// contain it, since the mix does not begin so.
  ///
  /// @param likely the best one under consideration, or −1
  private Next found(int with, int likely, int visits) {
    RandomGenerator random = new Xoroshiro(with);
    int best = likely < 0 ? duel.own().hand.any(with, laid + 1, random) : duel.own().order(likely);
    double most = duel.worth(best);
    for (int i = 0; i < STARTS; i++) {
      int from = i == 0 ? best : duel.own().hand.any(with, laid + 1, random);
      int order = answer.climb(duel.own(), from, laid + 1);
      double worth = duel.worth(order);
      if (worth > most) {
        most = worth;
        best = order;
      }
    }
    return new Next(plain(most), 0, best, visits);
  }

  /// The chance without the part that is for style.
  private double plain(double value) {
    double chance = last ? (value - (1 - DECIDED) / 2) / DECIDED : value;
    return Math.clamp(chance, 0, 1);
  }
}
