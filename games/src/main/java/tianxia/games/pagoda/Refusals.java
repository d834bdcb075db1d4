package tianxia.games.pagoda;

import java.util.Optional;
import tianxia.games.pagoda.PagodaState.Phase;
import tianxia.kernel.Game;
import tianxia.kernel.Refusal;

/// Why an action is not legal: the first clause broken, GEN-6 before all others. Codes and
/// parameters are listed in docs/rules/pagoda.md.
final class Refusals {
  private final PagodaState state;
  private final int actor;
  private final BuildingRefusals building;

  Refusals(PagodaState state, int actor) {
    this.state = state;
    this.actor = actor;
    this.building = new BuildingRefusals(state);
  }

  Optional<Refusal> to(String text) {
    if (state.phase == Phase.OVER) {
      return Optional.of(Refusal.gameOver());
    }
    int action = Notation.read(text);
    if (action == Game.UNREADABLE) {
      return Optional.of(Refusal.noNotation(text));
    }
    boolean draw = Actions.kind(action) == Actions.DRAW;
    if (draw != (actor == 0)) {
      return Refusal.because(Refusal.GEN_6, draw ? "chance-draws" : "chance-only-draws");
    }
    if (actor < 0 || actor > 2 || (state.actors() >> actor & 1) == 0) {
      return state.actors() == 1
          ? Refusal.because(Refusal.GEN_6, "draw-first")
          : Optional.of(Refusal.notYourTurn(state.turn));
    }
    if (draw) {
      return state.pile[action] > 0
          ? Refusal.none()
          : Refusal.because("PAG-15", RefusalCodes.card("not-in-pile", action));
    }
    return switch (state.phase) {
      case COLUMN -> freeColumn(action);
      case FAN -> fan(action);
      default -> act(action);
    };
  }

  private Optional<Refusal> fan(int action) {
    int kind = Actions.kind(action);
    return kind == Actions.FAN || kind == Actions.KEEP
        ? Refusal.none()
        : Refusal.because("PAG-18", "fan-first");
  }

  private Optional<Refusal> freeColumn(int action) {
    if (Actions.kind(action) != Actions.COLUMN || Actions.payment(action) != Actions.FREE) {
      return Refusal.because("PAG-13", "free-column-first");
    }
    return building.fits(action);
  }

  private Optional<Refusal> act(int action) {
    return switch (Actions.kind(action)) {
      case Actions.DRAGON -> dragon(action);
      case Actions.DISCARD -> discard(action);
      case Actions.COLUMN -> building.column(action);
      case Actions.TILE -> building.tile(action);
      case Actions.ROOF -> building.roof(action);
      case Actions.LANTERN -> lantern();
      case Actions.END ->
          state.columns > 0 ? Refusal.none() : Refusal.because("PAG-6", "no-column-yet");
      default -> Refusal.because("PAG-18", "no-fan-now");
    };
  }

  private Optional<Refusal> lantern() {
    return state.columns > 0 || BuildFeasibility.of(state).canBuild(state)
        ? building.usable(Cards.RED)
        : Refusal.because("PAG-7", "nothing-after");
  }

  private Optional<Refusal> dragon(int action) {
    return building
        .usable(Cards.YELLOW)
        .or(() ->
            LegalActions.untouched(state)
                ? Refusal.none()
                : Refusal.because("PAG-19", "dragon-first"))
        .or(() -> held("PAG-19", action));
  }

  private Optional<Refusal> discard(int action) {
    if (!LegalActions.untouched(state)) {
      return Refusal.because("PAG-13", "modified-first");
    }
    return held("PAG-13", action)
        .or(() ->
            LegalActions.anyRoomForColumn(state) || !BuildFeasibility.of(state).canBuild(state)
                ? Refusal.none()
                : Refusal.because("PAG-13", "no-room-for-free"));
  }

  private Optional<Refusal> held(String clause, int action) {
    int[] counts = new int[10];
    Actions.unpack(action, counts);
    for (int i = 0; i < 10; i++) {
      if (counts[i] > state.cards[state.own() + i]) {
        return Refusal.because(clause, RefusalCodes.card("no-such-card", i % 5));
      }
    }
    return Refusal.none();
  }
}
