package tianxia.testkit.contract;

import java.util.Arrays;
import tianxia.kernel.State;
import tianxia.testkit.Expect;

/// Legal lists are ascending and without duplicates, not empty for actors and empty for all others;
/// chance acts alone; its outcomes have weights.
final class LegalCheck<S extends State<S>> implements Check<S> {
  private int[] legal = new int[0];
  private int[] again = new int[0];

  @Override
  public void at(Playthrough<S> play) {
    S state = play.state();
    if (legal.length < state.maxLegal()) {
      legal = new int[state.maxLegal()];
      again = new int[state.maxLegal()];
    }
    int actors = state.actors();
    Expect.that(
        actors >> (play.seats() + 1) == 0 && ((actors & 1) == 0 || actors == 1),
        () -> "actors " + Integer.toBinaryString(actors));
    Expect.that(
        (state.winners() == 0) == (actors != 0),
        () -> "actors " + actors + " with winners " + state.winners());
    for (int actor = 0; actor <= play.seats(); actor++) {
      list(state, actor, (actors >> actor & 1) != 0, play.expensive());
    }
  }

  private void list(S state, int actor, boolean acts, boolean expensive) {
    int count = state.legalActions(actor, legal);
    Expect.that(
        acts ? count >= 1 && count <= state.maxLegal() : count == 0,
        () -> count + " legal actions for actor " + actor + (acts ? ", who acts" : ", who waits"));
    for (int i = 1; i < count; i++) {
      int at = i;
      Expect.that(
          legal[i - 1] < legal[i],
          () -> "actor " + actor + ": " + legal[at - 1] + " before " + legal[at]);
    }
    if (actor == 0) {
      for (int i = 0; i < count; i++) {
        int outcome = legal[i];
        Expect.that(state.weight(outcome) >= 1, () -> "outcome " + outcome + " has no weight");
      }
    }
    if (expensive) {
      int second = state.legalActions(actor, again);
      Expect.that(
          second == count && Arrays.equals(legal, 0, count, again, 0, count),
          () -> "actor " + actor + ": listed twice, the lists differ");
    }
  }
}
