package tianxia.kernel;

import java.util.List;
import tianxia.kernel.json.CanonicalJson;

/// A game without hidden information and chance (deterministic, with perfect information): views
/// are the state, and seats see an action as its notation.
///
/// These are not defaults of [Game], because a game with hidden information that forgot to override
/// one of them would leak.
///
/// @param <S> the game's state
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
