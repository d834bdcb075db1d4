package tianxia.opponents.suntzu;

import java.util.random.RandomGenerator;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.kernel.Xoroshiro;

/// What a [DoubleOracle] knows of a seat's orders that begin with the cards already laid.
final class OrderValues {
  /// Orders tried for a card with which no considered order goes on.
  private static final int TRIED = 24;

  /// A won last dynasty counts so much more than a lost one, apart from style ([ScoreTrack#end]).
  private static final double DECIDED = 0.98;

  private final DoubleOracle duel;
  private final int begun;
  private final int laid;
  private final boolean last;
  private final double[] chances;
  private final double[] values;
  private final double error;

  /// The orders that go on with a card.
  ///
  /// @param value of those in the mix, or of the best one
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

  /// Keeps the orders that begin with the cards laid; if the mix has none of these, the best of
  /// those considered is certain.
  private void condition() {
    double total = 0;
    int best = -1;
    for (int i = 0; i < chances.length; i++) {
      boolean begins = begins(duel.own().order(i), laid, begun);
      chances[i] = begins ? chances[i] : 0;
      total += chances[i];
      best = begins && (best < 0 || values[i] > values[best]) ? i : best;
    }
    for (int i = 0; i < chances.length; i++) {
      chances[i] = total > 0 ? chances[i] / total : i == best ? 1 : 0;
    }
  }

  private static boolean begins(int order, int cards, int with) {
    for (int province = 0; province < cards; province++) {
      if (Hand.card(order, province) != Hand.card(with, province)) {
        return false;
      }
    }
    return true;
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
      if (begins(duel.own().order(i), laid + 1, with)) {
        visits++;
        probability += chances[i];
        sum += chances[i] * values[i];
        likely = likely < 0 || better(i, likely) ? i : likely;
      }
    }
    if (likely < 0) {
      return tried(with);
    }
    double value = probability > 0 ? sum / probability : values[likely];
    return new Next(plain(value), probability, duel.own().order(likely), visits);
  }

  private boolean better(int i, int other) {
    return chances[i] > chances[other] || chances[i] == chances[other] && values[i] > values[other];
  }

  /// The best of some orders: those considered with the card exchanged, and random ones.
  private Next tried(int with) {
    RandomGenerator random = new Xoroshiro(with);
    int best = duel.own().hand.any(with, laid + 1, random);
    double most = duel.worth(best);
    for (int i = 1; i < TRIED; i++) {
      int order = duel.own().hand.any(with, laid + 1, random);
      double worth = duel.worth(order);
      if (worth > most) {
        most = worth;
        best = order;
      }
    }
    return new Next(plain(most), 0, best, 0);
  }

  /// The chance without the part that is for style.
  private double plain(double value) {
    double chance = last ? (value - (1 - DECIDED) / 2) / DECIDED : value;
    return Math.clamp(chance, 0, 1);
  }
}
