package tianxia.games.qin;

/// The numbering of actions. A placement is ((pair × 2 + direction) × 192 + its first square), with
/// direction 0 to the right, 1 down; then the pass; then a draw for each kind.
final class Actions {
  static final int SPAN = 64 * Squares.WORDS;
  static final int PASS = Tiles.PAIRS * 2 * SPAN;
  static final int DRAW = PASS + 1;

  private Actions() {}

  /// @param down 1 if the second square is below the first, 0 if it is to its right
  static int placement(int pair, int down, int firstSquare) {
    return (pair * 2 + down) * SPAN + firstSquare;
  }

  static boolean isPlacement(int action) {
    return action < PASS;
  }

  static int pair(int placement) {
    return placement / (2 * SPAN);
  }

  static int firstSquare(int placement) {
    return placement % SPAN;
  }

  static int secondSquare(int placement) {
    boolean down = (placement / SPAN & 1) == 1;
    return firstSquare(placement) + (down ? Squares.DOWN : Squares.RIGHT);
  }

  static int draw(int kind) {
    return DRAW + kind;
  }

  static int kindDrawn(int draw) {
    return draw - DRAW;
  }
}
