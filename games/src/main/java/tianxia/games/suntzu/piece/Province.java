package tianxia.games.suntzu.piece;

/// The five provinces as numbers, in the order of the first dynasty (SUN-1).
public final class Province {
  public static final int COUNT = 5;

  private static final String[] NAMES = {"Xi", "Ti", "Qi", "Mo", "Ma"};

  /// By province: a bit set of the adjacent ones.
  private static final int[] NEIGHBOURS = {0b01110, 0b10101, 0b11011, 0b10101, 0b01110};

  private Province() {}

  public static String name(int province) {
    return NAMES[province];
  }

  /// The province with this name; −1 if there is none.
  public static int of(String name) {
    for (int i = 0; i < COUNT; i++) {
      if (NAMES[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  public static int neighbours(int province) {
    return NEIGHBOURS[province];
  }
}
