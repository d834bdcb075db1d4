package tianxia.games.contrees;

/// A tower turn (CON-5 to CON-8) on a territory of more than 64 corners, with each set of corners
/// in two longs. [NarrowTurn] is the same for fewer corners.
final class WideTurn {
  private WideTurn() {}

  static void raise(ContreesState state, int corner) {
    Territory land = state.territory;
    int at = corner << 2;
    state.own |= Territory.bitLow(corner);
    state.ownHigh |= Territory.bitHigh(corner);
    long fallen = 0;
    long fallenHigh = 0;
    for (int i = at; i < at + 3; i++) {
      // CON-6: a seat's towers only increase during its turn, so this tower is the fourth exactly
      // now.
      if (count(state.own, state.ownHigh, land.low[i], land.high[i]) == 4) {
        state.ownControl |= 1 << land.contreesOf[i];
        fallen |= land.low[i];
        fallenHigh |= land.high[i];
      }
    }
    fallen &= state.foes;
    fallenHigh &= state.foesHigh;
    state.foes &= ~fallen;
    state.foesHigh &= ~fallenHigh;
    long touched = land.low[at + 3] & state.foes;
    long touchedHigh = land.high[at + 3] & state.foesHigh;
    if ((touched | touchedHigh) != 0) {
      long before = state.foes;
      long beforeHigh = state.foesHigh;
      encircle(state, touched, touchedHigh);
      fallen |= before & ~state.foes;
      fallenHigh |= beforeHigh & ~state.foesHigh;
    }
    if ((fallen | fallenHigh) != 0) {
      fell(state, Long.bitCount(fallen) + Long.bitCount(fallenHigh));
    }
    Transitions.apply(state, fallen, fallenHigh);
  }

  /// Destroys those groups of foes that contain one of these corners and have no free corner beside
  /// them (CON-8: free corners are determined before any group is destroyed).
  private static void encircle(ContreesState state, long touched, long touchedHigh) {
    Territory land = state.territory;
    long free = land.allLow & ~(state.own | state.foes);
    long freeHigh = land.allHigh & ~(state.ownHigh | state.foesHigh);
    long foes = state.foes;
    long foesHigh = state.foesHigh;
    long seeds = touched;
    long seedsHigh = touchedHigh;
    while ((seeds | seedsHigh) != 0) {
      int seed = first(seeds, seedsHigh);
      long group = Territory.bitLow(seed);
      long groupHigh = Territory.bitHigh(seed);
      long fresh = group;
      long freshHigh = groupHigh;
      boolean alive = false;
      while ((fresh | freshHigh) != 0 && !alive) {
        int corner = first(fresh, freshHigh);
        fresh &= ~Territory.bitLow(corner);
        freshHigh &= ~Territory.bitHigh(corner);
        long beside = land.low[4 * corner + 3];
        long besideHigh = land.high[4 * corner + 3];
        alive = (beside & free | besideHigh & freeHigh) != 0;
        fresh |= beside & foes & ~group;
        freshHigh |= besideHigh & foesHigh & ~groupHigh;
        group |= beside & foes;
        groupHigh |= besideHigh & foesHigh;
      }
      if (!alive) {
        state.foes &= ~group;
        state.foesHigh &= ~groupHigh;
      }
      seeds &= ~group;
      seedsHigh &= ~groupHigh;
    }
  }

  private static int first(long low, long high) {
    return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
  }

  /// Removes enemy towers: counts them, and ends the control they gave.
  private static void fell(ContreesState state, int count) {
    Territory land = state.territory;
    state.ownDestroyed += count;
    int kept = state.foesControl;
    for (int rest = kept; rest != 0; rest &= rest - 1) {
      int contree = Integer.numberOfTrailingZeros(rest);
      if (count(state.foes, state.foesHigh, land.rimLow[contree], land.rimHigh[contree]) < 4) {
        kept &= ~(1 << contree);
      }
    }
    state.foesControl = kept;
  }

  private static int count(long low, long high, long rim, long rimHigh) {
    return Long.bitCount(low & rim) + Long.bitCount(high & rimHigh);
  }
}
