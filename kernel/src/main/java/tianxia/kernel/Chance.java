package tianxia.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The outcomes of chance at a position, for draws that can be verified.
public final class Chance {
  private Chance() {}

  /// An outcome, and how many of the equally likely items give it.
  public record Outcome(int action, String notation, int weight) {}

  /// The outcomes in the order of their notation (by code point). Empty where chance does not act.
  public static <S extends State<S>> List<Outcome> outcomes(Game<S> game, S state) {
    int[] actions = new int[state.maxLegalNow()];
    List<Outcome> all = new ArrayList<>();
    int count = state.legalActions(0, actions);
    for (int i = 0; i < count; i++) {
      int action = actions[i];
      all.add(new Outcome(action, game.write(state, 0, action), state.weight(action)));
    }
    all.sort(Comparator.comparing(Outcome::notation));
    return List.copyOf(all);
  }
}
