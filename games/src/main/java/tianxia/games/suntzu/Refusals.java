package tianxia.games.suntzu;

import static tianxia.games.suntzu.RefusalCodes.at;
import static tianxia.games.suntzu.RefusalCodes.card;
import static tianxia.kernel.Refusal.because;
import static tianxia.kernel.Refusal.none;

import java.util.List;
import java.util.Optional;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;

/// Why an action is not legal: the first clause it breaks, GEN-6 before all others. Codes and
/// parameters are listed in docs/rules/sun-tzu.md.
final class Refusals {
  private final SunTzuState state;
  private final int actor;
  private final int seat;
  private final WarlordRefusals warlord;

  Refusals(SunTzuState state, int actor) {
    this.state = state;
    this.actor = actor;
    this.seat = actor - 1;
    this.warlord = new WarlordRefusals(state, seat);
  }

  Optional<Refusal> to(String text) {
    if (state.phase == Phase.OVER) {
      return Optional.of(Refusal.gameOver());
    }
    int action = Notation.read(state.scores, text);
    if (action == Game.UNREADABLE) {
      return Optional.of(Refusal.noNotation(text));
    }
    int kind = Actions.kind(action);
    boolean chance = kind == Actions.TILE || kind == Actions.DRAW;
    if (chance != (actor == 0)) {
      return because(Refusal.GEN_6, chance ? "chance-draws" : "chance-only-draws");
    }
    if (actor < 0 || actor > 2 || (state.actors() >> actor & 1) == 0) {
      return notToAct();
    }
    return switch (state.phase) {
      case TILES -> tile(kind, Actions.value(action));
      case DEAL, DRAW -> draw(kind, Actions.value(action));
      case CHOOSE -> choose(kind, Actions.value(action));
      case ORDERS -> orders(action);
      case ORDER -> kind == Actions.ORDER ? none() : because("SUN-9", "order-first");
      case WINDOW -> warlord.window(action);
      case FEINT -> warlord.question(kind, Actions.FEINT, Warlord.FEINT);
      case SCOURGE -> warlord.question(kind, Actions.SCOURGE, Warlord.SCOURGE);
      case SOURCE -> source(kind, Actions.value(action));
      case KEEP -> keep(action);
      case OVER -> none();
    };
  }

  private Optional<Refusal> notToAct() {
    List<Integer> acting = Actors.list(state.actors());
    if (acting.isEmpty()) {
      // In a preview, when nothing more can be resolved.
      return because(Refusal.GEN_6, "not-asked");
    }
    return acting.contains(0)
        ? because(Refusal.GEN_6, "draw-first")
        : Optional.of(Refusal.notYourTurn(acting.getFirst()));
  }

  private Optional<Refusal> tile(int kind, int tile) {
    if (kind != Actions.TILE) {
      return because(Refusal.GEN_6, "tiles-first");
    }
    return (state.tilesLeft >> tile & 1) != 0
        ? none()
        : because("SUN-6", Happening.of("tile-gone").with("tile", state.scores.names().get(tile)));
  }

  private Optional<Refusal> draw(int kind, int card) {
    if (kind != Actions.DRAW) {
      return because(Refusal.GEN_6, "tiles-drawn");
    }
    if (state.weight(Actions.of(Actions.DRAW, card)) > 0) {
      return none();
    }
    boolean unknown = SunTzuState.sum(state.deck, state.drawer) > 0;
    return because(unknown ? "SUN-2" : "SUN-23", card("not-in-deck", card));
  }

  private Optional<Refusal> choose(int kind, int warlord) {
    if (kind != Actions.CHOOSE) {
      return because("SUN-25", "choose-first");
    }
    for (int own : Warlord.ofSeat(seat)) {
      if (own == warlord) {
        return none();
      }
    }
    return because("SUN-25", Happening.of("other-side").with("warlord", Warlord.name(warlord)));
  }

  private Optional<Refusal> orders(int action) {
    return switch (Actions.kind(action)) {
      case Actions.LAY -> lay(Actions.first(action), Actions.second(action));
      case Actions.RECRUIT -> recruit(Actions.value(action));
      default -> because("SUN-7", at("orders-first", state.laid[seat]));
    };
  }

  private Optional<Refusal> lay(int province, int card) {
    if (province != state.laid[seat]) {
      return because("SUN-7", at("other-province", state.laid[seat]));
    }
    if (state.hand[seat * Card.KINDS + card] == 0) {
      return because("SUN-7", card("not-in-hand", card));
    }
    return card != Card.SIX || LegalActions.sixMayLie(state, seat, province)
        ? none()
        : because("SUN-8", at("marked", province));
  }

  private Optional<Refusal> recruit(int card) {
    if (!state.advanced) {
      return because("SUN-24", "no-recruits");
    }
    if (state.laid[seat] > 0) {
      return because("SUN-24", "recruit-before-orders");
    }
    if (Card.permanent(card)) {
      return because("SUN-24", card("recruit-once-only", card));
    }
    if (state.hand[seat * Card.KINDS + card] == 0) {
      return because("SUN-24", card("not-in-hand", card));
    }
    if (state.aside[seat] == 0) {
      return because("SUN-24", "nobody-aside");
    }
    return state.handSize(seat) > Province.COUNT ? none() : because("SUN-24", "hand-too-small");
  }

  private Optional<Refusal> source(int kind, int province) {
    String clause =
        switch (state.owedFor) {
          case ArmyPayments.MARK -> "SUN-13";
          case ArmyPayments.COST -> "SUN-15";
          default -> "SUN-17";
        };
    if (kind != Actions.FROM) {
      return because(clause, "source-first");
    }
    return (ArmyPayments.sources(state) >> province & 1) != 0
        ? none()
        : because(clause, at("no-source", province));
  }

  private Optional<Refusal> keep(int action) {
    if (Actions.kind(action) != Actions.KEEP) {
      return because("SUN-22", "keep-first");
    }
    int count = state.drawnSize(seat) - 1;
    boolean two = Actions.second(action) != Actions.ALONE;
    if (two != (count == 2)) {
      return because("SUN-22", Happening.of("keep-count").with("count", count));
    }
    int[] legal = new int[state.maxLegal()];
    int choices = state.legalActions(actor, legal);
    for (int i = 0; i < choices; i++) {
      if (legal[i] == action) {
        return none();
      }
    }
    return because("SUN-22", "not-drawn");
  }
}
