package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Happening;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.words.Words;
import tianxia.testkit.proof.Proves;

/// Every refusal, in words.
final class QinRefusalTest {
  private static final Qin GAME = Scene.GAME;

  @Test
  void refusalsSaySquaresAndNumbers() {
    Scene tie = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rh12Rh13");
    assertThat(tie.refusal("Rh11Bi11").reason())
        .isEqualTo(
            Happening.of("tie")
                .with("colour", "R")
                .with("squares", List.of("h10", "h12"))
                .with("seats", List.of("1", "2"))
                .with("sum", 2));
    assertThat(Games.words("qin", "fr").sentence(tie.refusal("Rh11Bi11")))
        .isEqualTo(
            "Jade et Prune seraient à égalité ici (2 chacun)\u202f: personne ne posséderait la"
                + " province.");
    Scene majors = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    majors.lay(2, "Rh8Rh9").lay(2, "Rh10Rh11").lay(2, "Rh12Rh13");
    assertThat(Games.words("qin", "en").sentence(majors.refusal("Rh6Rh7")))
        .isEqualTo("Two major provinces cannot be joined.");
  }

  @Test
  @Proves({"GEN-3", "GEN-6"})
  void everyRefusalHasWordsThatItsParametersFit() {
    List<Refusal> refusals = everyRefusal();
    Set<String> met =
        refusals.stream()
            .map(refusal -> "refusal." + refusal.reason().code())
            .collect(Collectors.toCollection(TreeSet::new));
    for (String language : Games.LANGUAGES) {
      Words words = Games.words("qin", language);
      Set<String> keys = new TreeSet<>(words.templates().keySet());
      keys.removeIf(key -> !key.startsWith("refusal."));
      assertThat(keys).isEqualTo(met);
      for (Refusal refusal : refusals) {
        assertThat(words.sentence(refusal))
            .as(refusal.toString())
            .doesNotContain("{")
            .endsWith(".");
      }
    }
  }

  private static List<Refusal> everyRefusal() {
    QinState start = new Scene(2).strip(1).give("RR").state;
    QinState drawing = new Scene(2).play("Rh7Rh8").state;
    QinState empty = drawing.copy();
    empty.bag(12L);
    QinState over = new Scene(2).leave(1, 1).play("Rc7Rd7").state;
    QinState forgotten = start.copy();
    forgotten.forget(1);
    Scene majors = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    majors.lay(2, "Rh8Rh9").lay(2, "Rh10Rh11").lay(2, "Rh12Rh13");
    return List.of(
        why(over, 1, "Rh7Rh8"),
        why(start, 7, "pass"),
        why(start, 1, "Rh7\u0000Rh8 and so on, for a long while"),
        why(start, 1, "Rh8Rh7"),
        why(start, 1, "draw RR"),
        why(start, 0, "pass"),
        why(start, 0, "draw RR"),
        why(empty, 0, "draw YY"),
        why(start, 2, "Rh7Rh8"),
        why(drawing, 1, "Rh9Rh10"),
        why(start, 1, "Yf7Yf8"),
        why(start, 1, "Rm5Rn5"),
        why(start, 1, "Rf7Rf9"),
        why(start, 1, "Rf7Rg7"),
        why(start, 1, "Rd3Re3"),
        new Scene(2, "lion").refusal("Rf3Yf4"),
        why(start, 1, "Rb2Rc2"),
        why(start, 1, "pass"),
        majors.refusal("Rh6Rh7"),
        new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rh12Rh13").refusal("Rh11Bi11"),
        ((Preview.Refused) GAME.preview(forgotten, 1, List.of("Rh7Rh8", "Rh9Rh10"))).refusal());
  }

  private static Refusal why(QinState state, int actor, String text) {
    return GAME.why(state, actor, text).orElseThrow();
  }
}
