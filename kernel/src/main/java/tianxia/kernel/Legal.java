package tianxia.kernel;

import java.util.List;

/// Legal actions in notation.
public final class Legal {
  private Legal() {}

  /// The actor's legal actions, sorted by code point; empty for one who is not to act.
  public static <S extends State<S>> List<String> notations(Game<S> game, S state, int actor) {
    int[] actions = new int[state.maxLegalNow()];
    int count = state.legalActions(actor, actions);
    return game.notations(state, actor, actions, count);
  }
}
