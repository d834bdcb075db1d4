package tianxia.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ExternalProcessTest {
  private static final long LONG = 60_000;

  @Test
  void linesGoBothWays() {
    try (ExternalProcess cat = ExternalProcess.start("cat")) {
      for (String line : new String[] {"天下", "two words"}) {
        cat.say(line);
        assertThat(cat.answer(LONG)).isEqualTo(line);
      }
    }
  }

  @Test
  void silenceIsAReason() {
    ExternalProcess mute = ExternalProcess.start("sleep 600");
    assertThatThrownBy(() -> mute.answer(1))
        .isInstanceOf(Forfeit.class)
        .hasMessageContaining("silent");
    mute.kill();
  }

  @Test
  void anEndIsToldWithTheLastWords() {
    try (ExternalProcess dead = ExternalProcess.start("echo 'no ideas' >&2; exit 3")) {
      assertThatThrownBy(() -> dead.answer(LONG))
          .isInstanceOf(Forfeit.class)
          .hasMessageContaining("status 3")
          .hasMessageContaining("no ideas");
    }
  }

  @Test
  void whatIsNoCommandIsTold() {
    try (ExternalProcess none = ExternalProcess.start("there-is-no-such-command-anywhere")) {
      assertThatThrownBy(() -> none.answer(LONG))
          .isInstanceOf(Forfeit.class)
          .hasMessageContaining("status 127");
    }
  }

  @Test
  void floodsEndWithoutFillingTheMemory() {
    try (ExternalProcess line = ExternalProcess.start("head -c 10000000 /dev/zero | tr '\\0' x")) {
      assertThatThrownBy(() -> line.answer(LONG)).hasMessageContaining("a line of more than");
    }
    ExternalProcess lines = ExternalProcess.start("yes");
    assertThat(lines.answer(LONG)).isEqualTo("y");
    assertThat(lines.answer(LONG)).isEqualTo("y");
    lines.kill();
  }

  @Test
  void aProgramThatDoesNotReadBlocksNobody() {
    ExternalProcess deaf = ExternalProcess.start("sleep 600");
    for (int i = 0; i < 100; i++) {
      deaf.say("x".repeat(10_000));
    }
    assertThatThrownBy(() -> deaf.answer(1)).isInstanceOf(Forfeit.class);
    deaf.kill();
  }

  /// Quoted output is cut at character boundaries and contains no terminal control characters.
  @Test
  void whatItSaysCanBeShown() {
    assertThat(ExternalProcess.shortened("x".repeat(159) + "天😀下"))
        .isEqualTo("x".repeat(159) + "天…");
    assertThat(ExternalProcess.shortened("x".repeat(159) + "😀下")).endsWith("x😀…");
    assertThat(ExternalProcess.shortened("\u001b[2Jno \ud83d ideas\r"))
        .isEqualTo("\ufffd[2Jno \ufffd ideas\ufffd");
  }
}
