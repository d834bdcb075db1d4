package tianxia.server.rating;

import java.util.ArrayList;
import java.util.List;

/// The Bayesian approximation of Weng and Lin for the Plackett–Luce model (Weng, Lin: "A Bayesian
/// Approximation Method for Online Ranking", JMLR 12, 2011, Algorithm 4), as OpenSkill has it: each
/// place is a choice among those who had not got a better one, with the odds that the strengths
/// give. For two it is the Bradley–Terry model. For more it takes a game for one result, where a
/// comparison of each pair would take it for as many independent ones and be too certain; and of a
/// game that only has winners it asks no more than who they were.
///
/// The same numbers come out on every machine.
public final class PlackettLuce {
  /// How much strengths may drift from one game to the next, so that old certainty fades: as
  /// OpenSkill's `tau`.
  public static final double DRIFT = 25 / 300.0;

  /// A variance never shrinks by more than this factor in one game.
  private static final double LEAST = 0.0001;

  private final List<Rating> ratings;
  private final List<Integer> places;
  private final double scale;
  private final double[] odds;

  private PlackettLuce(List<Rating> ratings, List<Integer> places) {
    this.ratings = ratings;
    this.places = places;
    double variance = 0;
    for (Rating rating : ratings) {
      variance += rating.deviation() * rating.deviation() + Rating.PERFORMANCE * Rating.PERFORMANCE;
    }
    this.scale = StrictMath.sqrt(variance);
    this.odds =
        ratings.stream().mapToDouble(rating -> StrictMath.exp(rating.mean() / scale)).toArray();
  }

  /// The ratings after a game. Those that are certain stay as they are.
  ///
  /// @param places by the same order, the best is the smallest; equal ones are shared
  /// @param drift see [#DRIFT]
  public static List<Rating> after(List<Rating> before, List<Integer> places, double drift) {
    List<Rating> drifted =
        before.stream().map(rating -> rating.certain() ? rating : drifted(rating, drift)).toList();
    PlackettLuce game = new PlackettLuce(drifted, List.copyOf(places));
    List<Rating> after = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      after.add(game.after(i));
    }
    return List.copyOf(after);
  }

  private static Rating drifted(Rating rating, double drift) {
    return new Rating(
        rating.mean(), StrictMath.sqrt(rating.deviation() * rating.deviation() + drift * drift));
  }

  private Rating after(int i) {
    double won = 0;
    double known = 0;
    for (int q = 0; q < ratings.size(); q++) {
      if (places.get(q) <= places.get(i)) {
        double chance = odds[i] / oddsFrom(places.get(q));
        int shared = shared(places.get(q));
        won += ((q == i ? 1 : 0) - chance) / shared;
        known += chance * (1 - chance) / shared;
      }
    }
    Rating old = ratings.get(i);
    double share = old.deviation() / scale;
    double left = Math.max(1 - share * share * share * known, LEAST);
    return new Rating(
        old.mean() + old.deviation() * share * won, old.deviation() * StrictMath.sqrt(left));
  }

  /// The odds of all who got this place or a worse one.
  private double oddsFrom(int place) {
    double sum = 0;
    for (int s = 0; s < odds.length; s++) {
      sum += places.get(s) >= place ? odds[s] : 0;
    }
    return sum;
  }

  private int shared(int place) {
    return (int) places.stream().filter(each -> each == place).count();
  }
}
