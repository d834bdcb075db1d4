package tianxia.games.contrees;

/// A tower turn (CON-5 to CON-8) on a territory of up to 64 corners, each set of corners one long.
/// [WideTurn] is the same for more.
final class NarrowTurn {
  private NarrowTurn() {}

  @SuppressWarnings("ShortCircuitBoolean") // three counts and one jump cost less than three jumps
  static void raise(ContreesState state, int corner) {
    Territory land = state.territory;
    long[] around = land.low;
    int at = corner << 2;
    long own = state.own | 1L << corner;
    long foes = state.foes;
    long fallen = 0;
    // CON-6: one's own towers only grow in one's turn, so the fourth is on it exactly now.
    if (Long.bitCount(own & around[at]) == 4
        | Long.bitCount(own & around[at + 1]) == 4
        | Long.bitCount(own & around[at + 2]) == 4) {
      fallen = conquer(state, own, at) & foes;
    }
    foes &= ~fallen;
    long touched = around[at + 3] & foes;
    if (touched != 0) {
      long encircled = encircled(around, foes, land.allLow & ~(own | foes), touched);
      fallen |= encircled;
      foes &= ~encircled;
    }
    state.own = own;
    state.foes = foes;
    if (fallen != 0) {
      fell(state, fallen);
    }
    Transitions.apply(state, fallen, 0);
  }

  /// Takes the contrées where this tower is the fourth; returns all their corners (CON-7).
  private static long conquer(ContreesState state, long own, int at) {
    Territory land = state.territory;
    long rims = 0;
    for (int i = at; i < at + 3; i++) {
      if (Long.bitCount(own & land.low[i]) == 4) {
        state.ownControl |= 1 << land.contreesOf[i];
        rims |= land.low[i];
      }
    }
    return rims;
  }

  /// The towers of the groups of `foes` that hold one of `touched` and have no free corner beside
  /// them (CON-8).
  private static long encircled(long[] around, long foes, long free, long touched) {
    long dead = 0;
    for (long seeds = touched; seeds != 0; ) {
      long group = seeds & -seeds;
      long fresh = group;
      boolean alive = false;
      while (fresh != 0) {
        long beside = around[(Long.numberOfTrailingZeros(fresh) << 2) + 3];
        fresh &= fresh - 1;
        if ((beside & free) != 0) {
          alive = true;
          break;
        }
        long more = beside & foes & ~group;
        group |= more;
        fresh |= more;
      }
      if (!alive) {
        dead |= group;
      }
      seeds &= ~group;
    }
    return dead;
  }

  /// These enemy towers are gone: they are counted, and no longer control anything (CON-6, CON-7).
  private static void fell(ContreesState state, long fallen) {
    state.ownDestroyed += Long.bitCount(fallen);
    int kept = state.foesControl;
    for (int rest = kept; rest != 0; rest &= rest - 1) {
      int contree = Integer.numberOfTrailingZeros(rest);
      if (Long.bitCount(state.foes & state.territory.rimLow[contree]) < 4) {
        kept &= ~(1 << contree);
      }
    }
    state.foesControl = kept;
  }
}
