package tianxia.testkit;

/// How much of something random a test tries: the usual number, many times as much in a deep run
/// (`-Dtianxia.deep=true`), and a tenth where one run follows the other, each with a fault in the
/// program that it should find soon (`-Dtianxia.brief=true`).
public final class Extent {
  private static final int BRIEF = 10;

  private Extent() {}

  /// How many to try.
  ///
  /// @param deep how many times as many in a deep run
  public static int of(int usual, int deep) {
    if (brief()) {
      return Math.max(1, usual / BRIEF);
    }
    return usual * (Boolean.getBoolean("tianxia.deep") ? deep : 1);
  }

  /// Whether what is rare may not have been there.
  public static boolean brief() {
    return Boolean.getBoolean("tianxia.brief");
  }
}
