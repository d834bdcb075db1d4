package tianxia.games.pagoda;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Hidden;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;

/// Pagoda: rules in docs/rules/pagoda.md.
public final class Pagoda implements Game<PagodaState> {
  private static final List<OptionSpec> OPTIONS =
      List.of(
          new OptionSpec("length", List.of("full", "quick"), "full"),
          new OptionSpec("abilities", List.of("on", "off"), "on"));

  @Override
  public String id() {
    return "pagoda";
  }

  @Override
  public Hidden hides() {
    return Hidden.HANDS;
  }

  @Override
  public List<OptionSpec> options() {
    return OPTIONS;
  }

  @Override
  public int seats(Options options) {
    return 2;
  }

  @Override
  public PagodaState start(Options options) {
    return new PagodaState(
        options.get("length").equals("quick"), options.get("abilities").equals("on"));
  }

  @Override
  public String write(PagodaState state, int actor, int action) {
    return Notation.write(action);
  }

  @Override
  public int read(PagodaState state, int actor, String notation) {
    return Notation.read(notation);
  }

  @Override
  public Optional<Refusal> why(PagodaState state, int actor, String notation) {
    return new Refusals(state, actor).to(notation);
  }

  @Override
  public void writeState(PagodaState state, CanonicalJson out) {
    StateJson.write(state, StateJson.ALL, out);
  }

  @Override
  public void writeView(PagodaState state, int viewer, CanonicalJson out) {
    StateJson.write(state, viewer, out);
  }

  @Override
  public String seen(PagodaState before, int viewer, int actor, int action) {
    boolean hidden = actor == 0 && viewer != before.turn && Narration.covered(before);
    return hidden ? "draw ?" : write(before, actor, action);
  }

  @Override
  public boolean isPublic(PagodaState before, int actor, int action) {
    return actor != 0;
  }

  @Override
  public List<Happening> narrate(PagodaState before, int viewer, int actor, int action) {
    return Narration.of(before, viewer, action);
  }

  /// By the scores (PAG-19).
  @Override
  public long lead(PagodaState forgotten, int seat, int action) {
    PagodaState after = forgotten.copy();
    after.apply(seat, action);
    long lead = (long) after.score[seat - 1] - after.score[2 - seat];
    return after.winners() == 0 || lead == 0 ? lead : lead > 0 ? WON : -WON;
  }

  /// A forgotten state says that the other seat's cards are unknown, even where it has none.
  @Override
  public int hiding(PagodaState state, int seats) {
    return 0b110;
  }

  /// The viewer's own next turn alone: every turn ends with draws that all see, so that nobody can
  /// foresee more.
  @Override
  public boolean suppose(PagodaState forgotten, int viewer, int seat) {
    return seat == viewer && Transitions.suppose(forgotten, seat);
  }

  /// A turn's actions reveal nothing, so they can be applied to the forgotten state; the draws that
  /// follow cannot.
  @Override
  public Preview preview(PagodaState forgotten, int seat, List<String> actions) {
    return Preview.byPlaying(this, forgotten, seat, actions);
  }
}
