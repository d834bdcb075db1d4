package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Moment;
import tianxia.kernel.Question;
import tianxia.testkit.proof.Proves;

/// Which questions a seat may put off, and until when (SUN-26, SUN-27).
final class SunTzuQuestionsTest {
  private static Scene even(Scene scene) {
    return scene.lay(1, "2", "2", "2", "2", "2").lay(2, "2", "2", "2", "2", "2");
  }

  @Test
  @Proves("SUN-26")
  void whoIsToActIsAskedAndNobodyElse() {
    Scene scene = Scene.warlords("feint", "second-six");
    assertThat(Scene.GAME.question(scene.state, 1)).isEmpty();
    even(scene);
    for (int window = 0; window < 6; window++) {
      Question question = new Question("pass", 12 + 2 * window, true);
      assertThat(Scene.GAME.question(scene.state, 1)).contains(question);
      assertThat(Scene.GAME.question(scene.state, 2)).isEmpty();
      scene.answer("pass");
      assertThat(Scene.GAME.question(scene.state, 1)).isEmpty();
      assertThat(Scene.GAME.question(scene.state, 2)).contains(question);
      scene.answer("pass");
    }
    assertThat(scene.state.phase).isEqualTo(Phase.DRAW);
    assertThat(Scene.GAME.question(scene.state, 1)).isEmpty();
    assertThat(Scene.GAME.question(scene.state, 2)).isEmpty();
  }

  @Test
  @Proves("SUN-27")
  void whatFollowsFromAProvinceIsAskedBeforeTheNextWindow() {
    Scene scene = Scene.warlords("feint", "scourge").armies(0, 5, 0, 0, 0);
    scene.lay(1, "10", "P", "2", "2", "2").lay(2, "5", "2", "2", "2", "2");
    scene.answer("pass", "pass");
    assertThat(scene.state.phase).isEqualTo(Phase.FEINT);
    assertThat(Scene.GAME.question(scene.state, 1)).contains(new Question("pass", 13, false));
    assertThat(Scene.GAME.question(scene.state, 2)).isEmpty();
    scene.answer("feint", "pass");
    assertThat(scene.state.phase).isEqualTo(Phase.SCOURGE);
    assertThat(Scene.GAME.question(scene.state, 2)).contains(new Question("pass", 15, false));
  }

  @Test
  @Proves("SUN-26")
  void questionsArePutOffUntilWhatComesNext() {
    Scene scene = even(Scene.warlords("feint", "second-six"));
    List<String> first =
        List.of(
            "until-province 14",
            "until-province 16",
            "until-province 18",
            "until-province 20",
            "until-revealed 22",
            "until-dynasty 24",
            "until-scoring 48",
            "until-high-card routine",
            "until-end end");
    assertThat(ahead(scene, 1)).isEqualTo(first);
    scene.answer("pass", "pass", "pass");
    // After one province, seat 2 is still to be asked there.
    assertThat(scene.state.actors()).isEqualTo(0b100);
    assertThat(ahead(scene, 1)).isEqualTo(first.subList(1, 9));
    assertThat(ahead(scene, 2)).startsWith("until-province 16").contains("until-plague routine");
    scene.answer("pass");
    assertThat(ahead(scene, 1)).startsWith("until-province 18");
    assertThat(ahead(scene, 2)).startsWith("until-province 16");
  }

  @Test
  @Proves("SUN-26")
  void theSecondSeatHasNoWindowsAfterTheSixthDynasty() {
    assertThat(ahead(even(Scene.warlords("feint", "second-six").dynasty(6)), 2))
        .contains("until-revealed 82", "until-scoring 84");
    Scene seventh = even(Scene.warlords("feint", "second-six").dynasty(7));
    assertThat(ahead(seventh, 2)).doesNotContain("until-revealed 94");
    assertThat(ahead(seventh, 1)).contains("until-revealed 94", "until-dynasty 96");
    assertThat(ahead(seventh, 1)).noneMatch(name -> name.startsWith("until-scoring"));
  }

  @Test
  @Proves("SUN-26")
  void theNextScoringIsAfterThreeDynasties() {
    for (int dynasty = 1; dynasty <= 3; dynasty++) {
      Scene scene = even(Scene.warlords("feint", "second-six").dynasty(dynasty));
      assertThat(ahead(scene, 1)).contains("until-scoring 48");
      assertThat(ahead(scene, 1).contains("until-dynasty " + 12 * (dynasty + 1)))
          .isEqualTo(dynasty < 3);
    }
    Scene drawing = even(Scene.warlords("feint", "second-six").dynasty(3));
    while (drawing.state.phase != Phase.DRAW) {
      drawing.answer("pass");
    }
    assertThat(ahead(drawing, 1))
        .containsExactly(
            "until-dynasty 48", "until-scoring 84", "until-high-card routine", "until-end end");
  }

  @Test
  @Proves("SUN-26")
  void withoutAWarlordNothingIsPutOff() {
    assertThat(ahead(even(Scene.standard()), 1)).isEmpty();
    Scene spent = even(Scene.warlords("reinforce", "second-six").armies(1, 0, 0, 0, 0));
    spent.answer("reinforce Xi");
    assertThat(ahead(spent, 1)).isEmpty();
  }

  private static List<String> ahead(Scene scene, int seat) {
    return Scene.GAME.moments(scene.state, seat).stream()
        .map(moment -> moment.name().code() + " " + at(moment))
        .toList();
  }

  private static String at(Moment moment) {
    return switch (moment.at()) {
      case Moment.ROUTINE -> "routine";
      case Moment.END -> "end";
      default -> "" + moment.at();
    };
  }
}
