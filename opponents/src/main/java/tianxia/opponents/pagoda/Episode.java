package tianxia.opponents.pagoda;

/// What the networks were asked in one game of self-play and what they should have answered: the
/// result as it was seen from later on, more and more the nearer (TD(λ), backwards; Sutton 1988).
final class Episode {
  private static final int MOST = 512;

  private final Traits[] traits = new Traits[MOST];
  private final int[] leads = new int[MOST];
  private final int[] seats = new int[MOST];
  private final boolean[] dragons = new boolean[MOST];
  private final double[] chances = new double[MOST];
  private int count;

  void clear() {
    count = 0;
  }

  /// Notes what a seat has chosen.
  ///
  /// @param odds the network's answer
  void note(Traits seen, int lead, int seat, boolean dragon, float odds) {
    if (count == MOST) {
      return;
    }
    if (traits[count] == null) {
      traits[count] = new Traits();
    }
    traits[count].set(seen);
    leads[count] = lead;
    seats[count] = seat;
    dragons[count] = dragon;
    chances[count] = Net.chance(odds);
    count++;
  }

  /// Teaches what should have been foreseen.
  ///
  /// @param result what seat 0 has got of the win, 0 to 1
  /// @param lambda how much later answers count against the next one, 0 to 1
  ///
  /// @return the mean square of the errors
  double teach(double result, double lambda, Learner turn, Learner dragon, float rate) {
    // What seat 0 should have foreseen, and what it foresaw next.
    double target = result;
    double next = result;
    double errors = 0;
    for (int i = count - 1; i >= 0; i--) {
      target = lambda * target + (1 - lambda) * next;
      Learner learner = dragons[i] ? dragon : turn;
      errors += learner.learn(traits[i], leads[i], seats[i] == 0 ? target : 1 - target, rate);
      next = seats[i] == 0 ? chances[i] : 1 - chances[i];
    }
    return errors / count;
  }
}
