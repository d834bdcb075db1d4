package tianxia.testkit.contract;

import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Hidden;
import tianxia.kernel.State;
import tianxia.kernel.json.JsonValue;
import tianxia.testkit.Expect;

/// States and views are canonical JSON objects with the game, the phase and the winners (GEN-5); a
/// finished game has at least one winner, and winners are seats (GEN-1). In a game without chance,
/// chance never acts. In one that hides nothing all viewers have the same view.
final class ShapeCheck<S extends State<S>> implements Check<S> {

  @Override
  public void at(Playthrough<S> play) {
    int actors = play.state().actors();
    Expect.that(
        play.game().chance() || !Actors.contains(actors, Actors.CHANCE),
        () -> "chance acts in a game that is said to have none");
    int winners = play.state().winners();
    if (play.over()) {
      Expect.that(
          winners != 0 && (winners & 1) == 0 && winners >> (play.seats() + 1) == 0,
          () -> "winners " + Integer.toBinaryString(winners));
    }
    if (play.expensive()) {
      shape(play, Playthrough.json(play.game(), play.state()), "the state");
      int viewer = play.viewer();
      String view = Playthrough.view(play.game(), play.state(), viewer);
      shape(play, view, "the view of " + viewer);
      Expect.that(
          play.game().hides() != Hidden.NOTHING
              || view.equals(Playthrough.view(play.game(), play.state(), 0)),
          () -> "the view of " + viewer + " is not that of all, though nothing is hidden");
    }
  }

  private void shape(Playthrough<S> play, String text, String what) {
    if (!(JsonValue.parse(text) instanceof JsonValue.Members object)) {
      throw new AssertionError(what + " is no object: " + text);
    }
    Expect.equal(object.canonical(), text, () -> what + " is not canonical");
    Expect.equal(object.get("game"), new JsonValue.Text(play.game().id()), () -> "game in " + what);
    Expect.that(
        object.get("phase") instanceof JsonValue.Text(String phase) && !phase.isEmpty(),
        () -> "phase in " + what + ": " + text);
    List<JsonValue> winners =
        Actors.list(play.state().winners()).stream()
            .<JsonValue>map(seat -> new JsonValue.Whole(seat))
            .toList();
    Expect.equal(
        object.get("winners"), new JsonValue.Elements(winners), () -> "winners in " + what);
  }
}
