package tianxia.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.arena.Arena;
import tianxia.arena.ArenaTest;
import tianxia.arena.Contest;
import tianxia.arena.GameResult;
import tianxia.arena.GameStore;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.testkit.Repository;

/// External programs in the arena.
class ExternalBotTest {
  private static final String READY = "read start; echo '{\"type\":\"ready\"}'; read frame; ";

  static Stream<Game<?>> games() {
    return Games.CATALOGUE.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSmallBotInPythonPlays(Game<?> game) throws Exception {
    Assumptions.assumeTrue(python(), "python3 is missing");
    Path bot = Repository.root().resolve("bots/bot.py");
    playsWell(game, "exec:python3 '" + bot + "'");
  }

  @Test
  void theSmallBotInJavaPlays() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path bot = Repository.root().resolve("bots/Bot.java");
    Game<?> game = Games.CATALOGUE.game("sun-tzu").orElseThrow();
    playsWell(game, "exec:'" + java + "' '" + bot + "'");
  }

  /// Its games end by the rules, and are reproducible, since it gets a seed.
  private static void playsWell(Game<?> game, String bot) throws IOException {
    Contest contest = ArenaTest.contest(game, Map.of(), 2, 3, bot, "random");
    List<GameResult> played = Arena.play(contest, 2, GameStore.NONE, (all, total) -> {});
    assertThat(played).hasSize(2).allSatisfy(one -> assertThat(one.fault()).isEmpty());
    assertThat(Arena.play(contest, 1, GameStore.NONE, (all, total) -> {})).isEqualTo(played);
  }

  @Test
  void anIllegalAnswerLosesWithItsReason() throws IOException {
    assertThat(reason(READY + "echo '{\"type\":\"play\",\"actions\":[\"Z9\"]}'; read over"))
        .contains("illegal")
        .contains("Z9")
        .contains("GEN-6");
  }

  @Test
  void whatIsNoAnswerLosesWithItsReason() throws IOException {
    assertThat(reason(READY + "echo pardon; read over")).contains("not an answer: pardon");
    assertThat(reason("read start; echo hm; read frame")).contains("not an answer: hm");
    assertThat(reason("cat")).contains("not ready");
    assertThat(reason(READY + "echo '{\"type\":\"play\",\"actions\":[\"tile 0,0\",\"C4\"]}'; cat"))
        .contains("not an answer");
  }

  @Test
  void aCrashLosesWithItsReason() throws IOException {
    assertThat(reason(READY + "echo 'division by zero' >&2; exit 1"))
        .contains("status 1")
        .contains("division by zero");
  }

  /// The grace is for a whole game: a program that is late at every decision soon exhausts it.
  @Test
  void whoIsAlwaysLateLoses() throws IOException {
    String late =
        "read start; echo '{\"type\":\"ready\"}'; while read -r frame; do sleep 0.4; printf"
            + " '{\"type\":\"play\",\"actions\":[\"%s\"]}\\n'"
            + " \"$(echo \"$frame\" | sed 's/.*\"legal\":.\"\\([^\"]*\\)\".*/\\1/')\"; done";
    Game<?> game = Games.CATALOGUE.game("contrees").orElseThrow();
    Contest unlimited =
        ArenaTest.contest(game, Map.of("territory", "ready"), 1, 3, "exec:" + late, "random");
    Contest contest =
        new Contest(
            game,
            unlimited.options(),
            unlimited.entrants(),
            1,
            ThinkingLimit.millis(1),
            unlimited.seed());
    List<GameResult> played = Arena.play(contest, 2, GameStore.NONE, (all, total) -> {});
    assertThat(played)
        .allSatisfy(one ->
            assertThat(one.fault())
                .hasValueSatisfying(why -> assertThat(why.reason()).contains("silent")));
  }

  /// A game aborted because another game could not be stored is no loss for anyone.
  @Test
  void whatCanNotBeKeptEndsAll() {
    String script = "read start; case $start in *'\"seat\":2,'*) exit 1;; esac; cat";
    Game<?> game = Games.CATALOGUE.game("contrees").orElseThrow();
    Contest contest = ArenaTest.contest(game, Map.of(), 2, 3, "exec:" + script, "random");
    List<GameResult> saved = new ArrayList<>();
    GameStore full =
        new GameStore() {
          @Override
          public Map<Integer, GameResult> played() {
            return Map.of();
          }

          @Override
          public void save(GameResult played, String record) throws IOException {
            saved.add(played);
            throw new IOException("no space left");
          }
        };
    assertThatThrownBy(() -> Arena.play(contest, 2, full, (all, total) -> {}))
        .isInstanceOf(IOException.class)
        .hasMessage("no space left");
    assertThat(saved).extracting(GameResult::game).containsExactly(1);
  }

  /// The reason why the program, at seat 1, lost the first game; the second game is played too.
  private static String reason(String script) throws IOException {
    Game<?> game = Games.CATALOGUE.game("contrees").orElseThrow();
    Contest contest = ArenaTest.contest(game, Map.of(), 2, 3, "exec:" + script, "random");
    List<GameResult> played = Arena.play(contest, 1, GameStore.NONE, (all, total) -> {});
    assertThat(played).extracting(GameResult::winners).containsExactly(1 << 2, 1 << 1);
    assertThat(played).allSatisfy(one -> assertThat(one.fault()).isPresent());
    return played.getFirst().fault().orElseThrow().reason();
  }

  /// Python may be missing only outside CI.
  private static boolean python() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return System.getenv("CI") != null;
    }
  }
}
