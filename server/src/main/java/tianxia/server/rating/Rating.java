package tianxia.server.rating;

/// What is believed of how well somebody plays: a normal distribution, on the scale of Weng and Lin
/// (25 ± 25/3 before the first game). What players see is another scale, on which a difference
/// means what it means with Elo's: 100 points win 64 games of 100.
///
/// @param mean what is expected
/// @param deviation how uncertain that is
public record Rating(double mean, double deviation) {
  /// Of somebody who has not played.
  public static final Rating INITIAL = new Rating(25, 25 / 3.0);

  /// How much one game tells by itself (beta).
  static final double PERFORMANCE = 25 / 6.0;

  private static final int SHOWN_MEAN = 1500;

  /// Above it a rating is provisional: about the first dozen games of two.
  private static final int PROVISIONAL = 180;

  /// Shown points for one of mean: of two whose ratings are certain, a difference of d wins with
  /// odds of exp(d / (√2 beta)), and one of e in Elo's points with odds of 10^(e / 400).
  private static final double POINTS =
      400 / StrictMath.log(10) / (StrictMath.sqrt(2) * PERFORMANCE);

  /// One that no game changes, by what players see.
  static Rating certain(int shown) {
    return new Rating(INITIAL.mean() + (shown - SHOWN_MEAN) / POINTS, 0);
  }

  /// Whether no game changes it.
  public boolean certain() {
    return deviation == 0;
  }

  /// What players see: 1500 before the first game.
  public int shown() {
    return (int) Math.round(SHOWN_MEAN + POINTS * (mean - INITIAL.mean()));
  }

  /// How uncertain that is: the number after ±, one standard deviation.
  public int uncertainty() {
    return (int) Math.round(POINTS * deviation);
  }

  /// Whether too little is known to compare it.
  public boolean provisional() {
    return uncertainty() > PROVISIONAL;
  }
}
