package tianxia.games.suntzu.piece;

/// The warlords (SUN-25) as numbers; 0 is none, UNKNOWN is chosen but not known here.
public final class Warlord {
  public static final int NONE = 0;
  public static final int REINFORCE = 1;
  public static final int REMOVE = 2;
  public static final int FEINT = 3;
  public static final int MARCH = 4;
  public static final int HEAD_START = 5;
  public static final int SECOND_SIX = 6;
  public static final int SCOURGE = 7;
  public static final int UNKNOWN = 8;

  private static final String[] NAMES = {
    "", "reinforce", "remove", "feint", "march", "head-start", "second-six", "scourge"
  };

  /// By seat (from 0): the four it chooses from, ascending.
  private static final int[][] OF_SEAT = {
    {REINFORCE, REMOVE, FEINT, MARCH}, {REMOVE, HEAD_START, SECOND_SIX, SCOURGE}
  };

  private Warlord() {}

  public static String name(int warlord) {
    return NAMES[warlord];
  }

  public static int of(String name) {
    for (int i = 1; i < NAMES.length; i++) {
      if (NAMES[i].equals(name)) {
        return i;
      }
    }
    return NONE;
  }

  /// The warlords that a seat may choose from.
  ///
  /// @param seat from 0
  public static int[] ofSeat(int seat) {
    return OF_SEAT[seat];
  }
}
