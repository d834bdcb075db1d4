package tianxia.pictures.board;

import tianxia.pictures.look.Look;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;

/// How a game is drawn: from a view and nothing else, so that a picture shows no more than the view
/// does.
public interface BoardPicture {
  /// The height of all boards, and the width of a square one.
  int HEIGHT = 534;

  /// The width of a board that wants more of the spread.
  int WIDE = 690;

  /// How wide this one is.
  int width();

  /// Draws a position into a box of this width and [#HEIGHT], with the origin at its upper left.
  void draw(View view, Canvas canvas);

  /// What a seat has that others want more of, as the page counts it; empty for nothing.
  String count(View view, int seat);

  /// The strokes of the game's seal, in a square of 100.
  Path seal();

  default Look look(int seat) {
    return Look.of(seat);
  }
}
