package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Legal;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;

/// What a seat's action would do, from the seat's knowledge. A turn is one action; the preview
/// stops after it: before the draw, and before covered hands decide whether the game goes on
/// (QIN-20).
final class Previews {
  private Previews() {}

  static Preview of(Game<QinState> game, QinState forgotten, int seat, List<String> actions) {
    QinState state = forgotten.copy();
    List<Happening> happenings = new ArrayList<>();
    for (int index = 0; index < actions.size(); index++) {
      Optional<Refusal> refusal =
          index == 0 ? game.why(state, seat, actions.getFirst()) : Optional.of(turnIsOver(seat));
      if (refusal.isPresent()) {
        return new Preview.Refused(index, refusal.get());
      }
      int action = game.read(state, seat, actions.getFirst());
      happenings.addAll(
          Actions.isPlacement(action)
              ? Narration.known(state, action)
              : Narration.of(state, seat, action));
      play(state, action);
    }
    CanonicalJson view = new CanonicalJson();
    game.writeView(state, seat, view);
    List<String> legal = actions.isEmpty() ? Legal.notations(game, state, seat) : List.of();
    return new Preview.Shown(happenings, view.toString(), legal);
  }

  /// The action without what follows it.
  static void play(QinState state, int action) {
    if (Actions.isPlacement(action)) {
      state.lay(action);
    } else {
      state.pass();
    }
  }

  private static Refusal turnIsOver(int seat) {
    return new Refusal("QIN-4", Happening.of("one-tile-a-turn").with("by", seat));
  }
}
