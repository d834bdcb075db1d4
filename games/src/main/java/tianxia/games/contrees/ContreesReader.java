package tianxia.games.contrees;

/// What our own computer players read of a position. Sets of corners are bits by corner, in two
/// words: of the first 64 corners, and (`High`) of those above.
public final class ContreesReader {
  private ContreesReader() {}

  /// Whether contrées are still to be laid (CON-2).
  public static boolean isLaying(ContreesState s) {
    return s.phase == ContreesState.LAYING;
  }

  /// Whether seat 2 may name a corner (CON-4).
  public static boolean isForbidding(ContreesState s) {
    return s.phase == ContreesState.FORBIDDING;
  }

  /// The action that names a corner (CON-4).
  public static int forbidding(int corner) {
    return Actions.forbid(corner);
  }

  /// The number of contrées of the complete territory.
  public static int size(ContreesState s) {
    return s.size;
  }

  /// The number of corners of the complete territory.
  public static int corners(ContreesState s) {
    return s.territory.corners;
  }

  /// A corner of a contrée of the complete territory.
  ///
  /// @param contree from 0, in reading order
  /// @param number from 0 at the top, clockwise
  public static int corner(ContreesState s, int contree, int number) {
    return s.territory.cornerOf[6 * contree + number];
  }

  /// Tower turns of both seats so far, passes included (CON-12); seat 1 is to move when it is even.
  public static int spent(ContreesState s) {
    return s.spent;
  }

  /// Towers of the seat to move.
  public static long own(ContreesState s) {
    return s.own;
  }

  public static long ownHigh(ContreesState s) {
    return s.ownHigh;
  }

  /// Towers of the other seat.
  public static long foes(ContreesState s) {
    return s.foes;
  }

  public static long foesHigh(ContreesState s) {
    return s.foesHigh;
  }

  /// Corners on which the seat to move may build a tower.
  public static long open(ContreesState s) {
    return s.open();
  }

  public static long openHigh(ContreesState s) {
    return s.openHigh();
  }

  /// Enemy towers destroyed by the seat to move, minus those destroyed by the other (CON-13).
  public static int destroyedLead(ContreesState s) {
    return s.ownDestroyed - s.foesDestroyed;
  }
}
