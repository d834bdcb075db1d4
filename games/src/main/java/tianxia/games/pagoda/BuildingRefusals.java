package tianxia.games.pagoda;

import java.util.Optional;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;

/// Why something cannot be built in a normal turn, or a free column be placed (PAG-6 to PAG-10,
/// PAG-13, PAG-20).
final class BuildingRefusals {
  private final PagodaState state;

  BuildingRefusals(PagodaState state) {
    this.state = state;
  }

  Optional<Refusal> column(int action) {
    if (state.columns >= LegalActions.limit(state)) {
      return Refusal.because(
          "PAG-6", Happening.of("column-limit").with("limit", LegalActions.limit(state)));
    }
    if (Actions.payment(action) == Actions.FREE) {
      return Refusal.because("PAG-8", "column-unpaid");
    }
    return fits(action)
        .or(() -> paid("PAG-8", Actions.colour(action), Actions.payment(action), Cards.GREEN));
  }

  /// Whether a column of this colour fits on the site (PAG-8).
  Optional<Refusal> fits(int action) {
    int site = Actions.site(action);
    if (state.height[site] == 4) {
      return Refusal.because("PAG-8", at("floor-full", site));
    }
    int need = state.need[site];
    return need == PagodaState.ANY || need == Actions.colour(action)
        ? Refusal.none()
        : Refusal.because("PAG-8", at("other-colour", site).with("colour", StateJson.letter(need)));
  }

  Optional<Refusal> tile(int action) {
    int site = Actions.site(action);
    if (state.height[site] < 4) {
      return Refusal.because("PAG-9", at("floor-unfinished", site));
    }
    if (state.floor[site] == state.floors - 1) {
      return Refusal.because("PAG-9", at("roof-here", site));
    }
    return supplied("PAG-9", site, Actions.tileOf(action))
        .or(() -> paid("PAG-9", Actions.tileOf(action) / 5, Actions.payment(action), Cards.BLUE))
        .or(() ->
            state.columns > 0 || BuildFeasibility.of(state).canBuildAfter(state, action)
                ? Refusal.none()
                : Refusal.because("PAG-7", "nothing-after"));
  }

  Optional<Refusal> roof(int action) {
    int site = Actions.site(action);
    int tile = Actions.tileOf(action);
    if ((state.roofed >> site & 1) != 0) {
      return Refusal.because("PAG-10", at("roofed", site));
    }
    if (state.height[site] < 4 || state.floor[site] < state.floors - 1) {
      return Refusal.because("PAG-10", at("no-roof-yet", site).with("floor", state.floors));
    }
    if (state.columns >= LegalActions.limit(state)) {
      return Refusal.because(
          "PAG-10", Happening.of("column-limit").with("limit", LegalActions.limit(state)));
    }
    return supplied("PAG-10", site, tile)
        .or(() -> paid("PAG-10", tile / 5, Actions.payment(action), Cards.BLUE))
        .or(() -> spire(action));
  }

  /// The tile must be in the supply, and match the floor.
  private Optional<Refusal> supplied(String clause, int site, int tile) {
    if (state.need[site] != tile / 5) {
      return Refusal.because(
          clause, at("other-tile", site).with("colour", StateJson.letter(state.need[site])));
    }
    return (state.supply >> tile & 1) != 0
        ? Refusal.none()
        : Refusal.because(clause, Happening.of("tile-gone").with("tile", StateJson.tile(tile)));
  }

  private Optional<Refusal> paid(String clause, int colour, int payment, int ability) {
    int own = state.own();
    if (payment < Actions.PAIRS) {
      return state.cards[own + 5 * payment + colour] > 0
          ? Refusal.none()
          : Refusal.because(clause, RefusalCodes.card("no-such-card", colour));
    }
    int pair = payment - Actions.PAIRS;
    return usable(ability)
        .or(() ->
            state.cards[own + pair / 3] >= 2 - pair % 3
                    && state.cards[own + 5 + pair / 3] >= pair % 3
                ? Refusal.none()
                : Refusal.because("PAG-20", RefusalCodes.card("no-such-card", pair / 3)));
  }

  private Optional<Refusal> spire(int action) {
    int spire = Actions.spire(action);
    if (spire >= Actions.RICE && !SpirePayments.riceAfter(state, Actions.tileOf(action))) {
      return usable(Cards.GREEN);
    }
    int[] ways = new int[64];
    int count = SpirePayments.list(state, action & ~63, Actions.tileOf(action), ways, 0);
    for (int i = 0; i < count; i++) {
      if (ways[i] == action) {
        return Refusal.none();
      }
    }
    return Refusal.because("PAG-10", RefusalCodes.card("spire-unpaid", Actions.tileOf(action) % 5));
  }

  /// PAG-16.
  Optional<Refusal> usable(int ability) {
    if (state.canUse(ability)) {
      return Refusal.none();
    }
    boolean used = (state.used >> ability & 1) != 0;
    return Refusal.because(
        "PAG-16", RefusalCodes.card(used ? "ability-used" : "ability-spent", ability));
  }

  private static Happening at(String code, int site) {
    return Happening.of(code).with("site", site + 1);
  }
}
