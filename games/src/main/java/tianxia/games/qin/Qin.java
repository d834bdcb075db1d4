package tianxia.games.qin;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Hidden;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;

/// The rules of Qin.
public final class Qin implements Game<QinState> {

  private static final String PLAYERS = "players";
  private static final String BOARD = "board";
  private static final List<OptionSpec> OPTIONS =
      List.of(
          new OptionSpec(PLAYERS, List.of("2", "3", "4"), "2"),
          new OptionSpec(BOARD, List.of("bird", "lion"), "bird"));

  @Override
  public String id() {
    return StateJson.GAME;
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
    return options.number(PLAYERS);
  }

  @Override
  public QinState start(Options options) {
    return new QinState(Board.named(options.get(BOARD)), seats(options));
  }

  @Override
  public String write(QinState state, int actor, int action) {
    return ActionNames.name(action);
  }

  @Override
  public List<String> notations(QinState state, int actor, int[] actions, int count) {
    return ActionNames.sorted(actions, count);
  }

  @Override
  public int read(QinState state, int actor, String notation) {
    return switch (Notation.read(notation).orElse(null)) {
      case null -> UNREADABLE;
      case Notation.Draw draw -> Actions.draw(draw.kind());
      case Notation.Pass pass -> Actions.PASS;
      case Notation.Placement placed ->
          placed.first().onBoard()
                  && placed.second().onBoard()
                  && placed.adjacent()
                  && placed.inOrder()
              ? placed.action()
              : UNREADABLE;
    };
  }

  @Override
  public Optional<Refusal> why(QinState state, int actor, String notation) {
    return Refusals.why(state, actor, notation);
  }

  @Override
  public void writeState(QinState state, CanonicalJson out) {
    StateJson.state(state, out);
  }

  @Override
  public void writeView(QinState state, int viewer, CanonicalJson out) {
    StateJson.view(state, viewer, out);
  }

  @Override
  public String seen(QinState before, int viewer, int actor, int action) {
    boolean hidden = actor == 0 && viewer != before.turn();
    return hidden ? "draw ?" : ActionNames.name(action);
  }

  @Override
  public boolean isPublic(QinState before, int actor, int action) {
    return actor != 0;
  }

  @Override
  public List<Happening> narrate(QinState before, int viewer, int actor, int action) {
    return Narration.of(before, viewer, action);
  }

  /// The pagodas left (QIN-20), before the draw.
  @Override
  public long lead(QinState forgotten, int seat, int action) {
    QinState after = forgotten.copy();
    if (Actions.isPlacement(action)) {
      after.lay(action);
    }
    if (after.winners() != 0) {
      return Actors.contains(after.winners(), seat) ? WON : -WON;
    }
    int others = Integer.MAX_VALUE;
    for (int other = 1; other <= after.seats(); other++) {
      others = other == seat ? others : Math.min(others, after.supply(other));
    }
    return (long) others - after.supply(seat);
  }

  /// A forgotten state says that the other seats' tiles are unknown, even where they have none.
  @Override
  public int hiding(QinState state, int seats) {
    return (2 << seats) - 2;
  }

  @Override
  public Preview preview(QinState forgotten, int seat, List<String> actions) {
    return Previews.of(this, forgotten, seat, actions);
  }

  @Override
  public void foresee(QinState forgotten, int seat, int action) {
    Previews.play(forgotten, action);
  }

  @Override
  public boolean suppose(QinState forgotten, int viewer, int seat) {
    return HiddenInformation.suppose(forgotten, viewer, seat);
  }

  @Override
  public OptionalInt remaining(QinState state, int seat) {
    return OptionalInt.of(state.supply(seat));
  }
}
