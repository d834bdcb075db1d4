package tianxia.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.cli.Run;
import tianxia.cli.play.RecordFile;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.RecordReader;
import tianxia.testkit.Repository;
import tianxia.testkit.contract.GameContract;

/// `bots/verify.py`, which shares no code with this program, agrees with `./tianxia verify`.
class VerifyScriptTest {
  private static final String SCRIPT = VerifyScript.FILE.toString();

  /// Games with each set of options, and of how many all forgeries are made.
  private static final int GAMES = Boolean.getBoolean("tianxia.deep") ? 20 : 5;

  private static final int FORGED = Boolean.getBoolean("tianxia.deep") ? 3 : 1;

  private final long seed = ThreadLocalRandom.current().nextLong();

  @TempDir Path folder;

  @BeforeEach
  void python() throws InterruptedException {
    Python.needed();
  }

  private static List<Game<?>> games() {
    return Games.CATALOGUE.games().stream().filter(VerifyScript::checks).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyFairRecordIsTrue(Game<?> game) throws Exception {
    List<Path> files = new ArrayList<>();
    for (Options options : GameContract.optionSets(game)) {
      for (int k = 0; k < GAMES; k++) {
        String text = FairGames.record(game, options, seed + files.size());
        files.add(Files.writeString(folder.resolve(files.size() + ".tx"), text));
      }
    }
    Map<Path, String> found = found(files, 0);
    for (Path file : files) {
      Run java = Run.of("verify", file);
      assertThat(java.out()).as(about(file)).contains(": true: ");
      assertThat(found.get(file) + "\n").as(about(file)).isEqualTo(java.out());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyForgeryIsFoundAsItIs(Game<?> game) throws Exception {
    Map<Path, String> forgeries = new LinkedHashMap<>();
    for (Options options : GameContract.optionSets(game)) {
      for (int k = 0; k < FORGED; k++) {
        long one = seed + forgeries.size();
        String fair = FairGames.record(game, options, one);
        for (Map.Entry<String, String> forged : Forgeries.of(fair, one).all().entrySet()) {
          Path file = folder.resolve(forgeries.size() + ".tx");
          forgeries.put(Files.writeString(file, forged.getValue()), forged.getKey());
        }
      }
    }
    Map<Path, String> found = found(List.copyOf(forgeries.keySet()), 2);
    for (Map.Entry<Path, String> forged : forgeries.entrySet()) {
      Path file = forged.getKey();
      String how = forged.getValue() + ", " + about(file);
      agree(how, Run.of("verify", file), found.getOrDefault(file, "nothing"));
    }
  }

  /// The same verdict in the same words. Where the program finds a breach of the game's rules, the
  /// script may already have found a false draw before it.
  private static void agree(String how, Run java, String line) {
    if (java.status() == 0) {
      assertThat(line).as(how).startsWith(java.out().strip());
      assertThat(line.contains("; nonces without")).as(how).isEqualTo(older(how, line));
    } else if (java.status() == 1) {
      assertThat(line).as(how).isEqualTo(java.out().strip());
    } else if (java.err().contains("cannot be checked: ")) {
      assertThat(line).as(how).isEqualTo(java.err().strip().replace("tianxia: ", "verify.py: "));
    } else {
      assertThat(how).as(java.err()).startsWith("events: ");
      assertThat(line).as(how + java.err()).containsPattern(": (false|cannot be checked): ");
    }
  }

  /// Whether the script must report nonces without commitments, as in older records.
  private static boolean older(String how, String line) {
    return how.startsWith("no nonce-commitment") && !line.contains(": 0 draws");
  }

  @Test
  void whatCouldBeDrawnIsDerivedFromTheEventsAlone() throws Exception {
    StringBuilder truth = new StringBuilder();
    try (Stream<Path> all = Files.walk(Repository.root().resolve("golden"))) {
      for (Path file : all.filter(f -> f.toString().endsWith(".tx")).sorted().toList()) {
        truth.append(file).append('\n').append(outcomes(RecordFile.read(file)));
      }
    }
    Path at = Files.writeString(folder.resolve("truth"), truth);
    Path tests = Repository.root().resolve("cli/src/test/python/verify_test.py");
    Python run = Python.run(List.of(tests.toString(), at.toString()));
    assertThat(run.status()).as(run.said()).isZero();
    assertThat(run.said()).containsPattern("Ran [1-9][0-9]* tests").contains("OK");
  }

  @Test
  void whatSomebodyNotedIsHeldAgainstTheRecord() throws Exception {
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    Options options = Options.of(game.options(), Map.of());
    String text;
    long from = seed;
    do {
      text = FairGames.record(game, options, from++);
    } while (!text.contains("\nnonce-commitment 1 ") || !text.contains("\nnonce-commitment 2 "));
    Path file = Files.writeString(folder.resolve("game.tx"), text);
    String table = value(text, "commitment");
    String one = value(text, "nonce-commitment 1");
    String two = value(text, "nonce-commitment 2");
    assertThat(noted(file, table).said()).contains(": true: ");
    assertThat(noted(file, table, one, two).said()).contains(": true: ");
    assertThat(noted(file, table, "1:" + one, "2:" + two).said()).contains(": true: ");
    for (String other : List.of("f".repeat(64), "1:" + two, "2:" + table, "3:" + two)) {
      wrong(
          noted(file, table, other),
          "the commitment " + other + " that you noted is not in the record");
    }
    wrong(noted(file, table, "1:" + one), "seat 2 has a commitment that you did not note");
    String stripped = text.replace("nonce-commitment 2 " + two + "\n", "");
    Path other = Files.writeString(folder.resolve("stripped.tx"), stripped);
    assertThat(noted(other, table).said())
        .contains(": true: ", "nonces without a commitment: seats 2");
    wrong(noted(other, table, one), "the nonce of seat 2 has no commitment");
  }

  private static void wrong(Python run, String how) {
    assertThat(run.status()).as(run.said()).isEqualTo(1);
    assertThat(run.said()).endsWith(": false: " + how);
  }

  private static Python noted(Path file, String... commitments) throws Exception {
    List<String> words = new ArrayList<>(List.of(SCRIPT, file.toString()));
    for (String commitment : commitments) {
      words.addAll(List.of("--commitment", commitment));
    }
    return Python.run(words);
  }

  private static String value(String text, String header) {
    String from = text.substring(text.indexOf("\n" + header + " ") + header.length() + 2);
    return from.substring(0, 64);
  }

  private static String outcomes(RecordReader.Result.Read read) {
    return outcomes(read.game(), read);
  }

  private static <S extends State<S>> String outcomes(Game<S> game, RecordReader.Result.Read read) {
    return FairGames.outcomes(game, read.record());
  }

  /// The script's output for each file, from one run.
  private static Map<Path, String> found(List<Path> files, int status) throws Exception {
    List<String> words = new ArrayList<>(List.of(SCRIPT));
    files.forEach(file -> words.add(file.toString()));
    Python run = Python.run(words);
    assertThat(run.status()).as(run.said()).isEqualTo(status);
    Map<String, String> lines = new HashMap<>();
    run.said()
        .lines()
        .forEach(
            line -> lines.put(line.replaceFirst("^verify\\.py: ", "").split(": ", 2)[0], line));
    Map<Path, String> found = new HashMap<>();
    files.forEach(file -> found.put(file, lines.getOrDefault(file.toString(), "nothing")));
    return found;
  }

  private String about(Path file) throws IOException {
    return "seed " + seed + ":\n" + Files.readString(file);
  }
}
