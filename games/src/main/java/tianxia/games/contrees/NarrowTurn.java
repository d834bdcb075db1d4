package tianxia.games.contrees;

/// A tower turn (CON-5 to CON-8) on a territory of up to 64 corners, with each set of corners in
/// one long. [WideTurn] is the same for more corners.
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
    // CON-6: a seat's towers only increase during its turn, so this tower is the fourth exactly
    // now.
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

  /// Conquers the contrées where this tower is the fourth; returns all their corners (CON-7).
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

  /// The towers of those groups of `foes` that contain a corner of `touched` and have no free
  /// corner beside them (CON-8).
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

  /// Removes enemy towers: counts them, and ends the control they gave (CON-6, CON-7).
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
