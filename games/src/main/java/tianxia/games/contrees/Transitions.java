package tianxia.games.contrees;

/// The end of a tower turn: the next seat, the corners closed to it, and the end of the game.
final class Transitions {
  /// Tower turns of both seats together (CON-12).
  static final int LAST_TURN = 48;

  /// The number of controlled contrées that wins at once (CON-11).
  static final int ENOUGH = 9;

  private Transitions() {}

  /// Ends the turn of the seat to move, in which these enemy towers were destroyed (CON-10).
  static void apply(ContreesState state, long fallen, long fallenHigh) {
    int seat = 1 + (state.spent & 1);
    boolean nine = Integer.bitCount(state.ownControl) >= ENOUGH;
    changeSides(state);
    state.forbidden = ContreesState.NO_CORNER;
    state.closed = fallen;
    state.closedHigh = fallenHigh;
    state.spent++;
    state.toMove(3 - seat);
    if (nine) {
      state.end(1 << seat);
    } else if (state.spent == LAST_TURN) {
      state.end(byCount(state));
    }
  }

  private static void changeSides(ContreesState state) {
    long towers = state.own;
    state.own = state.foes;
    state.foes = towers;
    long towersHigh = state.ownHigh;
    state.ownHigh = state.foesHigh;
    state.foesHigh = towersHigh;
    int control = state.ownControl;
    state.ownControl = state.foesControl;
    state.foesControl = control;
    int destroyed = state.ownDestroyed;
    state.ownDestroyed = state.foesDestroyed;
    state.foesDestroyed = destroyed;
  }

  /// CON-13. After the last turn seat 1 would be to move.
  private static int byCount(ContreesState state) {
    int more =
        Integer.compare(Integer.bitCount(state.ownControl), Integer.bitCount(state.foesControl));
    if (more == 0) {
      more = Integer.compare(state.ownDestroyed, state.foesDestroyed);
    }
    return more > 0 ? 1 << 1 : more < 0 ? 1 << 2 : 1 << 1 | 1 << 2;
  }
}
