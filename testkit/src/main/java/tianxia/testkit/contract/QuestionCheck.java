package tianxia.testkit.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Moment;
import tianxia.kernel.Question;
import tianxia.kernel.State;
import tianxia.kernel.words.Words;
import tianxia.testkit.Expect;

/// A question that may be declined in advance is one that is open and can be declined. Questions
/// and the moments until which they may be put off are public: whatever anybody forgets, they are
/// the same. They go on with the game: a moment ahead stays ahead until it is there, and then no
/// question is from before it; where none is ahead any more, no question comes.
final class QuestionCheck<S extends State<S>> implements Check<S> {
  private final Sentences sentences;

  /// By seat: how far it has come, and what was ahead of it in the position before.
  private int[] reached = {};

  private final List<List<Integer>> before = new ArrayList<>();

  QuestionCheck(List<Words> words) {
    sentences = new Sentences(words);
  }

  @Override
  public void at(Playthrough<S> play) {
    if (play.ply() == 0) {
      reached = new int[play.seats()];
      Arrays.fill(reached, Integer.MIN_VALUE);
      before.clear();
      before.addAll(Collections.nCopies(play.seats(), List.of()));
    }
    for (int seat = 1; seat <= play.seats(); seat++) {
      Optional<Question> question = play.game().question(play.state(), seat);
      List<Moment> ahead = play.game().moments(play.state(), seat);
      isOpen(play, seat, question);
      goesOn(seat, question, ahead);
      if (play.dear()) {
        isPublic(play, seat, question, ahead);
      }
    }
  }

  private void isOpen(Playthrough<S> play, int seat, Optional<Question> question) {
    if (question.isEmpty()) {
      return;
    }
    String decline = question.get().decline();
    Expect.that(
        Actors.contains(play.state().actors(), seat), () -> seat + " is asked, but not to act");
    Expect.that(
        play.game().why(play.state(), seat, decline).isEmpty(),
        () -> decline + " is no answer to what " + seat + " is asked");
  }

  private void goesOn(int seat, Optional<Question> question, List<Moment> ahead) {
    int at = seat - 1;
    List<Integer> now = ahead.stream().map(Moment::at).toList();
    for (int moment : before.get(at)) {
      if (!now.contains(moment)) {
        reached[at] = Math.max(reached[at], moment);
      }
    }
    question.ifPresent(open -> {
      Expect.that(
          open.moment() >= reached[at] && !now.isEmpty(),
          () -> seat + " is asked at " + open.moment() + " after " + reached[at]);
      reached[at] = open.moment();
    });
    int last = reached[at];
    for (int moment : now) {
      Expect.that(
          moment > last, () -> now + " is ahead of " + seat + ", which has come to " + last);
    }
    Expect.equal(now, now.stream().sorted().distinct().toList(), () -> "moments in their order");
    before.set(at, now);
  }

  private void isPublic(
      Playthrough<S> play, int seat, Optional<Question> question, List<Moment> ahead) {
    Game<S> game = play.game();
    int viewer = play.viewer();
    S forgotten = play.state().copy();
    forgotten.forget(viewer);
    Expect.equal(
        game.question(forgotten, seat), question, () -> "what " + seat + " is asked, to " + viewer);
    Expect.equal(
        game.moments(forgotten, seat), ahead, () -> "what is ahead of " + seat + ", to " + viewer);
    for (Moment moment : ahead) {
      sentences.happening(moment.name(), "a moment");
    }
  }
}
