package tianxia.kernel;

import java.util.ArrayList;
import java.util.List;

/// Counts the leaves below a position: every event is a ply, chance's outcomes included; at a
/// simultaneous decision the lowest acting seat acts first; a finished game has no leaves deeper.
///
/// @param <S> the game's state
public final class Perft<S extends State<S>> {
  private final List<S> states = new ArrayList<>();
  private final List<int[]> actions = new ArrayList<>();

  /// The number of leaves exactly `depth` plies below; 1 at depth 0.
  public long leaves(S state, int depth) {
    while (states.size() <= depth) {
      states.add(state.copy());
      actions.add(new int[state.maxLegal()]);
    }
    return below(state, depth);
  }

  private long below(S state, int depth) {
    if (depth == 0) {
      return 1;
    }
    int actors = state.actors();
    if (actors == 0) {
      return 0;
    }
    int actor = Actors.first(actors);
    int[] legal = actions.get(depth);
    int count = state.legalActions(actor, legal);
    if (depth == 1) {
      return count;
    }
    S next = states.get(depth);
    long leaves = 0;
    for (int i = 0; i < count; i++) {
      next.copyFrom(state);
      next.apply(actor, legal[i]);
      leaves += below(next, depth - 1);
    }
    return leaves;
  }
}
