package tianxia.pictures.board;

import tianxia.pictures.look.Look;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;

/// Draws a game, from a view only, so a picture can't show more than the view does.
public interface BoardPicture {
  /// The height of all boards, and the width of a square one.
  int HEIGHT = 534;

  /// The width of a board that needs more of the spread.
  int WIDE = 690;

  /// The width of this board.
  int width();

  /// Draws a position into a box of this width and [#HEIGHT], with the origin at its upper left.
  void draw(View view, Canvas canvas);

  /// A seat's score, as the page shows it; empty for none.
  String count(View view, int seat);

  /// The strokes of the game's seal, in a square of 100.
  Path seal();

  default Look look(int seat) {
    return Look.of(seat);
  }
}
