package tianxia.opponents.qin;

import java.util.Map;
import java.util.random.RandomGenerator;
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;

/// Test positions.
final class Positions {
  private Positions() {}

  static QinState start(int players, String board) {
    Qin game = new Qin();
    return game.start(
        Options.of(game.options(), Map.of("players", Integer.toString(players), "board", board)));
  }

  /// Plays at random until a seat is to lay with this many tiles on the board, or the game is over.
  static QinState after(QinState state, int tiles, RandomGenerator random) {
    int laid = 0;
    while (state.actors() != 0 && (laid < tiles || state.actors() == 1 << Actors.CHANCE)) {
      int actor = Actors.first(state.actors());
      laid += actor == Actors.CHANCE ? 0 : 1;
      state.apply(actor, state.sample(actor, random));
    }
    return state;
  }

  static QinState forgotten(QinState state, int seat) {
    QinState forgotten = state.copy();
    forgotten.forget(seat);
    return forgotten;
  }
}
