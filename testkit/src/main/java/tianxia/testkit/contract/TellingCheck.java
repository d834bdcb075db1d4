package tianxia.testkit.contract;

import java.util.List;
import java.util.Set;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Stage;
import tianxia.kernel.State;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.words.Words;
import tianxia.testkit.Expect;

/// Every legal action is narrated to every viewer, in sentences of every language, and narrating
/// changes nothing. A seat sees its own actions in full; in what a viewer may not see, `?` replaces
/// the rest.
final class TellingCheck<S extends State<S>> implements Check<S> {
  private static final int TOLD = 6;

  private final Sentences sentences;

  TellingCheck(List<Words> words) {
    sentences = new Sentences(words);
  }

  @Override
  public void at(Playthrough<S> play) {
    if (!play.expensive()) {
      return;
    }
    S twin = play.state().copy();
    for (int actor : Actors.list(play.state().actors())) {
      for (int i = 0; i < TOLD; i++) {
        int action = play.state().sample(actor, play.random());
        for (int viewer = 0; viewer <= play.seats(); viewer++) {
          tell(play, viewer, actor, action);
        }
      }
    }
    Expect.that(twin.equals(play.state()), () -> "telling changed the state");
  }

  private void tell(Playthrough<S> play, int viewer, int actor, int action) {
    Game<S> game = play.game();
    String written = game.write(play.state(), actor, action);
    String seen = game.seen(play.state(), viewer, actor, action);
    Expect.that(
        seen.equals(written) || seen.contains("?"),
        () -> viewer + " sees " + seen + " for " + written);
    Expect.that(
        viewer != actor || actor == Actors.CHANCE || seen.equals(written),
        () -> actor + " sees its own " + written + " as " + seen);
    List<Happening> told = game.narrate(play.state(), viewer, actor, action);
    Expect.that(
        !game.isPublic(play.state(), actor, action)
            || seen.equals(game.seen(play.state(), 0, actor, action))
                && told.equals(game.narrate(play.state(), 0, actor, action)),
        () -> "viewer " + viewer + " is told something else of the public " + written);
    for (Happening happening : told) {
      sentences.happening(happening, written);
    }
    if (play.random().nextInt(TOLD) == 0) {
      stages(play, game.stages(play.state(), viewer, actor, action), viewer, told.size());
    }
  }

  /// Stages are in order of their happenings, and have the members that any view has.
  private void stages(Playthrough<S> play, List<Stage> stages, int viewer, int told) {
    if (stages.isEmpty()) {
      return;
    }
    Set<String> members = members(Playthrough.view(play.game(), play.state(), viewer));
    int before = 0;
    for (Stage stage : stages) {
      int from = before;
      Expect.that(
          stage.told() >= from && stage.told() <= told,
          () -> "a stage at " + stage.told() + " of " + told + ", after " + from);
      Expect.equal(members(stage.view()), members, () -> "the members of a stage");
      before = stage.told();
    }
  }

  private static Set<String> members(String view) {
    return ((JsonValue.Members) JsonValue.parse(view)).values().keySet();
  }
}
