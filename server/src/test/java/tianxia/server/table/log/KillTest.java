package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.game.SmallGames;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.state.TableState;

/// Crash recovery: a separate process is killed with SIGKILL at random moments while games run. No
/// acknowledged action is lost, and nothing was shown that is not on disk.
class KillTest {
  private static final int KILLS = Boolean.getBoolean("tianxia.deep") ? 22 : 10;
  private static final int MAX_LINES = 400;

  @TempDir Path folder;

  /// The existing tables, with their tokens.
  private final Map<String, String> standing = new LinkedHashMap<>();

  private int acknowledged;
  private int shown;

  @Test
  @Timeout(600)
  void aKillAtAnyMomentLosesNoAcknowledgedActionAndNothingUnstoredWasShown() throws Exception {
    long seed = 20261120;
    Random random = new Random(seed);
    List<String> said = new ArrayList<>();
    for (int kill = 1; kill <= KILLS; kill++) {
      // The first kills hit the start, or the creation of the database, midway.
      int lines = kill <= 2 ? 0 : random.nextInt(MAX_LINES);
      List<String> now = run(lines);
      check(now, "seed " + seed + ", kill " + kill);
      said.addAll(now);
    }
    check(said, "seed " + seed + ", in the end");
    assertThat(acknowledged).as("seed %d", seed).isGreaterThan(20 * KILLS);
    assertThat(shown).as("seed %d", seed).isGreaterThan(20 * KILLS);
  }

  /// Starts the process, kills it after so many lines of output, and returns its whole output.
  private List<String> run(int lines) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-Djava.io.tmpdir=" + Files.createDirectories(temporary()),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Doomed.class.getName(),
                folder.resolve("data").toString())
            .redirectError(folder.resolve("errors").toFile())
            .start();
    List<String> said = new ArrayList<>();
    try (OutputStream in = process.getOutputStream();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      StringBuilder keys = new StringBuilder();
      standing.values().forEach(line -> keys.append(line).append('\n'));
      in.write((keys + "go\n").getBytes(StandardCharsets.UTF_8));
      in.flush();
      for (int i = 0; i < lines; i++) {
        String line = out.readLine();
        assertThat(line).as("the process ended by itself: see its errors").isNotNull();
        add(said, line);
      }
      if (lines > 0) {
        // The lock also works between processes.
        assertThatThrownBy(() -> DataFolder.open(folder.resolve("data")))
            .isInstanceOf(DataFolder.InUse.class);
      }
      // Through the handle: Process.destroyForcibly would close the pipe and lose what is buffered
      // in it.
      assertThat(process.toHandle().destroyForcibly()).isTrue();
      out.lines().forEach(line -> add(said, line));
    } finally {
      process.destroyForcibly().waitFor();
    }
    assertThat(process.exitValue()).isEqualTo(128 + 9);
    assertThat(temporary()).as("nothing is left behind").isEmptyDirectory();
    return said;
  }

  /// What the last process said of its faults.
  private String errors() {
    try {
      return Files.readString(folder.resolve("errors"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private Path temporary() {
    return folder.resolve("temporary");
  }

  /// Keeps a line unless the kill truncated it.
  private static void add(List<String> said, String line) {
    if (line.endsWith(Doomed.END)) {
      said.add(line.substring(0, line.length() - Doomed.END.length()));
    }
  }

  /// Compares all output so far with what is on disk.
  private void check(List<String> said, String when) {
    acknowledged = 0;
    shown = 0;
    try (Store store = new SqliteStore(DataFolder.open(folder.resolve("data")), new Unbroken())) {
      Map<String, List<TableState>> histories = new LinkedHashMap<>();
      for (String line : said) {
        String[] words = line.split(" ", 5);
        assertThat(words[0])
            .as(() -> when + ": " + line + "\n" + errors())
            .isIn("ready", "made", "shown", "done");
        if (words[0].equals("ready")) {
          continue;
        }
        List<TableState> history =
            histories.computeIfAbsent(words[1], table -> history(table, store.rows(table)));
        switch (words[0]) {
          case "made" -> made(line, history, when);
          case "shown" -> shown(words, history, when);
          default -> done(words, history, when);
        }
      }
    }
  }

  private void made(String line, List<TableState> history, String when) {
    assertThat(history).as(when + ": " + line).isNotEmpty();
    String table = history.getFirst().id();
    if (history.getLast().over()) {
      standing.remove(table);
    } else {
      standing.put(table, line.substring("made ".length()));
    }
  }

  private void shown(String[] words, List<TableState> history, String when) {
    shown++;
    int viewer = Integer.parseInt(words[2]);
    int seq = Integer.parseInt(words[3]);
    assertThat(history).as(when + ": " + String.join(" ", words)).hasSizeGreaterThanOrEqualTo(seq);
    List<String> events =
        history.get(seq - 1).history().shown(viewer).stream()
            .map(e -> e.actor() + " " + e.action())
            .toList();
    assertThat(words.length < 5 ? "" : words[4]).as(when).isEqualTo(String.join(",", events));
  }

  private void done(String[] words, List<TableState> history, String when) {
    acknowledged++;
    TableState last = history.getLast();
    assertThat(last.answer(Integer.parseInt(words[2]), words[4]))
        .as(when + ": " + String.join(" ", words))
        .hasValue(Integer.parseInt(words[3]));
  }

  /// The table after each of its log entries.
  private static List<TableState> history(String table, List<Store.Row> rows) {
    List<TableState> history = new ArrayList<>();
    for (Store.Row row : rows) {
      history.add(
          row.entry() instanceof Entry.Made made
              ? TableState.made(
                  table, SmallGames.CATALOGUE.game(made.game()).orElseThrow(), made, row.at())
              : history.getLast().after(row.entry(), row.at()));
    }
    return history;
  }
}
