package tianxia.games.contrees;

import tianxia.kernel.Game;

/// Actions as text: `tile 1,-2`, `forbid C4`, `C4`, `pass`.
final class Notation {
  /// Larger numbers than any place has are read as this value.
  private static final int FAR = 9999;

  private Notation() {}

  /// A parsed action, possible or not.
  sealed interface Said {
    /// Lay a contrée.
    ///
    /// @param q at most 9999 in absolute value, as is `r`; larger values are clamped
    record Tile(int q, int r) implements Said {}

    /// Name a corner.
    ///
    /// @param corner a letter from A to X and a number from 1 to 6, whether it exists or not
    record Forbid(String corner) implements Said {}

    record Tower(String corner) implements Said {}

    record Pass() implements Said {}

    /// Not a notation of the game.
    record Nothing() implements Said {}
  }

  static Said parse(String text) {
    if (text.equals("pass")) {
      return new Said.Pass();
    }
    if (text.startsWith("tile ")) {
      return tile(text.substring(5));
    }
    if (text.startsWith("forbid ")) {
      String corner = text.substring(7);
      return isCorner(corner) ? new Said.Forbid(corner) : new Said.Nothing();
    }
    return isCorner(text) ? new Said.Tower(text) : new Said.Nothing();
  }

  private static boolean isCorner(String text) {
    return text.length() == 2
        && text.charAt(0) >= 'A'
        && text.charAt(0) < 'A' + Territory.MAX_TILES
        && text.charAt(1) >= '1'
        && text.charAt(1) <= '6';
  }

  private static Said tile(String text) {
    int comma = text.indexOf(',');
    if (comma < 0 || !isNumber(text.substring(0, comma)) || !isNumber(text.substring(comma + 1))) {
      return new Said.Nothing();
    }
    return new Said.Tile(number(text.substring(0, comma)), number(text.substring(comma + 1)));
  }

  /// No `+`, no leading zero, no `-0`.
  private static boolean isNumber(String text) {
    if (text.equals("0")) {
      return true;
    }
    int first = text.startsWith("-") ? 1 : 0;
    if (text.length() == first || text.charAt(first) == '0') {
      return false;
    }
    for (int i = first; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  private static int number(String text) {
    int sign = text.startsWith("-") ? -1 : 1;
    int value = 0;
    for (int i = sign < 0 ? 1 : 0; i < text.length() && value < FAR; i++) {
      value = Math.min(FAR, 10 * value + text.charAt(i) - '0');
    }
    return sign * value;
  }

  /// The action of a text, legal or not, or UNREADABLE.
  static int read(ContreesState state, String text) {
    return switch (parse(text)) {
      case Said.Tile(int q, int r) ->
          Place.inReach(q, r) ? Actions.tile(Place.of(q, r)) : Game.UNREADABLE;
      case Said.Forbid(String name) -> {
        int corner = named(state, name);
        yield corner < 0 ? Game.UNREADABLE : Actions.forbid(corner);
      }
      case Said.Tower(String name) -> named(state, name);
      case Said.Pass() -> Actions.PASS;
      case Said.Nothing() -> Game.UNREADABLE;
    };
  }

  /// The corner with exactly this name, or UNREADABLE; there are none until the territory is
  /// complete.
  private static int named(ContreesState state, String name) {
    if (state.phase == ContreesState.LAYING) {
      return Game.UNREADABLE;
    }
    int corner = state.territory.corner(name);
    return corner >= 0 && state.territory.name(corner).equals(name) ? corner : Game.UNREADABLE;
  }

  static String write(ContreesState state, int action) {
    if (Actions.isTile(action)) {
      return "tile " + Place.name(action - Actions.TILE);
    }
    if (Actions.isForbid(action)) {
      return "forbid " + state.territory.name(action - Actions.FORBID);
    }
    return action == Actions.PASS ? "pass" : state.territory.name(action);
  }
}
