package tianxia.testkit.contract;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import tianxia.kernel.Hidden;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.Expect;

/// Forgetting removes only what is not in the viewer's view: view and legal actions stay the same,
/// there and in every imagined world. Forgetting is idempotent; an imagined world is valid and can
/// be played to its end, and forgetting it gives the state that it was imagined from.
final class ForgetCheck<S extends State<S>> implements Check<S> {
  private final Function<S, Optional<String>> imbalance;

  ForgetCheck(Function<S, Optional<String>> imbalance) {
    this.imbalance = imbalance;
  }

  @Override
  public void at(Playthrough<S> play) {
    if (!play.expensive()) {
      return;
    }
    int viewer = play.viewer();
    imagine(play, viewer, forget(play, viewer));
  }

  private S forget(Playthrough<S> play, int viewer) {
    S forgotten = play.state().copy();
    forgotten.forget(viewer);
    kept(play, viewer, forgotten, "forgotten");
    S twice = forgotten.copy();
    twice.forget(viewer);
    Expect.that(twice.equals(forgotten), () -> viewer + " forgets more the second time");
    S anew = play.state().copy();
    anew.forget(viewer);
    Expect.that(anew.equals(forgotten), () -> viewer + " forgets differently the second time");
    Expect.that(
        play.game().hides() != Hidden.NOTHING || forgotten.equals(play.state()),
        () -> viewer + " forgets something, though nothing is hidden");
    return forgotten;
  }

  private void imagine(Playthrough<S> play, int viewer, S forgotten) {
    long seed = play.random().nextLong();
    S world = forgotten.copy();
    world.imagine(new Xoroshiro(seed));
    kept(play, viewer, world, "imagined");
    S same = forgotten.copy();
    same.imagine(new Xoroshiro(seed));
    Expect.that(same.equals(world), () -> "one seed, two imagined worlds");
    imbalance
        .apply(world)
        .ifPresent(wrong -> {
          throw new AssertionError("imagined by " + viewer + ": " + wrong);
        });
    S again = world.copy();
    again.forget(viewer);
    Expect.that(again.equals(forgotten), () -> viewer + " forgets more than it had imagined");
    int events = new Playout<>(world, play.random()).byLists(world);
    Expect.that(
        events <= play.left() && world.winners() != 0,
        () -> "a world imagined by " + viewer + " went on for " + events + " events");
  }

  private void kept(Playthrough<S> play, int viewer, S state, String what) {
    Expect.equal(
        Playthrough.view(play.game(), state, viewer),
        Playthrough.view(play.game(), play.state(), viewer),
        () -> what + ", the view of " + viewer + " is another");
    Expect.equal(state.actors(), play.state().actors(), () -> what + " by " + viewer + ": actors");
    Expect.equal(
        state.winners(), play.state().winners(), () -> what + " by " + viewer + ": winners");
    if (viewer != 0) {
      Expect.that(
          Arrays.equals(legal(state, viewer), legal(play.state(), viewer)),
          () -> what + ", the legal actions of " + viewer + " are others");
    }
  }

  static <S extends State<S>> int[] legal(S state, int actor) {
    int[] legal = new int[state.maxLegal()];
    int count = state.legalActions(actor, legal);
    return Arrays.copyOf(legal, count);
  }
}
