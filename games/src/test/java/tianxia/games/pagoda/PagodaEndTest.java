package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.testkit.proof.Proves;

/// When the game ends, and who wins.
final class PagodaEndTest {
  @Test
  @Proves("PAG-24")
  void theThirdPagodaLetsSeatTwoFinish() {
    Scene scene = beforeTheThird().play("3^RV:R/VV");
    assertThat(scene.get("ending")).isEqualTo("true");
    assertThat(scene.codes()).contains("game-ending");
    scene.play("end").draw("BBBYY").holds(2, "GGRVY").play("4+G:G", "end");
    assertThat(scene.get("phase")).as("without a draw").isEqualTo("over");
    assertThat(scene.get("turn")).isEqualTo("0");
    assertThat(scene.legal()).isEmpty();
  }

  @Test
  @Proves({"PAG-24", "PAG-25"})
  void inSeatTwosTurnTheGameEndsWithIt() {
    Scene scene = beforeTheThird().second().holds("RVVGG").play("3^RV:R/VV", "4+G:G", "4+G:G");
    scene.play("end");
    assertThat(scene.get("phase")).isEqualTo("over");
    assertThat(scene.get("score")).isEqualTo("[0,8]");
    assertThat(scene.get("winners")).isEqualTo("[2]");
    assertThat(scene.codes()).containsExactly("turn-ended", "won");
  }

  @Test
  @Proves("PAG-24")
  void theEndMayComeWithAModifiedTurn() {
    Scene scene =
        beforeTheThird()
            .site(5, "Y4", "=YY", "Y4", "=YG", "G4", "=GB", "B4", "^BG")
            .second()
            .holds("RVVGG");
    assertThat(scene.get("ending")).isEqualTo("true");
    scene.play("discard GRVV", "6+B");
    assertThat(scene.get("phase")).isEqualTo("over");
  }

  @Test
  @Proves("PAG-25")
  void equalPointsShareAndPointsHaveNoBound() {
    Scene scene = beforeTheThird().second().holds("RVVGG");
    scene.state.score[0] = 120;
    scene.state.score[1] = 114;
    scene.play("3^RV:R/VV", "end");
    assertThat(scene.get("score")).isEqualTo("[120,120]");
    assertThat(scene.get("winners")).isEqualTo("[1,2]");
    assertThat(scene.codes()).containsExactly("turn-ended", "victory-shared");
  }

  /// Two pagodas are complete, and the third lacks its roof.
  private static Scene beforeTheThird() {
    return Scene.turn()
        .site(1, "B4", "=BR", "R4", "=RB", "B4", "=BB", "B4", "^BY")
        .site(2, "G4", "=GR", "R4", "=RG", "G4", "=GG", "G4", "^GY")
        .site(3, "Y4", "=YB", "B4", "=BV", "V4", "=VR", "R4")
        .holds("RVVGG");
  }
}
