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

/// A question that may be declined in advance belongs to an actor, and declining it is legal.
/// Questions and the moments until which they may be put off are public: they are the same in every
/// forgotten state. They advance with the game: a moment stays ahead until it is reached, and no
/// later question is from before it; once no moment is ahead, no question follows.
final class QuestionCheck<S extends State<S>> implements Check<S> {
  private final Sentences sentences;

  /// By seat: the moment reached, and the moments ahead in the previous position.
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
      if (play.expensive()) {
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
