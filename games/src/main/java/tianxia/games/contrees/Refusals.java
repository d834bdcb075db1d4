package tianxia.games.contrees;

import java.util.Optional;
import tianxia.games.contrees.Notation.Said;
import tianxia.kernel.Refusal;

/// Explains why an action is not legal (which [ContreesState#legalActions] decides): GEN-6 first,
/// then the clauses in order.
final class Refusals {
  private final ContreesState state;
  private final Territory territory;

  Refusals(ContreesState state) {
    this.state = state;
    this.territory = state.territory;
  }

  Optional<Refusal> to(int actor, String text) {
    if (state.phase == ContreesState.OVER) {
      return Optional.of(Refusal.gameOver());
    }
    if (actor != state.seat()) {
      return Optional.of(Refusal.notYourTurn(state.seat()));
    }
    Said said = Notation.parse(text);
    return switch (said) {
      case Said.Nothing() -> Optional.of(Refusal.noNotation(text));
      case Said.Tile(int q, int r) -> toTile(q, r, text.substring(5));
      case Said.Forbid(String name) -> notSoNamed(name).or(() -> toForbid(name));
      case Said.Tower(String name) -> notSoNamed(name).or(() -> toTower(name));
      case Said.Pass() -> toPass();
    };
  }

  /// Only a corner's smallest name is accepted; there are none until the territory is complete.
  private Optional<Refusal> notSoNamed(String name) {
    int corner = state.phase == ContreesState.LAYING ? -1 : territory.corner(name);
    return corner < 0 || territory.name(corner).equals(name)
        ? Optional.empty()
        : Optional.of(RefusalCodes.otherName(name, territory.name(corner)));
  }

  private Optional<Refusal> toTile(int q, int r, String place) {
    if (state.phase != ContreesState.LAYING) {
      return Optional.of(
          state.laid ? RefusalCodes.territoryComplete() : RefusalCodes.territoryReady());
    }
    boolean atOrigin = q == 0 && r == 0;
    if (state.laying.count == 0) {
      return atOrigin ? Optional.empty() : Optional.of(RefusalCodes.firstAtOrigin());
    }
    if (!Place.inReach(q, r)) {
      return Optional.of(RefusalCodes.noSharedEdge(place));
    }
    if (state.laying.has(Place.of(q, r))) {
      return Optional.of(RefusalCodes.placeTaken(place));
    }
    return state.laying.isOpen(Place.of(q, r))
        ? Optional.empty()
        : Optional.of(RefusalCodes.noSharedEdge(place));
  }

  private Optional<Refusal> toForbid(String name) {
    return switch (state.phase) {
      case ContreesState.LAYING -> Optional.of(RefusalCodes.stillLaying());
      case ContreesState.FORBIDDING ->
          territory.corner(name) < 0
              ? Optional.of(RefusalCodes.noCornerToForbid(name))
              : Optional.empty();
      default ->
          Optional.of(
              !state.forbids
                  ? RefusalCodes.forbidOff()
                  : state.seat() == 1 ? RefusalCodes.forbidNotYours() : RefusalCodes.forbidOver());
    };
  }

  private Optional<Refusal> toTower(String name) {
    if (state.phase == ContreesState.LAYING) {
      return Optional.of(RefusalCodes.stillLaying());
    }
    if (state.phase == ContreesState.FORBIDDING) {
      return Optional.of(RefusalCodes.firstTowerIsSeat1());
    }
    int corner = territory.corner(name);
    if (corner < 0) {
      return Optional.of(RefusalCodes.noSuchCorner(name));
    }
    if (corner == state.forbidden) {
      return Optional.of(RefusalCodes.cornerForbidden(name));
    }
    if (!state.isFree(corner)) {
      return Optional.of(RefusalCodes.cornerTaken(name, state.hasTower(1, corner) ? 1 : 2));
    }
    return state.isBanned(corner) ? Optional.of(RefusalCodes.cornerClosed(name)) : Optional.empty();
  }

  private Optional<Refusal> toPass() {
    int open = Long.bitCount(state.open()) + Long.bitCount(state.openHigh());
    return switch (state.phase) {
      case ContreesState.LAYING -> Optional.of(RefusalCodes.stillLaying());
      case ContreesState.FORBIDDING -> Optional.empty();
      default -> open == 0 ? Optional.empty() : Optional.of(RefusalCodes.passNotAllowed(open));
    };
  }
}
