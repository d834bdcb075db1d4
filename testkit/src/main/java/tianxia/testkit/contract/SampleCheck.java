package tianxia.testkit.contract;

import java.util.Arrays;
import tianxia.kernel.Actors;
import tianxia.kernel.State;
import tianxia.testkit.ChiSquare;
import tianxia.testkit.Expect;

/// Samples are legal actions and uniformly distributed; chance outcomes follow their weights (a
/// chi-square test with seeded samples at some positions).
final class SampleCheck<S extends State<S>> implements Check<S> {
  private static final int TESTED = 24;
  private static final int SAMPLES_EACH = 60;

  private int tested;
  private int[] legal = new int[0];

  @Override
  public void at(Playthrough<S> play) {
    S state = play.state();
    if (legal.length < state.maxLegal()) {
      legal = new int[state.maxLegal()];
    }
    for (int actors = state.actors(); actors != 0; actors &= actors - 1) {
      int actor = Actors.first(actors);
      int count = state.legalActions(actor, legal);
      index(play, actor, count);
      if (play.expensive() && count > 1 && tested < TESTED && play.random().nextInt(3) == 0) {
        tested++;
        fair(play, actor, count);
      }
    }
  }

  private int index(Playthrough<S> play, int actor, int count) {
    int action = play.state().sample(actor, play.random());
    int index = Arrays.binarySearch(legal, 0, count, action);
    Expect.that(index >= 0, () -> "actor " + actor + " is given " + action + ", not legal");
    return index;
  }

  private void fair(Playthrough<S> play, int actor, int count) {
    long[] seen = new long[count];
    int samples = SAMPLES_EACH * count;
    for (int i = 0; i < samples; i++) {
      seen[index(play, actor, count)]++;
    }
    double[] shares = new double[count];
    for (int i = 0; i < count; i++) {
      shares[i] = share(play.state(), actor, i);
    }
    ChiSquare.fits(seen, shares, () -> "actor " + actor + " is sampled");
  }

  private int share(S state, int actor, int index) {
    return actor == Actors.CHANCE ? state.weight(legal[index]) : 1;
  }
}
