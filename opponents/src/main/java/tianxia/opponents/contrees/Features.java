package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;

/// A position's features for training: the indices of the weights that the evaluation sums. A plain
/// implementation of what [Evaluation] does fast.
public final class Features {
  /// Features of corners within one stage.
  public static final int CORNERS = Pattern.HOLDINGS * Triples.COUNT;

  static final int ACCOUNT = 0;
  static final int LEAD = ACCOUNT + Pattern.ACCOUNTS;
  static final int ROOM = LEAD + Pattern.LEADS;

  /// Features that do not concern corners.
  public static final int GENERAL = ROOM + Pattern.ROOMS;

  /// The number of features after those of the corners.
  public static final int REST = 3;

  private Features() {}

  /// The stage, then the corners' features within it, then the [#REST].
  ///
  /// @param state not over, in the tower phase
  public static short[] of(Topology topology, ContreesState state) {
    byte[] tallies = new byte[Topology.MAX_CONTREES + 1];
    Tally.write(topology, state, tallies);
    short[] all = new short[1 + topology.corners + REST];
    int free = 0;
    for (int corner = 0; corner < topology.corners; corner++) {
      int holding = holding(topology, state, corner);
      free += holding < Pattern.OWN ? 1 : 0;
      int at = 3 * corner;
      int triple =
          Triples.of(
              Pattern.corner(
                  tallies[topology.contreesOf[at]],
                  tallies[topology.contreesOf[at + 1]],
                  tallies[topology.contreesOf[at + 2]]));
      all[1 + corner] = (short) (holding * Triples.COUNT + triple);
    }
    int own = 0;
    int foes = 0;
    for (int contree = 0; contree < topology.contrees; contree++) {
      own += Tally.own(tallies[contree]) >> 2;
      foes += Tally.foes(tallies[contree]) >> 2;
    }
    int spent = ContreesReader.spent(state);
    all[0] = (short) Pattern.stage(spent);
    int last = topology.corners;
    all[++last] = (short) (ACCOUNT + Pattern.account(topology.contrees, spent, own, foes));
    all[++last] = (short) (LEAD + Pattern.lead(spent, ContreesReader.destroyedLead(state)));
    all[++last] = (short) (ROOM + Pattern.room(spent, free));
    return all;
  }

  private static int holding(Topology topology, ContreesState state, int corner) {
    if (has(ContreesReader.own(state), ContreesReader.ownHigh(state), corner)) {
      return Pattern.OWN + breath(topology, state, corner);
    }
    if (has(ContreesReader.foes(state), ContreesReader.foesHigh(state), corner)) {
      return Pattern.FOES + breath(topology, state, corner);
    }
    return has(ContreesReader.open(state), ContreesReader.openHigh(state), corner)
        ? Pattern.OPEN
        : Pattern.CLOSED;
  }

  private static int breath(Topology topology, ContreesState state, int corner) {
    return Long.bitCount(
            topology.beside[corner] & ~(ContreesReader.own(state) | ContreesReader.foes(state)))
        + Long.bitCount(
            topology.besideHigh[corner]
                & ~(ContreesReader.ownHigh(state) | ContreesReader.foesHigh(state)));
  }

  private static boolean has(long low, long high, int corner) {
    return ((corner < 64 ? low : high) >>> corner & 1) != 0;
  }
}
