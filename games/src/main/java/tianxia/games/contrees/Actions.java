package tianxia.games.contrees;

/// The numbering of actions: a tower has the number of its corner, other actions follow.
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
