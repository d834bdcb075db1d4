package tianxia.games.contrees;

import java.util.Optional;
import tianxia.games.contrees.Notation.Said;
import tianxia.kernel.Refusal;

/// Why an action is not legal. Explains what [ContreesState#legalActions] decides: GEN-6 first,
/// then the clauses in their order.
final class Objection {
  private final ContreesState state;
  private final Territory territory;

  Objection(ContreesState state) {
    this.state = state;
    this.territory = state.territory;
  }

  Optional<Refusal> to(int actor, String text) {
    if (state.phase == ContreesState.OVER) {
      return Optional.of(Refusals.gameOver());
    }
    if (actor != state.seat()) {
      return Optional.of(Refusals.notYourTurn());
    }
    Said said = Notation.parse(text);
    return switch (said) {
      case Said.Nothing() -> Optional.of(Refusals.noNotation(text));
      case Said.Tile(int q, int r) -> toTile(q, r, text.substring(5));
      case Said.Forbid(String name) -> notSoNamed(name).or(() -> toForbid(name));
      case Said.Tower(String name) -> notSoNamed(name).or(() -> toTower(name));
      case Said.Pass() -> toPass();
    };
  }

  /// Only a corner's smallest name is notation; before the territory is complete there is none.
  private Optional<Refusal> notSoNamed(String name) {
    int corner = state.phase == ContreesState.LAYING ? -1 : territory.corner(name);
    return corner < 0 || territory.name(corner).equals(name)
        ? Optional.empty()
        : Optional.of(Refusals.otherName(name, territory.name(corner)));
  }

  private Optional<Refusal> toTile(int q, int r, String place) {
    if (state.phase != ContreesState.LAYING) {
      return Optional.of(state.laid ? Refusals.territoryComplete() : Refusals.territoryReady());
    }
    boolean atOrigin = q == 0 && r == 0;
    if (state.laying.count == 0) {
      return atOrigin ? Optional.empty() : Optional.of(Refusals.firstAtOrigin());
    }
    if (!Place.inReach(q, r)) {
      return Optional.of(Refusals.noSharedEdge(place));
    }
    if (state.laying.has(Place.of(q, r))) {
      return Optional.of(Refusals.placeTaken(place));
    }
    return state.laying.isOpen(Place.of(q, r))
        ? Optional.empty()
        : Optional.of(Refusals.noSharedEdge(place));
  }

  private Optional<Refusal> toForbid(String name) {
    return switch (state.phase) {
      case ContreesState.LAYING -> Optional.of(Refusals.stillLaying());
      case ContreesState.FORBIDDING ->
          territory.corner(name) < 0
              ? Optional.of(Refusals.noCornerToForbid(name))
              : Optional.empty();
      default ->
          Optional.of(
              !state.forbids
                  ? Refusals.forbidOff()
                  : state.seat() == 1 ? Refusals.forbidNotYours() : Refusals.forbidOver());
    };
  }

  private Optional<Refusal> toTower(String name) {
    if (state.phase == ContreesState.LAYING) {
      return Optional.of(Refusals.stillLaying());
    }
    if (state.phase == ContreesState.FORBIDDING) {
      return Optional.of(Refusals.firstTowerIsSeat1());
    }
    int corner = territory.corner(name);
    if (corner < 0) {
      return Optional.of(Refusals.noSuchCorner(name));
    }
    if (corner == state.forbidden) {
      return Optional.of(Refusals.cornerForbidden(name));
    }
    if (!state.isFree(corner)) {
      return Optional.of(Refusals.cornerTaken(name, state.hasTower(1, corner) ? 1 : 2));
    }
    return state.isBanned(corner) ? Optional.of(Refusals.cornerClosed(name)) : Optional.empty();
  }

  private Optional<Refusal> toPass() {
    int open = Long.bitCount(state.open()) + Long.bitCount(state.openHigh());
    return switch (state.phase) {
      case ContreesState.LAYING -> Optional.of(Refusals.stillLaying());
      case ContreesState.FORBIDDING -> Optional.empty();
      default -> open == 0 ? Optional.empty() : Optional.of(Refusals.passNotAllowed(open));
    };
  }
}
