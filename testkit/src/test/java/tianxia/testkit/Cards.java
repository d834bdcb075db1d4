package tianxia.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
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

/// A small game with every feature that the contract covers: two seats are dealt a hidden card each
/// from a bag (three 1, two 2, one 3). Each round both secretly and simultaneously decide to `keep`
/// it or to `swap` it for another (who swaps is then known); the higher card wins, and none is
/// revealed before the end. Swapping may be declined in advance, for a round or for good.
record Cards(Flaw flaw) implements Game<CardsState> {
  static final int KEEP = 10;
  static final int SWAP = 11;

  @Override
  public String id() {
    return "cards";
  }

  @Override
  public Hidden hides() {
    return Hidden.ORDERS;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(new OptionSpec("rounds", List.of("1", "3"), "1"));
  }

  @Override
  public int seats(Options options) {
    return 2;
  }

  @Override
  public CardsState start(Options options) {
    return new CardsState(flaw, options.number("rounds"));
  }

  @Override
  public String write(CardsState state, int actor, int action) {
    return action == KEEP ? "keep" : action == SWAP ? "swap" : "draw " + action;
  }

  @Override
  public int read(CardsState state, int actor, String notation) {
    return switch (notation) {
      case "keep" -> KEEP;
      case "swap" -> flaw == Flaw.READS_ANOTHER_ACTION ? KEEP : SWAP;
      case "draw 1", "draw 2", "draw 3" -> notation.charAt(5) - '0';
      default -> UNREADABLE;
    };
  }

  @Override
  public Optional<Refusal> why(CardsState state, int actor, String notation) {
    if (state.actors() == 0) {
      return refused("game-over");
    }
    if (!Actors.contains(state.actors(), actor)) {
      return refused("not-your-turn");
    }
    int action =
        flaw == Flaw.TAKES_ANY_TEXT
            ? read(state, actor, notation.strip())
            : read(state, actor, notation);
    if (flaw == Flaw.MATCH_TAKES_ALL && notation.equals("keepx")) {
      return Optional.empty();
    }
    boolean legal = actor == 0 ? action <= 3 && state.weight(action) > 0 : action >= KEEP;
    return action != UNREADABLE && legal
        ? Optional.empty()
        : refused(flaw == Flaw.REFUSES_WITHOUT_WORDS ? "speechless" : "no-notation");
  }

  private static Optional<Refusal> refused(String code) {
    return Optional.of(new Refusal("GEN-6", Happening.of(code)));
  }

  @Override
  public void writeState(CardsState state, CanonicalJson out) {
    state.write(0, true, out);
  }

  @Override
  public void writeView(CardsState state, int viewer, CanonicalJson out) {
    state.write(viewer, false, out);
  }

  @Override
  public String seen(CardsState before, int viewer, int actor, int action) {
    if (actor == 0) {
      boolean shown =
          viewer == before.receiver() || flaw == Flaw.SEEN_SHOWS_THE_DRAW && before.round() == 2;
      return shown ? write(before, actor, action) : "draw ?";
    }
    return viewer == actor || before.lastToChoose(actor) ? write(before, actor, action) : "?";
  }

  @Override
  public List<Happening> narrate(CardsState before, int viewer, int actor, int action) {
    List<Happening> told = new ArrayList<>();
    if (actor == 0) {
      boolean known =
          viewer == before.receiver() || flaw == Flaw.TOLD_TOO_MUCH && before.round() == 1;
      told.add(
          Happening.of(flaw == Flaw.WORDLESS ? "moved" : "drawn")
              .with("seat", before.receiver())
              .with("card", known ? action : 0));
    } else if (before.lastToChoose(actor)) {
      int one = actor == 1 ? action : before.choice(1);
      int two = actor == 2 ? action : before.choice(2);
      told.add(Happening.of("chosen").with("one", one).with("two", two));
    } else {
      told.add(
          Happening.of("sealed").with("seat", actor).with("choice", viewer == actor ? action : 0));
    }
    CardsState after = before.copy();
    after.apply(actor, action);
    if (after.actors() == 0) {
      told.add(Happening.of("over").with("one", after.card(1)).with("two", after.card(2)));
    }
    return told;
  }

  /// For a moment both choices are public.
  @Override
  public List<Stage> stages(CardsState before, int viewer, int actor, int action) {
    if (actor == 0 || !before.lastToChoose(actor)) {
      return List.of();
    }
    CanonicalJson out = new CanonicalJson();
    before.write(flaw == Flaw.STAGE_SHOWS_THE_OTHER_CARD ? 3 - viewer : viewer, false, out);
    return List.of(new Stage(flaw == Flaw.STAGE_AHEAD_OF_WHAT_IS_TOLD ? 9 : 1, out.toString()));
  }

  /// The seat that chooses first sees its own choice pending; the second choice would reveal both.
  @Override
  public Preview preview(CardsState forgotten, int seat, List<String> actions) {
    Preview preview = Preview.byPlaying(this, forgotten, seat, actions);
    if (actions.isEmpty() || !(preview instanceof Preview.Shown shown)) {
      return preview;
    }
    if (flaw == Flaw.PREVIEW_PLAYS) {
      forgotten.apply(seat, read(forgotten, seat, actions.getFirst()));
    }
    boolean last = forgotten.lastToChoose(seat);
    if (!last && flaw != Flaw.PREVIEW_SHOWS_THE_OLD_POSITION) {
      return preview;
    }
    CanonicalJson view = new CanonicalJson();
    writeView(forgotten, seat, view);
    return new Preview.Shown(last ? List.of() : shown.happenings(), view.toString(), List.of());
  }

  /// The last to choose uncovers the others' choices, and foresees nothing.
  @Override
  public void foresee(CardsState forgotten, int seat, int action) {
    if (!forgotten.lastToChoose(seat)) {
      forgotten.apply(seat, action);
    }
  }

  @Override
  public Optional<Question> question(CardsState state, int seat) {
    boolean asked =
        Actors.contains(state.actors(), seat)
            && (flaw != Flaw.ASKS_WHO_CAN_CHOOSE || state.card(seat) != 3);
    int moment = flaw == Flaw.MOMENTS_FALL ? -state.round() : state.round();
    return asked || flaw == Flaw.ASKS_OTHERS && state.round() == 1
        ? Optional.of(new Question("keep", moment, true))
        : Optional.empty();
  }

  @Override
  public List<Moment> moments(CardsState state, int seat) {
    List<Moment> ahead = new ArrayList<>();
    if (state.actors() != 0) {
      if (flaw != Flaw.NAMES_MOMENTS_BY_THE_CARD || state.card(seat) != 3) {
        ahead.add(new Moment(state.round() + 1, Happening.of("next-round")));
      }
      ahead.add(new Moment(Moment.END, Happening.of("never")));
    }
    return ahead;
  }
}
