package tianxia.arena.calibration;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Forecasts in a text file, so that an interrupted run can be resumed: a line that describes the
/// run, a line for each forecast, and `done N` after each game.
public final class ForecastFile implements AutoCloseable {
  private static final String DONE = "done ";

  private final List<Forecast> kept = new ArrayList<>();
  private final Optional<BufferedWriter> writer;
  private int games;

  private ForecastFile(Optional<BufferedWriter> writer) {
    this.writer = writer;
  }

  /// Opens a file, or creates it.
  ///
  /// @param path empty: nothing is kept
  /// @param run describes the run in one line
  /// @throws IOException if it cannot be read or written, or is of another run
  public static ForecastFile open(Optional<Path> path, String run) throws IOException {
    if (path.isEmpty()) {
      return new ForecastFile(Optional.empty());
    }
    Path file = path.get();
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    if (!lines.isEmpty() && !lines.getFirst().equals(run)) {
      throw new IOException(file + ": another run: " + lines.getFirst());
    }
    BufferedWriter writer =
        Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    ForecastFile opened = new ForecastFile(Optional.of(writer));
    opened.read(lines);
    if (lines.isEmpty()) {
      opened.write(run + "\n");
    }
    return opened;
  }

  /// Forecasts of a game that was cut off are dropped.
  private void read(List<String> lines) {
    List<Forecast> game = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(DONE)) {
        kept.addAll(game);
        game.clear();
        games = Integer.parseInt(line.substring(DONE.length())) + 1;
      } else {
        Forecast forecast = Forecast.parse(line);
        game.removeIf(other -> other.game() != forecast.game());
        game.add(forecast);
      }
    }
  }

  /// The forecasts of the games that are done.
  public List<Forecast> kept() {
    return List.copyOf(kept);
  }

  /// How many games are done.
  public int games() {
    return games;
  }

  /// Keeps a game's forecasts.
  public void save(int game, List<Forecast> forecasts) {
    StringBuilder text = new StringBuilder();
    forecasts.forEach(each -> text.append(each).append('\n'));
    try {
      write(text.append(DONE).append(game).append('\n').toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String text) throws IOException {
    if (writer.isPresent()) {
      writer.get().write(text);
      writer.get().flush();
    }
  }

  @Override
  public void close() throws IOException {
    if (writer.isPresent()) {
      writer.get().close();
    }
  }
}
