package tianxia.kernel;

import java.util.ArrayList;
import java.util.List;

/// Legal actions in notation.
public final class Legal {
  private Legal() {}

  /// The actor's legal actions, sorted by code point; empty for one who is not to act.
  public static <S extends State<S>> List<String> notations(Game<S> game, S state, int actor) {
    int[] actions = new int[state.maxLegal()];
    int count = state.legalActions(actor, actions);
    List<String> all = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      all.add(game.write(state, actor, actions[i]));
    }
    // Notation is ASCII, so the natural order is the order of code points.
    all.sort(null);
    return List.copyOf(all);
  }
}
