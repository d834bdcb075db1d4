package tianxia.kernel;

/// One line of a record: who did what.
///
/// @param actor a seat from 1, or 0 for chance
/// @param action in the game's notation
public record Event(int actor, String action) {

  /// Reads the text that [#toString] writes.
  ///
  /// @throws IllegalArgumentException if it is none; the action is not checked
  public static Event parse(String text) {
    int space = text.indexOf(' ');
    if (space < 1) {
      throw new IllegalArgumentException("no event: " + Quoted.of(text));
    }
    String actor = text.substring(0, space);
    return new Event(
        actor.equals("*") ? Actors.CHANCE : Integer.parseInt(actor), text.substring(space + 1));
  }

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
