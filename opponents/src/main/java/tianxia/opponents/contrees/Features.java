package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesState;

/// A position as training sees it: the numbers of the weights that the evaluation would add up.
/// Plainly written; [Evaluation] is its fast twin.
final class Features {
  /// Those of corners within one stage.
  static final int CORNERS = Pattern.HOLDINGS * Triples.COUNT;

  static final int ACCOUNT = 0;
  static final int LEAD = ACCOUNT + Pattern.ACCOUNTS;
  static final int ROOM = LEAD + Pattern.LEADS;

  /// Those that are not of corners.
  static final int GENERAL = ROOM + Pattern.ROOMS;

  /// How many follow the corners'.
  static final int REST = 3;

  private Features() {}

  /// The stage, then the corners' features within it, then the [#REST].
  ///
  /// @param state not over, in the towers' part of the game
  static short[] of(Topology land, ContreesState state) {
    byte[] tallies = new byte[Topology.MAX_CONTREES + 1];
    Tally.write(land, state, tallies);
    short[] all = new short[1 + land.corners + REST];
    int free = 0;
    for (int corner = 0; corner < land.corners; corner++) {
      int holding = holding(land, state, corner);
      free += holding < Pattern.OWN ? 1 : 0;
      int at = 3 * corner;
      int triple =
          Triples.of(
              Pattern.corner(
                  tallies[land.contreesOf[at]],
                  tallies[land.contreesOf[at + 1]],
                  tallies[land.contreesOf[at + 2]]));
      all[1 + corner] = (short) (holding * Triples.COUNT + triple);
    }
    int own = 0;
    int foes = 0;
    for (int contree = 0; contree < land.contrees; contree++) {
      own += Tally.own(tallies[contree]) >> 2;
      foes += Tally.foes(tallies[contree]) >> 2;
    }
    int spent = state.spent();
    all[0] = (short) Pattern.stage(spent);
    int last = land.corners;
    all[++last] = (short) (ACCOUNT + Pattern.account(land.contrees, spent, own, foes));
    all[++last] = (short) (LEAD + Pattern.lead(spent, state.destroyedLead()));
    all[++last] = (short) (ROOM + Pattern.room(spent, free));
    return all;
  }

  private static int holding(Topology land, ContreesState state, int corner) {
    if (has(state.own(), state.ownHigh(), corner)) {
      return Pattern.OWN + breath(land, state, corner);
    }
    if (has(state.foes(), state.foesHigh(), corner)) {
      return Pattern.FOES + breath(land, state, corner);
    }
    return has(state.open(), state.openHigh(), corner) ? Pattern.OPEN : Pattern.CLOSED;
  }

  private static int breath(Topology land, ContreesState state, int corner) {
    return Long.bitCount(land.beside[corner] & ~(state.own() | state.foes()))
        + Long.bitCount(land.besideHigh[corner] & ~(state.ownHigh() | state.foesHigh()));
  }

  private static boolean has(long low, long high, int corner) {
    return ((corner < 64 ? low : high) >>> corner & 1) != 0;
  }
}
