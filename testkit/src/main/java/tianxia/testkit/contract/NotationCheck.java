package tianxia.testkit.contract;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.testkit.Expect;

/// Every legal action has a unique notation in printable ASCII, which parses back to the action and
/// is not refused.
final class NotationCheck<S extends State<S>> implements Check<S> {
  private static final int EXPLAINED = 24;

  @Override
  public void at(Playthrough<S> play) {
    if (!play.expensive()) {
      return;
    }
    Game<S> game = play.game();
    S state = play.state();
    int[] legal = new int[state.maxLegal()];
    for (int actor : Actors.list(state.actors())) {
      int count = state.legalActions(actor, legal);
      Set<String> all = new HashSet<>();
      for (int i = 0; i < count; i++) {
        int action = legal[i];
        String text = game.write(state, actor, action);
        Expect.that(printable(text), () -> "notation «" + text + "»");
        Expect.that(all.add(text), () -> "two actions are written " + text);
        Expect.equal(game.read(state, actor, text), action, () -> text + " reads back");
      }
      for (int i = 0; i < EXPLAINED; i++) {
        String text = game.write(state, actor, legal[play.random().nextInt(count)]);
        Expect.equal(game.why(state, actor, text), Optional.empty(), () -> text + " is legal");
      }
    }
  }

  private static boolean printable(String text) {
    return !text.isBlank()
        && text.equals(text.strip())
        && text.length() <= 200
        && text.chars().allMatch(c -> c >= 0x20 && c < 0x7f);
  }
}
