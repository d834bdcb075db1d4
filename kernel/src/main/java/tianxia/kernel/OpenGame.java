package tianxia.kernel;

import java.util.List;
import tianxia.kernel.json.CanonicalJson;

/// A game in which nothing is hidden and nothing is drawn (deterministic, with perfect
/// information): its views are the state, and what seats see of an action is its notation.
///
/// They are not defaults of [Game], because a game with hidden information that forgot to override
/// one of them would leak.
///
/// @param <S> the game's state, which is open too
public interface OpenGame<S extends OpenState<S>> extends Game<S> {

  @Override
  default Hidden hides() {
    return Hidden.NOTHING;
  }

  @Override
  default boolean chance() {
    return false;
  }

  @Override
  default void writeView(S state, int viewer, CanonicalJson out) {
    writeState(state, out);
  }

  @Override
  default String seen(S before, int viewer, int actor, int action) {
    return write(before, actor, action);
  }

  @Override
  default Preview preview(S forgotten, int seat, List<String> actions) {
    return Preview.byPlaying(this, forgotten, seat, actions);
  }
}
