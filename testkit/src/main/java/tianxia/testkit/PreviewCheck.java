package tianxia.testkit;

import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.JsonValue;
import tianxia.kernel.Legal;
import tianxia.kernel.Preview;
import tianxia.kernel.State;
import tianxia.kernel.Words;

/// A preview of nothing shows the seat's view and legal actions; one of a legal action shows what
/// it does; one of an illegal action refuses it and says which; the forgotten state stays as it
/// was.
final class PreviewCheck<S extends State<S>> implements Check<S> {
  private static final int SHOWN = 4;

  private final List<Words> words;

  PreviewCheck(List<Words> words) {
    this.words = words;
  }

  @Override
  public void at(Playthrough<S> play) {
    if (!play.dear()) {
      return;
    }
    for (int seat : Actors.list(play.state().actors() & ~1)) {
      S forgotten = play.state().copy();
      forgotten.forget(seat);
      S twin = forgotten.copy();
      nothing(play, seat, forgotten);
      for (int i = 0; i < SHOWN; i++) {
        legal(play, seat, forgotten);
      }
      Expect.that(twin.equals(forgotten), () -> "a preview changed the forgotten state");
    }
  }

  private void nothing(Playthrough<S> play, int seat, S forgotten) {
    Game<S> game = play.game();
    Expect.equal(
        game.preview(forgotten, seat, List.of()),
        new Preview.Shown(
            List.of(),
            Playthrough.view(game, play.state(), seat),
            Legal.notations(game, play.state(), seat)),
        () -> "a preview of nothing");
  }

  private void legal(Playthrough<S> play, int seat, S forgotten) {
    Game<S> game = play.game();
    String text = game.write(forgotten, seat, forgotten.sample(seat, play.random()));
    if (!(game.preview(forgotten, seat, List.of(text)) instanceof Preview.Shown shown)) {
      throw new AssertionError("the preview refuses " + text);
    }
    Expect.that(
        JsonValue.parse(shown.view()) instanceof JsonValue.Members, () -> "view " + shown.view());
    shown
        .happenings()
        .forEach(h -> words.forEach(language -> Sentences.happening(language, h, text)));
    String wrong = text + "?";
    Expect.that(
        game.preview(forgotten, seat, List.of(wrong)) instanceof Preview.Refused no
            && no.index() == 0
            && game.why(play.state(), seat, wrong).filter(no.refusal()::equals).isPresent(),
        () -> "the preview of " + wrong);
  }
}
