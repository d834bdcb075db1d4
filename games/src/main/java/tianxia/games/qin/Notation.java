package tianxia.games.qin;

import java.util.Optional;

/// A parsed action, possible or not.
sealed interface Notation {

  /// `draw RY`
  record Draw(int kind) implements Notation {}

  /// `pass`
  record Pass() implements Notation {}

  /// `Yf7Rf8`: the squares may be off the board, anywhere, and in any order.
  record Placement(Half first, Half second) implements Notation {
    int pair() {
      return Tiles.pair(first.colour, second.colour);
    }

    int kind() {
      return Tiles.kindOf(pair());
    }

    /// Whether the first square comes before the second one in reading order, or is the same.
    boolean inOrder() {
      return first.row != second.row ? first.row < second.row : first.column <= second.column;
    }

    boolean adjacent() {
      return Math.abs(first.row - second.row) + Math.abs(first.column - second.column) == 1;
    }

    /// The number of this placement; both squares must be on the board, adjacent and in order.
    int action() {
      return Actions.placement(pair(), first.row == second.row ? 0 : 1, first.square());
    }
  }

  /// One square of a tile; column and row from 0.
  record Half(int colour, int column, int row) {
    boolean onBoard() {
      return Squares.onBoard(column, row);
    }

    int square() {
      return Squares.of(column, row);
    }

    /// `f7`, even off the board.
    String name() {
      return (char) ('a' + column) + Integer.toString(row + 1);
    }
  }

  /// Parses a text; empty if it is not notation of the game.
  static Optional<Notation> read(String text) {
    if (text.equals("pass")) {
      return Optional.of(new Pass());
    }
    if (text.startsWith("draw ")) {
      int kind = Tiles.kind(text.substring("draw ".length()));
      return kind < 0 ? Optional.empty() : Optional.of(new Draw(kind));
    }
    // A half is a letter, a letter and one or two digits.
    int split = 2;
    while (split < text.length() && digit(text, split)) {
      split++;
    }
    Optional<Half> first = half(text.substring(0, Math.min(split, text.length())));
    Optional<Half> second = half(text.substring(Math.min(split, text.length())));
    return first.isPresent() && second.isPresent()
        ? Optional.of(new Placement(first.get(), second.get()))
        : Optional.empty();
  }

  private static Optional<Half> half(String text) {
    if (text.length() < 3 || text.length() > 4 || !digit(text, 2) || text.charAt(2) == '0') {
      return Optional.empty();
    }
    int colour = Tiles.colour(text.charAt(0));
    int column = text.charAt(1) - 'a';
    int row = text.charAt(2) - '0';
    if (text.length() == 4) {
      if (!digit(text, 3)) {
        return Optional.empty();
      }
      row = 10 * row + text.charAt(3) - '0';
    }
    return colour < 0 || column < 0 || column >= 26
        ? Optional.empty()
        : Optional.of(new Half(colour, column, row - 1));
  }

  private static boolean digit(String text, int at) {
    return text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }
}
