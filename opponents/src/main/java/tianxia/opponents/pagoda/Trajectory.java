package tianxia.opponents.pagoda;

/// What the networks were asked in one game of self-play and what they should have answered: the
/// result as it was seen from later on, more and more the nearer (TD(λ), backwards; Sutton 1988).
final class Trajectory {
  private static final int MAX_DECISIONS = 512;

  private final Features[] traits = new Features[MAX_DECISIONS];
  private final int[] leads = new int[MAX_DECISIONS];
  private final int[] seats = new int[MAX_DECISIONS];
  private final boolean[] dragons = new boolean[MAX_DECISIONS];
  private final double[] chances = new double[MAX_DECISIONS];
  private int count;

  void clear() {
    count = 0;
  }

  /// Notes what a seat has chosen.
  ///
  /// @param odds the network's answer
  void note(Features seen, int lead, int seat, boolean dragon, float odds) {
    if (count == MAX_DECISIONS) {
      return;
    }
    if (traits[count] == null) {
      traits[count] = new Features();
    }
    traits[count].set(seen);
    leads[count] = lead;
    seats[count] = seat;
    dragons[count] = dragon;
    chances[count] = Network.chance(odds);
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
