package tianxia.games.qin;

/// The numbering of actions. A placement is ((pair × 2 + direction) × 192 + its first square), with
/// direction 0 to the right, 1 down; then the pass; then a draw for each kind.
final class Actions {
  static final int SPAN = 64 * Squares.WORDS;
  static final int PASS = Tiles.PAIRS * 2 * SPAN;
  static final int DRAW = PASS + 1;

  private static final String[] NAMES = new String[DRAW + Tiles.KINDS];

  static {
    for (int square = 0; square < Squares.END; square++) {
      for (int pair = 0; pair < Tiles.PAIRS; pair++) {
        for (int down = 0; down < 2; down++) {
          int second = square + (down == 1 ? Squares.DOWN : Squares.RIGHT);
          if (second < Squares.END) {
            NAMES[placement(pair, down, square)] =
                Tiles.colourName(Tiles.first(pair))
                    + Squares.name(square)
                    + Tiles.colourName(Tiles.second(pair))
                    + Squares.name(second);
          }
        }
      }
    }
    NAMES[PASS] = "pass";
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      NAMES[DRAW + kind] = "draw " + Tiles.name(kind);
    }
  }

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

  static String name(int action) {
    return NAMES[action];
  }
}
