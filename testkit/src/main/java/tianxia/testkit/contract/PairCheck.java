package tianxia.testkit.contract;

import java.util.Arrays;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.testkit.Expect;
import tianxia.testkit.Extent;

/// The leak test: two games that differ in one event near their end (a draw or a choice replaced,
/// or swapped with a later one), replayed side by side for as long as both stay legal. While a
/// viewer's views of both are equal, it has seen and been told the same in both, and the forgotten
/// positions are equal. Conversely, while it has seen and been told the same, its views are equal,
/// and so were its stages. (The first of these only if [GameContract#viewsRemember].)
final class PairCheck<S extends State<S>> implements Check<S> {
  private static final int BACK = 12;

  private final Game<S> game;
  private final boolean remember;
  private final long[] found;

  PairCheck(GameContract<S> contract, Options options) {
    this.game = contract.game();
    this.remember = contract.viewsRemember();
    this.found = new long[game.seats(options) + 1];
    contract.pairs(options).forEach(pair -> alike(pair.viewer(), pair.left(), pair.right()));
  }

  @Override
  public void at(Playthrough<S> play) {
    if (!play.expensive() || play.ply() == 0) {
      return;
    }
    vary(play, play.viewer());
  }

  @Override
  public void end() {
    boolean hides = game.hides() != Hidden.NOTHING;
    for (int viewer = 0; viewer < found.length; viewer++) {
      int who = viewer;
      Expect.that(
          hides ? found[viewer] > 0 || Extent.brief() : found[viewer] == 0,
          () -> found[who] + " pairs of positions that " + who + " cannot tell apart");
    }
  }

  private void vary(Playthrough<S> play, int viewer) {
    int from = play.ply() - 1 - play.random().nextInt(Math.min(BACK, play.ply()));
    int actor = play.actor(from);
    S left = play.replay(from);
    int[] legal = ForgetCheck.legal(left, actor);
    int[] varied = IntStream.range(from, play.ply()).map(play::action).toArray();
    int other = legal[play.random().nextInt(legal.length)];
    if (play.random().nextBoolean()) {
      for (int i = 1; i < varied.length; i++) {
        if (play.actor(from + i) == actor && varied[i] == other) {
          varied[i] = varied[0];
          break;
        }
      }
    }
    varied[0] = other;
    sideBySide(play, viewer, from, left, varied);
  }

  private void sideBySide(Playthrough<S> play, int viewer, int from, S left, int[] varied) {
    S right = left.copy();
    for (int i = 0; i < varied.length; i++) {
      int actor = play.actor(from + i);
      int one = play.action(from + i);
      int two = varied[i];
      if (Arrays.binarySearch(ForgetCheck.legal(right, actor), two) < 0) {
        return;
      }
      boolean sameTold =
          game.seen(left, viewer, actor, one).equals(game.seen(right, viewer, actor, two))
              && game.narrate(left, viewer, actor, one)
                  .equals(game.narrate(right, viewer, actor, two));
      boolean sameStages =
          game.stages(left, viewer, actor, one).equals(game.stages(right, viewer, actor, two));
      String what = "event " + (from + i) + " varied as " + game.write(right, actor, two);
      left.apply(actor, one);
      right.apply(actor, two);
      sameTold &= left.actors() == right.actors() && left.winners() == right.winners();
      boolean sameView =
          Playthrough.view(game, left, viewer).equals(Playthrough.view(game, right, viewer));
      boolean told = sameTold;
      Expect.that(
          sameStages || !told,
          () -> what + ": viewer " + viewer + " is told the same, but shown other stages");
      // Two notations may have the same effect: then only what is told of them differs.
      Expect.that(
          sameView == told || left.equals(right) || sameView && !remember,
          () ->
              what
                  + ": viewer "
                  + viewer
                  + " is "
                  + (told
                      ? "told the same, but its views differ"
                      : "told different things, but its views are the same"));
      if (!sameView) {
        return;
      }
      if (!left.equals(right)) {
        alike(viewer, left, right);
      }
    }
  }

  private void alike(int viewer, S left, S right) {
    found[viewer]++;
    Expect.equal(
        Playthrough.view(game, right, viewer),
        Playthrough.view(game, left, viewer),
        () -> "the views of " + viewer + " tell a pair apart");
    if (viewer != Actors.CHANCE) {
      Expect.that(
          Arrays.equals(ForgetCheck.legal(left, viewer), ForgetCheck.legal(right, viewer)),
          () -> "the legal actions of " + viewer + " tell a pair apart");
    }
    S one = left.copy();
    one.forget(viewer);
    S two = right.copy();
    two.forget(viewer);
    Expect.that(one.equals(two), () -> viewer + " does not forget what tells a pair apart");
  }
}
