package tianxia.testkit.contract;

import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.testkit.Expect;

/// A copy is equal and independent; copying into another state makes it equal; the position
/// replayed from the start equals the one reached by play.
final class CopyCheck<S extends State<S>> implements Check<S> {
  /// Runs at one expensive position in this many: it plays two games to the end.
  private static final int RARELY = 4;

  @Override
  public void at(Playthrough<S> play) {
    if (!play.expensive() || play.random().nextInt(RARELY) > 0) {
      return;
    }
    S state = play.state();
    String before = Playthrough.json(play.game(), state);
    S copy = state.copy();
    same(play, copy, before, "a copy");
    S other = play.game().start(play.options());
    new Playout<>(other, play.random()).byLists(other);
    other.copyFrom(state);
    same(play, other, before, "copyFrom");
    S anew = play.replay(play.ply());
    same(play, anew, before, "the position played anew");
    if (!play.over()) {
      int actor = Integer.numberOfTrailingZeros(state.actors());
      copy.apply(actor, copy.sample(actor, play.random()));
      Expect.that(!copy.equals(state), () -> "a played copy still equals its source");
      new Playout<>(copy, play.random()).bySamples(copy);
      same(play, other, before, "another copy");
      same(play, state, before, "the source of a played copy");
    }
  }

  private void same(Playthrough<S> play, S copy, String before, String what) {
    Expect.equal(Playthrough.json(play.game(), copy), before, () -> what + " differs");
    Expect.that(
        copy.equals(play.state()) && play.state().equals(copy),
        () -> what + " is not equal, though its JSON is");
    Expect.that(copy.hashCode() == play.state().hashCode(), () -> what + " hashes differently");
  }
}
