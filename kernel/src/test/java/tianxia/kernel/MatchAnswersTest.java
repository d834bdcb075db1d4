package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.kernel.json.CanonicalJson;

/// What a match passes on between a game and those who ask, and that it hides the rest.
class MatchAnswersTest {
  private static final Question QUESTION = new Question("go 1", 1, true);
  private static final List<Moment> MOMENTS = List.of(new Moment(2, Happening.of("next")));
  private static final List<Stage> STAGES = List.of(new Stage(1, "{}"));

  /// Answers everything, and lets previews show the state that they are given.
  private static class Talkative extends Race {
    @Override
    public boolean isPublic(Position before, int actor, int action) {
      return action == 2;
    }

    @Override
    public List<Stage> stages(Position before, int viewer, int actor, int action) {
      return STAGES;
    }

    @Override
    public Optional<Question> question(Position state, int seat) {
      return Optional.of(QUESTION);
    }

    @Override
    public List<Moment> moments(Position state, int seat) {
      return MOMENTS;
    }

    @Override
    public boolean suppose(Position forgotten, int viewer, int seat) {
      return Actors.contains(forgotten.actors(), seat);
    }

    @Override
    public Preview preview(Position forgotten, int seat, List<String> actions) {
      return shown(this, forgotten);
    }
  }

  private final Match<Race.Position> match = new Match<>(new Talkative(), Race.options("1"));

  @Test
  void whatTheGameAnswersIsPassedOn() {
    assertThat(match.isPublic(legal(match, 1, "go 1"))).isFalse();
    assertThat(match.isPublic(legal(match, 1, "go 2"))).isTrue();
    assertThat(match.stages(1, legal(match, 1, "go 1"))).isEqualTo(STAGES);
    assertThat(match.question(1)).contains(QUESTION);
    assertThat(match.moments(1)).isEqualTo(MOMENTS);
    assertThat(match.seats()).isEqualTo(2);
    assertThat(match.ply()).isZero();
  }

  @Test
  void afterAResignationNothingIsAskedAndNothingDrawn() {
    play("1 go 1", "2 go 1");
    assertThat(match.ply()).isEqualTo(2);
    assertThat(match.outcomes()).hasSize(2);
    assertThat(match.resign(1)).isTrue();
    assertThat(match.outcomes()).isEmpty();
    assertThat(match.question(1)).isEmpty();
    assertThat(match.moments(1)).isEmpty();
    assertThat(match.legal(0)).isEmpty();
    assertThat(match.preview(2, List.of()))
        .isEqualTo(new Preview.Shown(List.of(), "{\"viewer\":2}", List.of()));
    assertThat(match.supposed(1, List.of(), 1, List.of())).isEmpty();
    assertThat(match.check(0, "slip 1")).isEqualTo(new Match.Checked.Refused(Refusal.gameOver()));
  }

  @Test
  void aPreviewIsAskedOfWhatTheSeatMayKnow() {
    play("2 go 2", "2 land");
    assertThat(match.preview(1, List.of("go 1"))).isEqualTo(at(0, 1));
    assertThat(match.preview(2, List.of("go 1"))).isEqualTo(at(0, 2));
  }

  @Test
  void itIsKnownFromWhomSomethingIsHidden() {
    assertThat(match.hiding()).isZero();
    play("2 go 2", "2 land");
    assertThat(match.hiding()).isEqualTo(1 << 1);
    play("1 go 2", "1 land");
    assertThat(match.hiding()).isEqualTo(1 << 1 | 1 << 2);
    Options three = Options.of(new Race().options(), Map.of("seats", "3"));
    Match<Race.Position> wide = new Match<>(new Race(), three);
    wide.play(2, "go 2");
    wide.play(2, "land");
    assertThat(wide.hiding()).isEqualTo(1 << 1 | 1 << 3);
  }

  @Test
  void anActionIsForeseenWhereItUncoversNothing() {
    play("2 go 2", "2 land");
    assertThat(match.playForeseen(legal(match, 1, "go 2"))).isTrue();
    assertThat(match.events()).hasSize(3);
    assertThat(match.playForeseen(legal(match, 1, "land"))).isTrue();
    assertThat(match.actors()).isEqualTo(1 << Actors.CHANCE);
  }

  @Test
  void anActionIsNotForeseenWhereSomethingElseComesOfIt() {
    Race blind =
        new Race() {
          @Override
          public void foresee(Position forgotten, int seat, int action) {}
        };
    Match<Race.Position> unseen = new Match<>(blind, Race.options("1"));
    assertThat(unseen.playForeseen(legal(unseen, 1, "go 1"))).isFalse();
    assertThat(unseen.events()).containsExactly(new Event(1, "go 1"));
    Race wrong =
        new Race() {
          @Override
          public void foresee(Position forgotten, int seat, int action) {
            forgotten.apply(seat, LAND);
          }
        };
    Match<Race.Position> mistaken = new Match<>(wrong, Race.options("1"));
    assertThat(mistaken.playForeseen(legal(mistaken, 1, "go 1"))).isFalse();
  }

  @Test
  void whatOthersMayDoIsSupposedFromWhatTheViewerMayKnow() {
    assertThat(match.supposed(1, List.of(new Event(2, "go 1")), 1, List.of("go 2")))
        .contains(at(0, 1));
    assertThat(match.supposed(1, List.of(), 2, List.of())).contains(at(0, 0));
    assertThat(match.supposed(1, List.of(new Event(2, "go 9")), 1, List.of())).isEmpty();
    assertThat(match.supposed(1, List.of(new Event(3, "go 1")), 1, List.of())).isEmpty();
    assertThat(match.supposed(1, List.of(new Event(2, "go 1")), 2, List.of())).isEmpty();
    assertThat(match.ply()).isZero();
    play("2 go 2", "2 land");
    assertThat(match.supposed(1, List.of(), 1, List.of())).contains(at(0, 1));
    assertThat(match.supposed(2, List.of(new Event(1, "go 1")), 2, List.of())).isEmpty();
  }

  @Test
  void aGameThatCannotTellSupposesNothing() {
    Match<Race.Position> race = new Match<>(new Race(), Race.options("1"));
    assertThat(race.supposed(1, List.of(), 2, List.of())).isEmpty();
    assertThat(race.question(1)).isEmpty();
    assertThat(race.moments(1)).isEmpty();
    assertThat(race.stages(1, legal(race, 1, "go 1"))).isEmpty();
    assertThat(race.isPublic(legal(race, 1, "go 1"))).isFalse();
  }

  private static Preview at(int one, int two) {
    return new Preview.Shown(
        List.of(), "{\"at\":[" + one + "," + two + "],\"round\":0}", List.of());
  }

  private static Preview shown(Race race, Race.Position state) {
    CanonicalJson out = new CanonicalJson();
    race.writeState(state, out);
    return new Preview.Shown(List.of(), out.toString(), List.of());
  }

  private static Match.Checked.Legal legal(Match<?> match, int actor, String action) {
    return (Match.Checked.Legal) match.check(actor, action);
  }

  private void play(String... events) {
    for (String event : events) {
      assertThat(match.play(event.charAt(0) - '0', event.substring(2)))
          .isInstanceOf(Match.Result.Played.class);
    }
  }
}
