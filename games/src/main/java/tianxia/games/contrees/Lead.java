package tianxia.games.contrees;

import tianxia.kernel.Actors;
import tianxia.kernel.Game;

/// The account that decides at the end (CON-13): contrées, and where they are equal, enemy towers
/// destroyed.
final class Lead {
  /// More than the towers that anybody can destroy.
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
