package tianxia.arena.puzzle;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tianxia.kernel.Game;
import tianxia.search.puzzle.Puzzle;
import tianxia.search.puzzle.PuzzleText;

/// Puzzles in a text file, one a line. An interrupted run can be resumed: lines that begin with `#`
/// describe the run that produced the following puzzles, and which games are done.
public final class PuzzleFile implements AutoCloseable {
  private static final String RUN = "# ";
  private static final String DONE = "# done ";

  private final Game<?> game;
  private final BufferedWriter writer;
  private final String run;

  /// By their events and seat: the puzzles in the file.
  private final Set<List<Object>> known = new HashSet<>();

  private int games;
  private boolean current;

  private PuzzleFile(Game<?> game, BufferedWriter writer, String run) {
    this.game = game;
    this.writer = writer;
    this.run = RUN + run;
  }

  /// Opens a file, or creates it.
  ///
  /// @param run a one-line description of the run; puzzles of other runs stay in the file
  /// @throws IOException if it cannot be read or written
  public static PuzzleFile open(Game<?> game, Path file, String run) throws IOException {
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    BufferedWriter writer =
        Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    PuzzleFile opened = new PuzzleFile(game, writer, run);
    lines.forEach(opened::read);
    if (!opened.current) {
      opened.write(opened.run + "\n");
    }
    return opened;
  }

  private void read(String line) {
    if (line.startsWith(DONE)) {
      games = current ? Integer.parseInt(line.substring(DONE.length())) + 1 : games;
    } else if (line.startsWith(RUN)) {
      current = line.equals(run);
    } else {
      isNew(PuzzleText.read(game, line));
    }
  }

  private boolean isNew(Puzzle puzzle) {
    return known.add(List.of(puzzle.options(), puzzle.events(), puzzle.seat()));
  }

  /// How many games of the run are done.
  public int games() {
    return games;
  }

  /// How many puzzles are in the file.
  public int puzzles() {
    return known.size();
  }

  /// Adds those puzzles of a game that are not in the file yet.
  public void save(int number, List<Puzzle> puzzles) {
    StringBuilder text = new StringBuilder();
    for (Puzzle each : puzzles) {
      if (isNew(each)) {
        text.append(PuzzleText.write(each)).append('\n');
      }
    }
    try {
      write(text.append(DONE).append(number).append('\n').toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String text) throws IOException {
    writer.write(text);
    writer.flush();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
