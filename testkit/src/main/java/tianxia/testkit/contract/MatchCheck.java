package tianxia.testkit.contract;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Event;
import tianxia.kernel.Match;
import tianxia.kernel.State;
import tianxia.testkit.Expect;

/// A whole game goes the same through a [Match], and refused actions change neither position nor
/// events. One playout in sixteen.
final class MatchCheck<S extends State<S>> implements Check<S> {

  @Override
  public void at(Playthrough<S> play) {
    if (!play.over() || (play.seed() & 15) != 0) {
      return;
    }
    Match<S> match = new Match<>(play.game(), play.options());
    List<Event> events = play.events();
    for (Event event : events) {
      refuse(play, match, event);
      Expect.equal(
          match.play(event.actor(), event.action()),
          new Match.Result.Played(event),
          () -> "the match refuses " + event);
    }
    Expect.equal(match.events(), events, () -> "the match's events");
    Expect.that(match.position().equals(play.state()), () -> "the match ends elsewhere");
    Expect.equal(match.winners(), play.state().winners(), () -> "the match's winners");
    refuse(play, match, events.getLast());
  }

  private void refuse(Playthrough<S> play, Match<S> match, Event event) {
    S before = match.position();
    int ply = match.ply();
    for (int actor = 0; actor <= play.seats(); actor++) {
      List<String> legal = match.legal(actor);
      for (String text : List.of(event.action(), event.action() + "x", "", "?")) {
        Optional<String> bad = legal.contains(text) ? Optional.empty() : Optional.of(text);
        int who = actor;
        bad.ifPresent(wrong ->
            Expect.that(
                match.play(who, wrong) instanceof Match.Result.Refused,
                () -> "the match takes " + who + " " + wrong));
      }
    }
    Expect.that(
        match.ply() == ply && match.position().equals(before),
        () -> "a refused action changed the match");
  }
}
