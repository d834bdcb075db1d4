package tianxia.arena.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.puzzle.Puzzle;
import tianxia.search.puzzle.PuzzleText;

class PuzzleSearchTest {
  private static final int GAMES = 3;
  private static final int ITERATIONS = 60;

  /// By how much a right choice is ahead at least.
  private static final double CLEAR = 0.08;

  private static <S extends State<S>> List<Puzzle> found(Game<S> game) {
    Options options = Options.of(game.options(), Map.of("tiles", "12", "territory", "ready"));
    PuzzleSearch<S> search = new PuzzleSearch<>(game, options, ITERATIONS, 1);
    List<Puzzle> all = new ArrayList<>();
    for (int number = 0; number < GAMES; number++) {
      all.addAll(search.of(number));
    }
    return all;
  }

  @Test
  void theSameSeedFindsTheSamePuzzlesAndEachIsClear() {
    Game<?> game = Games.CATALOGUE.game("contrees").orElseThrow();
    List<Puzzle> found = found(game);
    assertThat(found).isNotEmpty().isEqualTo(found(game));
    for (Puzzle puzzle : found) {
      assertThat(puzzle.best().chance() - puzzle.second()).isGreaterThanOrEqualTo(CLEAR);
      String line = PuzzleText.write(puzzle);
      assertThat(PuzzleText.write(PuzzleText.read(game, line))).isEqualTo(line);
      assertThat(PuzzleText.difficulty(line)).isEqualTo(puzzle.difficulty());
    }
  }

  @Test
  void aFileIsContinuedAndHasEachPuzzleOnce(@TempDir Path folder) throws IOException {
    Game<?> game = Games.CATALOGUE.game("contrees").orElseThrow();
    List<Puzzle> found = found(game);
    Path path = folder.resolve("puzzles");
    try (PuzzleFile file = PuzzleFile.open(game, path, "a run")) {
      file.save(0, found);
      file.save(1, found);
    }
    try (PuzzleFile file = PuzzleFile.open(game, path, "a run")) {
      assertThat(file.games()).isEqualTo(2);
      assertThat(file.puzzles()).isEqualTo(found.size());
    }
    try (PuzzleFile file = PuzzleFile.open(game, path, "another run")) {
      assertThat(file.games()).isZero();
    }
    long lines = Files.readAllLines(path).stream().filter(line -> !line.startsWith("#")).count();
    assertThat(lines).isEqualTo(found.size());
  }
}
