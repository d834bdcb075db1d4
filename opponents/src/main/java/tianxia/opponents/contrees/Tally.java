package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;

/// The numbers of towers of both seats on a contrée, encoded as one small number; the basic pattern
/// of the evaluation.
public final class Tally {
  /// The number of tallies, including [#NONE].
  public static final int COUNT = 29;

  /// Stands for a missing contrée at a corner with fewer than three.
  static final byte NONE = 28;

  private static final byte[] OF = number();
  private static final byte[] OWN = new byte[COUNT];
  private static final byte[] FOES = new byte[COUNT];

  static {
    for (int own = 0; own <= 6; own++) {
      for (int foes = 0; own + foes <= 6; foes++) {
        OWN[OF[own << 3 | foes]] = (byte) own;
        FOES[OF[own << 3 | foes]] = (byte) foes;
      }
    }
  }

  private Tally() {}

  private static byte[] number() {
    byte[] of = new byte[64];
    byte next = 0;
    for (int own = 0; own <= 6; own++) {
      for (int foes = 0; own + foes <= 6; foes++) {
        of[own << 3 | foes] = next++;
      }
    }
    return of;
  }

  /// @param own towers of the seat to move; with those of the other seat at most 6
  static byte of(int own, int foes) {
    return OF[own << 3 | foes];
  }

  /// Towers of the seat to move; 0 for [#NONE].
  public static int own(int tally) {
    return OWN[tally];
  }

  /// Towers of the other seat.
  public static int foes(int tally) {
    return FOES[tally];
  }

  /// Writes the tallies of all contrées, followed by [#NONE].
  static void write(Topology topology, ContreesState state, byte[] out) {
    long own = ContreesReader.own(state);
    long foes = ContreesReader.foes(state);
    if (topology.narrow()) {
      for (int i = 0; i < topology.contrees; i++) {
        long rim = topology.rim[i];
        out[i] = OF[Long.bitCount(own & rim) << 3 | Long.bitCount(foes & rim)];
      }
    } else {
      writeWide(topology, state, out);
    }
    out[topology.contrees] = NONE;
  }

  private static void writeWide(Topology topology, ContreesState state, byte[] out) {
    for (int i = 0; i < topology.contrees; i++) {
      long rim = topology.rim[i];
      long rimHigh = topology.rimHigh[i];
      int own =
          Long.bitCount(ContreesReader.own(state) & rim)
              + Long.bitCount(ContreesReader.ownHigh(state) & rimHigh);
      int foes =
          Long.bitCount(ContreesReader.foes(state) & rim)
              + Long.bitCount(ContreesReader.foesHigh(state) & rimHigh);
      out[i] = OF[own << 3 | foes];
    }
  }
}
