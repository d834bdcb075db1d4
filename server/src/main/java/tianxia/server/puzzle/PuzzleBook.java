package tianxia.server.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.search.puzzle.Puzzle;
import tianxia.search.puzzle.PuzzleText;

/// The puzzles of one game, in the order of their numbers, from 1.
record PuzzleBook(Game<?> game, List<String> lines, List<Integer> difficulties) {

  /// The puzzles shipped with the program; none for a game without a file.
  static PuzzleBook of(Game<?> game) {
    String name = "/tianxia/server/puzzles/" + game.id() + ".jsonl";
    try (InputStream in = PuzzleBook.class.getResourceAsStream(name)) {
      List<String> lines =
          in == null
              ? List.of()
              : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                  .lines()
                  .filter(line -> !line.startsWith("#"))
                  .toList();
      List<Integer> difficulties = lines.stream().map(PuzzleText::difficulty).toList();
      return new PuzzleBook(game, lines, difficulties);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Optional<Puzzle> puzzle(int number) {
    return number < 1 || number > lines.size()
        ? Optional.empty()
        : Optional.of(PuzzleText.read(game, lines.get(number - 1)));
  }
}
