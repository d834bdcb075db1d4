package tianxia.games.contrees;

import tianxia.kernel.Actors;
import tianxia.kernel.Game;

/// The score at the end (CON-13): contrées, then enemy towers destroyed as the tie-break.
final class Lead {
  /// More than the number of towers that a seat can destroy.
  private static final long CONTREE = 1 << 10;

  private Lead() {}

  static long lead(ContreesState state, int seat) {
    if (state.winners() != 0) {
      boolean mine = Actors.contains(state.winners(), seat);
      return mine ? Integer.bitCount(state.winners()) == 1 ? Game.WON : 0 : -Game.WON;
    }
    return of(state, seat) - of(state, 3 - seat);
  }

  private static long of(ContreesState state, int seat) {
    return CONTREE * Integer.bitCount(state.control(seat)) + state.destroyed(seat);
  }
}
