package tianxia.cli.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Run;

/// The command itself; measuring is tested in the `arena` module.
class ArenaTest {
  @TempDir Path folder;

  @Test
  void playsAMatchAndKeepsItsRecords() throws IOException {
    Path out = folder.resolve("new/match");
    Object[] arguments = {
      "arena",
      "qin",
      "--option",
      "players=3",
      "--players",
      "mcts:5,greedy",
      "--games",
      3,
      "--seed",
      4,
      "--threads",
      2,
      "--out",
      out
    };
    Run first = Run.of(arguments);
    assertThat(first.status()).as(first.toString()).isZero();
    assertThat(first.err()).isEmpty();
    assertThat(first.out())
        .startsWith("qin players=3 board=bird: 3 games, seed 4\n")
        .containsPattern("mcts:5 +3 ")
        .containsPattern("greedy +3 ")
        .contains("mcts:5         - greedy");
    for (int game = 0; game < 3; game++) {
      assertThat(Run.of("trace", out.resolve("qin-" + game + ".tx")).status()).isZero();
    }
    String kept = Files.readString(out.resolve("results.txt"));
    assertThat(kept.lines()).hasSize(3);
    assertThat(Run.of(arguments)).as("nothing left to play").isEqualTo(first);
    assertThat(Files.readString(out.resolve("results.txt"))).isEqualTo(kept);
  }

  @Test
  void complainsInOneLine() {
    List<List<Object>> wrong =
        List.of(
            List.of("arena", "chess", "--players", "random,greedy", "--games", 2),
            List.of("arena", "qin", "--players", "random,greedy"),
            List.of("arena", "qin", "--games", 2),
            List.of("arena", "qin", "--players", "random", "--games", 2),
            List.of("arena", "qin", "--players", "random,nobody", "--games", 2),
            List.of("arena", "qin", "--players", "random,mcts:0", "--games", 2),
            List.of("arena", "qin", "--players", "random,greedy:3", "--games", 2),
            List.of("arena", "qin", "--players", "random,exec:", "--games", 2),
            List.of("arena", "qin", "--players", "random,mcts", "--games", 2),
            List.of("arena", "qin", "--players", "random,greedy", "--games", 0),
            List.of("arena", "qin", "--players", "random,greedy", "--games", 2, "--time", 0),
            List.of("arena", "qin", "--players", "random,greedy", "--games", 2, "--iterations", 0),
            List.of("arena", "qin", "--players", "random,greedy", "--games", 2, "--threads", 0),
            List.of("environment", "chess"),
            List.of("environment", "qin", "--games", 0),
            List.of("environment", "qin", "--option", "players=9"));
    for (List<Object> arguments : wrong) {
      Run run = Run.of(arguments.toArray());
      assertThat(run.complained()).as(arguments + ": " + run).isTrue();
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void aFolderOfAnotherMatchIsLeftAlone() throws IOException {
    Object[] one = {
      "arena", "contrees", "--players", "random,greedy", "--games", 2, "--out", folder
    };
    assertThat(Run.of(one).status()).isZero();
    String kept = Files.readString(folder.resolve("results.txt"));
    Run other =
        Run.of("arena", "contrees", "--players", "greedy,random", "--games", 2, "--out", folder);
    assertThat(other.complained()).as(other.toString()).isTrue();
    assertThat(other.err()).contains("another match");
    assertThat(Files.readString(folder.resolve("results.txt"))).isEqualTo(kept);
  }
}
