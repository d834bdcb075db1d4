package tianxia.games.suntzu;

import java.util.List;
import java.util.Optional;
import tianxia.games.suntzu.piece.ScoreTiles;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Hidden;
import tianxia.kernel.Moment;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Preview;
import tianxia.kernel.Question;
import tianxia.kernel.Refusal;
import tianxia.kernel.Stage;
import tianxia.kernel.json.CanonicalJson;

/// Sun Tzu: rules in docs/rules/sun-tzu.md.
public final class SunTzu implements Game<SunTzuState> {
  private static final List<OptionSpec> OPTIONS =
      List.of(
          new OptionSpec("rules", List.of("standard", "advanced"), "standard"),
          new OptionSpec("warlords", List.of("on", "off"), "off"),
          new OptionSpec("values", List.of("rising", "mixed"), "rising"),
          new OptionSpec("track", List.of("10", "9"), "10"));

  @Override
  public String id() {
    return "sun-tzu";
  }

  @Override
  public Hidden hides() {
    return Hidden.ORDERS;
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
  public SunTzuState start(Options options) {
    return new SunTzuState(
        options.get("values").equals("rising") ? ScoreTiles.RISING : ScoreTiles.MIXED,
        options.get("rules").equals("advanced"),
        options.get("warlords").equals("on"),
        options.number("track"));
  }

  @Override
  public String write(SunTzuState state, int actor, int action) {
    return Notation.write(state.scores, action);
  }

  @Override
  public int read(SunTzuState state, int actor, String notation) {
    return Notation.read(state.scores, notation);
  }

  @Override
  public Optional<Refusal> why(SunTzuState state, int actor, String notation) {
    return new Refusals(state, actor).to(notation);
  }

  @Override
  public void writeState(SunTzuState state, CanonicalJson out) {
    StateJson.write(state, StateJson.ALL, out);
  }

  @Override
  public void writeView(SunTzuState state, int viewer, CanonicalJson out) {
    StateJson.write(state, viewer, out);
  }

  @Override
  public String seen(SunTzuState before, int viewer, int actor, int action) {
    return Narration.seen(before, viewer, actor, action);
  }

  @Override
  public List<Happening> narrate(SunTzuState before, int viewer, int actor, int action) {
    return Narration.of(before, viewer, actor, action);
  }

  @Override
  public List<Stage> stages(SunTzuState before, int viewer, int actor, int action) {
    return Narration.stages(before, viewer, actor, action);
  }

  @Override
  public long lead(SunTzuState forgotten, int seat, int action) {
    SunTzuState after = forgotten.copy();
    after.apply(seat, action);
    return Lead.lead(after, seat - 1);
  }

  /// A forgotten state says that the other seat's cards are unknown, even where it has none.
  @Override
  public int hiding(SunTzuState state, int seats) {
    return 0b110;
  }

  /// A forgotten state carries an action out but resolves nothing after it.
  @Override
  public Preview preview(SunTzuState forgotten, int seat, List<String> actions) {
    return Preview.byPlaying(this, forgotten, seat, actions);
  }

  @Override
  public Optional<Question> question(SunTzuState state, int seat) {
    return DeferrableQuestions.question(state, seat - 1);
  }

  @Override
  public List<Moment> moments(SunTzuState state, int seat) {
    return DeferrableQuestions.moments(state, seat - 1);
  }
}
