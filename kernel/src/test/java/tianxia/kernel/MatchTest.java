package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MatchTest {
  private final Match<Race.Position> match = new Match<>(new Race(), Race.options("1"));

  @Test
  void playsWhatIsLegalAndRefusesTheRestUnchanged() {
    assertThat(match.play(2, "go 1")).isEqualTo(new Match.Result.Played(new Event(2, "go 1")));
    Race.Position before = match.position();
    assertThat(match.play(2, "go 1")).isInstanceOf(Match.Result.Refused.class);
    assertThat(match.play(1, "go 9")).isInstanceOf(Match.Result.Refused.class);
    assertThat(match.play(0, "slip 1")).isInstanceOf(Match.Result.Refused.class);
    assertThat(match.position()).isEqualTo(before);
    assertThat(match.events()).containsExactly(new Event(2, "go 1"));
    assertThat(match.actors()).isEqualTo(1 << 1);
    assertThat(match.legal(1)).containsExactly("go 1", "go 2");
    assertThat(match.legal(2)).isEmpty();
  }

  @Test
  void positionsAreCopies() {
    match.position().apply(1, 1);
    assertThat(match.position()).isEqualTo(new Race().start(Race.options("1")));
  }

  @Test
  void asksEachTimeOnACopyForAStateMayKeepMemoryToListIn() {
    Set<Race.Position> asked = Collections.newSetFromMap(new IdentityHashMap<>());
    Race noting =
        new Race() {
          @Override
          public String write(Position state, int actor, int action) {
            asked.add(state);
            return super.write(state, actor, action);
          }
        };
    Match<Race.Position> shared = new Match<>(noting, Race.options("1"));
    shared.legal(1);
    shared.legal(1);
    shared.why(1, "go 1");
    shared.why(1, "go 1");
    assertThat(asked).hasSize(4);
  }

  @Test
  void tellsChancesOutcomesByNotationWithTheirWeights() {
    play("1 go 1", "2 go 1");
    assertThat(match.outcomes())
        .containsExactly(new Chance.Outcome(1, "slip 1", 1), new Chance.Outcome(2, "slip 2", 2));
    play("* slip 1");
    assertThat(match.over()).isTrue();
    assertThat(match.winners()).isEqualTo(1 << 2);
    assertThat(match.outcomes()).isEmpty();
    assertThat(match.legal(1)).isEmpty();
  }

  @Test
  void aSeatSeesItsOwnActionsWhole() {
    Match.Checked.Legal two = (Match.Checked.Legal) match.check(1, "go 2");
    assertThat(match.seen(1, two)).isEqualTo(new Event(1, "go 2"));
    assertThat(match.seen(2, two)).isEqualTo(new Event(1, "go ?"));
    assertThat(match.narrate(2, two)).containsExactly(Happening.of("moved").with("seat", 1));
    assertThat(match.view(2)).isEqualTo("{\"viewer\":2}");
    assertThat(match.preview(1, List.of("go 1"))).isInstanceOf(Preview.Shown.class);
  }

  @Test
  void resigningEndsAGameOfTwoOnce() {
    assertThat(match.resign(3)).isFalse();
    assertThat(match.resign(2)).isTrue();
    assertThat(match.resign(1)).isFalse();
    assertThat(match.winners()).isEqualTo(1 << 1);
    assertThat(match.over()).isTrue();
    assertThat(match.legal(1)).isEmpty();
    assertThat(match.why(1, "go 1")).map(Refusal::clause).contains("GEN-6");
    assertThat(match.preview(1, List.of("go 1"))).isInstanceOf(Preview.Refused.class);
    Options three = Options.of(new Race().options(), java.util.Map.of("seats", "3"));
    assertThat(new Match<>(new Race(), three).resign(1)).isFalse();
  }

  private void play(String... events) {
    for (String event : events) {
      int actor = event.charAt(0) == '*' ? 0 : event.charAt(0) - '0';
      assertThat(match.play(actor, event.substring(2))).isInstanceOf(Match.Result.Played.class);
    }
  }
}
