package tianxia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.cli.Run;
import tianxia.games.Games;

class RandomTest {
  @TempDir Path folder;

  static Stream<String> games() {
    return Games.CATALOGUE.games().stream().map(game -> game.id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void writesRecordsThatTraceAccepts(String game) throws IOException {
    Path out = folder.resolve("new/out");
    Run run = Run.of("random", game, "--seed", 7, "--games", 3, "--out", out);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(names(out)).containsExactly(game + "-7-0.tx", game + "-7-1.tx", game + "-7-2.tx");
    for (String name : names(out)) {
      assertThat(Files.readString(out.resolve(name))).contains("\nresult ");
      assertThat(Run.of("trace", out.resolve(name)).status()).isZero();
    }
  }

  @Test
  void theSameSeedGivesTheSameGames() throws IOException {
    for (String out : List.of("a", "b")) {
      Run.of(
          "random",
          "qin",
          "--option",
          "players=3",
          "--option",
          "board=lion",
          "--seed",
          -5,
          "--games",
          2,
          "--out",
          folder.resolve(out));
    }
    String first = Files.readString(folder.resolve("a/qin--5-0.tx"));
    assertThat(first).contains("option players 3\noption board lion\n");
    assertThat(Files.readString(folder.resolve("b/qin--5-0.tx"))).isEqualTo(first);
    assertThat(Files.readString(folder.resolve("a/qin--5-1.tx"))).isNotEqualTo(first);
  }

  @Test
  void complainsInOneLineAndWritesNothing() throws IOException {
    String file = Files.writeString(folder.resolve("file"), "").toString();
    List<List<String>> wrong =
        List.of(
            List.of("random", "chess", "--seed", "1", "--games", "1", "--out", "OUT"),
            List.of(
                "random",
                "qin",
                "--option",
                "players=9",
                "--seed",
                "1",
                "--games",
                "1",
                "--out",
                "OUT"),
            List.of(
                "random",
                "qin",
                "--option",
                "size=9",
                "--seed",
                "1",
                "--games",
                "1",
                "--out",
                "OUT"),
            List.of(
                "random",
                "qin",
                "--option",
                "players",
                "--seed",
                "1",
                "--games",
                "1",
                "--out",
                "OUT"),
            List.of(
                "random",
                "qin",
                "--option",
                "\u001b[31m\n=2",
                "--seed",
                "1",
                "--games",
                "1",
                "--out",
                "OUT"),
            List.of("random", "qin", "--seed", "x", "--games", "1", "--out", "OUT"),
            List.of("random", "qin", "--seed", "1", "--games", "0", "--out", "OUT"),
            List.of("random", "qin", "--seed", "1", "--out", "OUT"),
            List.of("random", "--seed", "1", "--games", "1", "--out", "OUT"),
            List.of("random", "qin", "--seed", "1", "--games", "1", "--out", file),
            List.of("random", "qin", "--speed", "1"),
            List.of("dance"),
            List.of("trace"),
            List.of("test"),
            List.of("help", "dance"),
            List.of("perft", "qin", "--depth", "0"),
            List.of("perft", "nothing", "--depth", "1"),
            List.of("bench", "chess"),
            List.of("bench", "contrees", "--seconds", "0"),
            List.of("bench", "contrees", "--seconds", "NaN"));
    Path out = folder.resolve("out");
    for (List<String> args : wrong) {
      Run run = Run.of(args.stream().map(a -> a.equals("OUT") ? out.toString() : a).toArray());
      assertThat(run.complained()).as(args + ": " + run).isTrue();
      assertThat(run.out()).isEmpty();
      assertThat(Files.exists(out)).isFalse();
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
