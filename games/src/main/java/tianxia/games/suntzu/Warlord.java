package tianxia.games.suntzu;

/// The warlords (SUN-25) as numbers; 0 is none, UNKNOWN one that is chosen and not known here.
final class Warlord {
  static final int NONE = 0;
  static final int REINFORCE = 1;
  static final int REMOVE = 2;
  static final int FEINT = 3;
  static final int MARCH = 4;
  static final int HEAD_START = 5;
  static final int SECOND_SIX = 6;
  static final int SCOURGE = 7;
  static final int UNKNOWN = 8;

  private static final String[] NAMES = {
    "", "reinforce", "remove", "feint", "march", "head-start", "second-six", "scourge"
  };

  /// By seat (from 0): its four, ascending.
  private static final int[][] OF_SEAT = {
    {REINFORCE, REMOVE, FEINT, MARCH}, {REMOVE, HEAD_START, SECOND_SIX, SCOURGE}
  };

  private Warlord() {}

  static String name(int warlord) {
    return NAMES[warlord];
  }

  static int of(String name) {
    for (int i = 1; i < NAMES.length; i++) {
      if (NAMES[i].equals(name)) {
        return i;
      }
    }
    return NONE;
  }

  /// @param seat from 0
  static int[] ofSeat(int seat) {
    return OF_SEAT[seat];
  }
}
