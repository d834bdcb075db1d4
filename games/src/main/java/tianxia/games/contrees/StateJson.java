package tianxia.games.contrees;

import tianxia.kernel.Actors;
import tianxia.kernel.json.CanonicalJson;

/// Writes a position as canonical JSON: the state, and every view.
final class StateJson {
  /// The id of the game.
  static final String GAME = "contrees";

  private final ContreesState state;
  private final Territory territory;
  private final CanonicalJson out;

  StateJson(ContreesState state, CanonicalJson out) {
    this.state = state;
    this.territory = state.territory;
    this.out = out;
  }

  void write() {
    boolean over = state.phase == ContreesState.OVER;
    out.beginObject();
    out.key("banned");
    banned();
    out.key("control");
    control();
    out.key("destroyed").beginArray();
    out.value(state.destroyed(1)).value(state.destroyed(2)).endArray();
    out.key("forbidden");
    if (state.forbidden >= 0) {
      out.value(territory.name(state.forbidden));
    } else {
      out.nothing();
    }
    out.key("game").value(GAME);
    out.key("left").value(state.left());
    out.key("phase").value(phase());
    out.key("tiles");
    tiles();
    out.key("towers");
    towers();
    out.key("turn").value(over ? 0 : state.seat());
    out.key("turns").beginArray();
    out.value((state.spent + 1) / 2).value(state.spent / 2).endArray();
    out.key("winners").beginArray();
    Actors.list(state.winners()).forEach(out::value);
    out.endArray();
    out.endObject();
  }

  private String phase() {
    return switch (state.phase) {
      case ContreesState.LAYING -> "tiles";
      case ContreesState.FORBIDDING -> "forbid";
      case ContreesState.TOWERS -> "towers";
      default -> "over";
    };
  }

  private void banned() {
    out.beginArray();
    for (int corner = 0; corner < territory.corners; corner++) {
      if (state.isBanned(corner)) {
        out.value(territory.name(corner));
      }
    }
    out.endArray();
  }

  private void control() {
    out.beginObject();
    for (int contree = 0; contree < territory.tiles; contree++) {
      for (int seat = 1; seat <= 2; seat++) {
        if ((state.control(seat) >> contree & 1) != 0) {
          out.key(Territory.letter(contree)).value(seat);
        }
      }
    }
    out.endObject();
  }

  private void tiles() {
    short[] places = state.laid ? state.laying.places : territory.places;
    int count = state.laid ? state.laying.count : territory.tiles;
    out.beginArray();
    for (int i = 0; i < count; i++) {
      out.beginArray().value(Place.q(places[i])).value(Place.r(places[i])).endArray();
    }
    out.endArray();
  }

  private void towers() {
    out.beginObject();
    for (int corner = 0; corner < territory.corners; corner++) {
      for (int seat = 1; seat <= 2; seat++) {
        if (state.hasTower(seat, corner)) {
          out.key(territory.name(corner)).value(seat);
        }
      }
    }
    out.endObject();
  }
}
