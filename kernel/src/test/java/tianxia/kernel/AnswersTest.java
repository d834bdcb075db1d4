package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The words in which a game answers: events, refusals, questions, and what it hides.
class AnswersTest {
  @Test
  void anEventIsReadAsItIsWritten() {
    for (Event event : new Event[] {new Event(0, "draw a b"), new Event(2, "go 1")}) {
      assertThat(Event.parse(event.toString())).isEqualTo(event);
    }
    assertThat(new Event(0, "draw a")).hasToString("* draw a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "go", " go 1"})
  void aTextWithoutAnActorIsNoEvent(String text) {
    assertThatThrownBy(() -> Event.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no event: «" + text + "»");
  }

  @Test
  void refusalsNameTheirClauseAndReason() {
    Happening reason = Happening.of("occupied").with("at", "e7");
    assertThat(Refusal.because("QIN-5", reason)).contains(new Refusal("QIN-5", reason));
    assertThat(Refusal.because("QIN-5", "far"))
        .contains(new Refusal("QIN-5", Happening.of("far")))
        .contains(Refusal.of("QIN-5", "far"));
    assertThat(Refusal.none()).isEmpty();
    assertThat(Refusal.gameOver()).isEqualTo(Refusal.of("GEN-6", "game-over"));
    assertThat(Refusal.notYourTurn(2))
        .isEqualTo(new Refusal("GEN-6", Happening.of("not-your-turn").with("turn", 2)));
    assertThat(Refusal.noNotation("x".repeat(41)))
        .isEqualTo(
            new Refusal("GEN-6", Happening.of("no-notation").with("text", "x".repeat(40) + "…")));
  }

  @Test
  void aQuestionIsPutOffUntilAMomentAfterIt() {
    Question question = new Question("keep", 5, false);
    assertThat(question.isPutOff(0)).isFalse();
    assertThat(question.isPutOff(5)).isFalse();
    assertThat(question.isPutOff(6)).isTrue();
    assertThat(question.isPutOff(Moment.END)).isTrue();
    assertThat(question.isPutOff(Moment.ROUTINE)).isFalse();
    assertThat(new Question("keep", 5, true).isPutOff(Moment.ROUTINE)).isTrue();
    assertThat(new Question("keep", 5, true).isPutOff(5)).isFalse();
  }

  @Test
  void whatIsHiddenHasAnId() {
    assertThat(Hidden.values()).extracting(Hidden::id).doesNotHaveDuplicates();
    assertThat(Hidden.NOTHING.id()).isEqualTo("nothing");
  }
}
