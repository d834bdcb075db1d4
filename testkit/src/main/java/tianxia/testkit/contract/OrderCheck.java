package tianxia.testkit.contract;

import java.util.Arrays;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.State;
import tianxia.testkit.Expect;

/// At a simultaneous decision the order in which seats commit does not matter.
final class OrderCheck<S extends State<S>> implements Check<S> {

  @Override
  public void at(Playthrough<S> play) {
    S state = play.state();
    if (Integer.bitCount(state.actors()) < 2) {
      return;
    }
    List<Integer> actors = Actors.list(state.actors());
    for (int first : actors) {
      for (int second : actors.subList(actors.indexOf(first) + 1, actors.size())) {
        int one = state.sample(first, play.random());
        int two = state.sample(second, play.random());
        S there = both(state, first, one, second, two);
        S back = both(state, second, two, first, one);
        Expect.that(
            there.equals(back),
            () -> "it matters who commits first: " + first + " " + one + ", " + second + " " + two);
      }
    }
  }

  private S both(S state, int first, int one, int second, int two) {
    S next = state.copy();
    next.apply(first, one);
    int[] legal = new int[next.maxLegal()];
    int count = next.legalActions(second, legal);
    Expect.that(
        Arrays.binarySearch(legal, 0, count, two) >= 0,
        () -> "once " + first + " has committed, " + second + " may no longer do " + two);
    next.apply(second, two);
    return next;
  }
}
