package tianxia.kernel;

/// One line of a record: who did what.
///
/// @param actor a seat from 1, or 0 for chance
/// @param action in the game's notation
public record Event(int actor, String action) {

  /// The record's form: `1 Yf7Rf8`, `* draw RY`.
  @Override
  public String toString() {
    return actorName(actor) + " " + action;
  }

  /// `*` for chance, else the seat's number.
  public static String actorName(int actor) {
    return actor == 0 ? "*" : Integer.toString(actor);
  }
}
