package tianxia.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.json.CanonicalJson;

/// What a series of actions would do, as far as their seat may know.
public sealed interface Preview {

  /// All actions are legal, one after the other.
  ///
  /// @param happenings what they do, in order
  /// @param view the seat's view after them, canonical JSON; where chance or something hidden comes
  ///   next, the view just before it (`turn` may still be the seat's)
  /// @param legal the seat's legal actions there, sorted by code point; empty if it is not to act
  record Shown(List<Happening> happenings, String view, List<String> legal) implements Preview {
    public Shown {
      happenings = List.copyOf(happenings);
      legal = List.copyOf(legal);
    }
  }

  /// An action is not legal.
  ///
  /// @param index which one, from 0
  record Refused(int index, Refusal refusal) implements Preview {}

  /// A preview by playing the actions on a copy of the forgotten state: for games whose seats'
  /// actions can be applied to it as far as they uncover nothing.
  static <S extends State<S>> Preview byPlaying(
      Game<S> game, S forgotten, int seat, List<String> actions) {
    S state = forgotten.copy();
    List<Happening> happenings = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      Optional<Refusal> refusal = game.why(state, seat, actions.get(i));
      if (refusal.isPresent()) {
        return new Refused(i, refusal.get());
      }
      int action = game.read(state, seat, actions.get(i));
      happenings.addAll(game.narrate(state, seat, seat, action));
      game.foresee(state, seat, action);
    }
    CanonicalJson view = new CanonicalJson();
    game.writeView(state, seat, view);
    return new Shown(happenings, view.toString(), Legal.notations(game, state, seat));
  }
}
