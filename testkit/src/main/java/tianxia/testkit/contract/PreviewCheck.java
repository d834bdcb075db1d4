package tianxia.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Hidden;
import tianxia.kernel.Legal;
import tianxia.kernel.Preview;
import tianxia.kernel.State;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.words.Words;
import tianxia.testkit.Expect;

/// A preview of no actions shows the seat's view and legal actions; one of legal actions shows what
/// they do, unless something unknown decides; one with an illegal action is refused and names that
/// action; the forgotten state is not modified.
final class PreviewCheck<S extends State<S>> implements Check<S> {
  private static final int SHOWN = 2;

  /// One series in this many continues after an action, if it can.
  private static final int LONGER = 3;

  private final Sentences sentences;

  PreviewCheck(List<Words> words) {
    sentences = new Sentences(words);
  }

  @Override
  public void at(Playthrough<S> play) {
    if (!play.expensive()) {
      return;
    }
    for (int seat : Actors.list(play.state().actors() & ~1)) {
      S forgotten = play.state().copy();
      forgotten.forget(seat);
      S twin = forgotten.copy();
      Expect.equal(
          play.game().preview(forgotten, seat, List.of()),
          truth(play.game(), play.state(), seat, List.of()),
          () -> "a preview of nothing");
      for (int i = 0; i < SHOWN; i++) {
        series(play, seat, forgotten);
      }
      Expect.that(twin.equals(forgotten), () -> "a preview changed the forgotten state");
    }
  }

  /// Plays a series of actions of a seat and compares the preview after each.
  private void series(Playthrough<S> play, int seat, S forgotten) {
    Game<S> game = play.game();
    S state = play.state().copy();
    S known = forgotten.copy();
    List<String> actions = new ArrayList<>();
    List<Happening> happenings = new ArrayList<>();
    do {
      int others = state.actors() & ~(1 << seat);
      int action = state.sample(seat, play.random());
      String text = game.write(state, seat, action);
      refused(play, seat, forgotten, actions, text + "?");
      actions.add(text);
      happenings.addAll(game.narrate(state, seat, seat, action));
      Preview.Shown shown = shown(game, seat, forgotten, actions);
      if (actions.size() == 1) {
        S foreseen = forgotten.copy();
        game.foresee(foreseen, seat, action);
        Expect.equal(
            Playthrough.view(game, foreseen, seat),
            shown.view(),
            () -> "the view foreseen after " + text);
      }
      state.apply(seat, action);
      Stop stop = stop(game.hides(), state, known, seat, action, others);
      if (stop == Stop.UNKNOWN) {
        return;
      }
      Preview.Shown truth = truth(game, state, seat, happenings);
      Expect.equal(
          stop == Stop.CHANCE ? beforeChance(shown) : shown,
          stop == Stop.CHANCE ? beforeChance(truth) : truth,
          () -> "the preview of " + actions);
    } while (Actors.contains(state.actors(), seat) && play.random().nextInt(LONGER) == 0);
  }

  /// What follows an action, as far as a preview has to know it.
  private enum Stop {
    NOTHING_UNKNOWN,
    CHANCE,
    UNKNOWN
  }

  /// Nothing unknown decides if the game hides nothing, if others still decide at the same time, or
  /// if the same seat continues both on what it knows and in the true state.
  private Stop stop(Hidden hides, S state, S known, int seat, int action, int others) {
    int actors = state.actors();
    if (actors == 1 << Actors.CHANCE) {
      return hides == Hidden.ORDERS ? Stop.UNKNOWN : Stop.CHANCE;
    }
    if (hides == Hidden.NOTHING || others != 0 && actors == others) {
      return Stop.NOTHING_UNKNOWN;
    }
    if (actors != 1 << seat) {
      return Stop.UNKNOWN;
    }
    known.apply(seat, action);
    return known.actors() == actors ? Stop.NOTHING_UNKNOWN : Stop.UNKNOWN;
  }

  private Preview.Shown shown(Game<S> game, int seat, S forgotten, List<String> actions) {
    if (!(game.preview(forgotten, seat, actions) instanceof Preview.Shown shown)) {
      throw new AssertionError("the preview refuses " + actions);
    }
    Expect.that(
        JsonValue.parse(shown.view()) instanceof JsonValue.Members, () -> "view " + shown.view());
    shown.happenings().forEach(happening -> sentences.happening(happening, actions));
    return shown;
  }

  private static <S extends State<S>> Preview.Shown truth(
      Game<S> game, S state, int seat, List<Happening> happenings) {
    return new Preview.Shown(
        happenings, Playthrough.view(game, state, seat), Legal.notations(game, state, seat));
  }

  /// Ignores the parts of a view before a draw that need not yet name chance as the actor, or the
  /// seat that draws.
  private static Preview.Shown beforeChance(Preview.Shown shown) {
    TreeMap<String, JsonValue> members =
        new TreeMap<>(((JsonValue.Members) JsonValue.parse(shown.view())).values());
    members.remove("phase");
    members.remove("turn");
    return new Preview.Shown(
        shown.happenings(), new JsonValue.Members(members).canonical(), shown.legal());
  }

  private void refused(
      Playthrough<S> play, int seat, S forgotten, List<String> before, String wrong) {
    List<String> actions = new ArrayList<>(before);
    actions.add(wrong);
    Expect.that(
        play.game().preview(forgotten, seat, actions) instanceof Preview.Refused no
            && no.index() == before.size()
            && (no.index() > 0
                || play.game()
                    .why(play.state(), seat, wrong)
                    .filter(no.refusal()::equals)
                    .isPresent()),
        () -> "the preview of " + actions);
  }
}
