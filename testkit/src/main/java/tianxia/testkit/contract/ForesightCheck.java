package tianxia.testkit.contract;

import java.util.List;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.State;
import tianxia.testkit.Expect;

/// Whether an action shows its seat just what it could foresee is the same by its view and by the
/// forgotten states, which a table compares because that is cheaper; from whom something is hidden
/// is what forgetting tells; the bound of a position holds there.
final class ForesightCheck<S extends State<S>> implements Check<S> {
  @Override
  public void at(Playthrough<S> play) {
    S state = play.state();
    Game<S> game = play.game();
    int hiding = 0;
    for (int seat = 1; seat <= play.seats(); seat++) {
      S forgotten = state.copy();
      forgotten.forget(seat);
      hiding |= game.hides() == Hidden.NOTHING || forgotten.equals(state) ? 0 : 1 << seat;
    }
    Expect.equal(game.hiding(state, play.seats()), hiding, () -> "from whom something is hidden");
    if (!play.expensive()) {
      return;
    }
    for (int actor : Actors.list(state.actors())) {
      int[] legal = new int[state.maxLegalNow()];
      Expect.equal(
          game.notations(state.copy(), actor, legal, state.copy().legalActions(actor, legal)),
          sorted(game, state, actor),
          () -> "the notations");
      if (actor != Actors.CHANCE) {
        foresee(game, state, actor, state.copy().sample(actor, play.random()));
      }
    }
  }

  private static <S extends State<S>> List<String> sorted(Game<S> game, S state, int actor) {
    int[] legal = new int[state.maxLegal()];
    int count = state.copy().legalActions(actor, legal);
    return IntStream.range(0, count)
        .mapToObj(i -> game.write(state, actor, legal[i]))
        .sorted()
        .toList();
  }

  private static <S extends State<S>> void foresee(Game<S> game, S state, int seat, int action) {
    S foreseen = state.copy();
    foreseen.forget(seat);
    game.foresee(foreseen, seat, action);
    S after = state.copy();
    after.apply(seat, action);
    String seen = Playthrough.view(game, after, seat);
    int actors = after.actors();
    after.forget(seat);
    Expect.equal(
        foreseen.actors() == actors && foreseen.equals(after),
        Playthrough.view(game, foreseen, seat).equals(seen),
        () -> "whether " + game.write(state, seat, action) + " shows what was foreseen");
  }
}
