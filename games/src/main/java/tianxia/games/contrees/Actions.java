package tianxia.games.contrees;

/// How actions are numbered: a tower is the number of its corner, the others follow above.
final class Actions {
  static final int PASS = 127;
  static final int FORBID = 128;
  static final int TILE = 256;

  private Actions() {}

  static int forbid(int corner) {
    return FORBID + corner;
  }

  static int tile(int place) {
    return TILE + place;
  }

  static boolean isTower(int action) {
    return action < PASS;
  }

  static boolean isForbid(int action) {
    return action >= FORBID && action < TILE;
  }

  static boolean isTile(int action) {
    return action >= TILE;
  }
}
