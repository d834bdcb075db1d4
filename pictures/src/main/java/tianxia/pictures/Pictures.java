package tianxia.pictures;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.pictures.board.BoardPicture;
import tianxia.pictures.board.View;
import tianxia.pictures.contrees.ContreesPicture;
import tianxia.pictures.image.Png;
import tianxia.pictures.look.Look;
import tianxia.pictures.look.Palette;
import tianxia.pictures.pagoda.PagodaPicture;
import tianxia.pictures.qin.QinPicture;
import tianxia.pictures.suntzu.SunTzuPicture;
import tianxia.pictures.text.Serif;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Shape;

/// Pictures for previews of links, as PNG files of 1200 × 630. They are pure functions: equal
/// arguments give equal bytes.
public final class Pictures {
  private static final Map<String, BoardPicture> BOARDS =
      Map.of(
          "contrees", new ContreesPicture(),
          "qin", new QinPicture(),
          "pagoda", new PagodaPicture(),
          "sun-tzu", new SunTzuPicture());

  private static final double ROW = 66;

  private Pictures() {}

  /// Whether there is a drawing of a game.
  public static boolean knows(String game) {
    return BOARDS.containsKey(game);
  }

  /// A table in play or a finished one.
  ///
  /// @param name the game's
  /// @param view a spectator's, as JSON: nothing else of the position is drawn
  /// @param state what the table is waiting for, or how it ended
  public static byte[] table(
      String game, String name, String view, List<Person> people, String state) {
    BoardPicture board = board(game);
    View shown = View.of(view);
    Spread spread = Spread.around(board.width());
    board.draw(shown, spread.picture());
    spread.head(board.seal(), name);
    double y = 176;
    for (Person person : people) {
      row(spread, person, board.look(person.seat()), board.count(shown, person.seat()), y);
      y += ROW;
    }
    spread.sentences(List.of(state), Math.max(y + 44, 372), 30, Palette.MUTED);
    spread.foot();
    return Png.indexed(spread.pixels());
  }

  private static void row(Spread spread, Person person, Look look, String count, double y) {
    double middle = y + ROW / 2;
    Canvas canvas = spread.canvas();
    if (person.acts()) {
      canvas.fill(Shape.round(spread.left() - 16, y + 10, 5, ROW - 20, 2), Palette.CINNABAR);
    }
    look.emblem(canvas.at(spread.left() + 20, middle).scaled(1.8));
    double wide = Serif.BOLD.width(count, 38);
    double right = spread.left() + spread.room();
    spread.write(Serif.BOLD, count, right - wide, middle + 13, 38, Palette.INK);
    double room = spread.room() - 56 - wide - 14;
    String name = written(person.name(), person.otherwise());
    Serif serif = person.acts() ? Serif.BOLD : Serif.REGULAR;
    spread.write(
        serif, serif.fitted(name, 36, room), spread.left() + 56, middle + 12, 36, Palette.INK);
  }

  /// A name, or its substitute if the font can't write it.
  public static String written(String name, String otherwise) {
    return Serif.REGULAR.has(name) && Serif.BOLD.has(name) ? name : otherwise;
  }

  /// A game before it begins: its picture, and sentences about it.
  public static byte[] game(String game, String name, List<String> sentences) {
    BoardPicture board = board(game);
    Spread spread = Spread.filled(Art.of(game).pixels());
    spread.head(board.seal(), name);
    spread.sentences(sentences, 226, 36, Palette.INK);
    spread.foot();
    return Png.write(spread.pixels());
  }

  /// The house: all its games.
  public static byte[] house(List<String> games, List<String> sentences) {
    return Png.write(HouseSpread.of(games.stream().filter(Pictures::knows).toList(), sentences));
  }

  private static BoardPicture board(String game) {
    return Optional.ofNullable(BOARDS.get(game))
        .orElseThrow(() -> new IllegalArgumentException("no picture of " + game));
  }
}
