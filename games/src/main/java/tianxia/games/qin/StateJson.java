package tianxia.games.qin;

import tianxia.kernel.Actors;
import tianxia.kernel.json.CanonicalJson;

/// The state and its views as canonical JSON.
final class StateJson {
  /// The id of the game.
  static final String GAME = "qin";

  private static final String[] CODES = {"R", "Y", "B"};

  private StateJson() {}

  static void state(QinState state, CanonicalJson out) {
    out.beginObject().key("bag");
    kinds(state.bag(), out);
    common(state, QinState.ALL_KNOWN, out);
    out.key("supply").beginArray();
    rest(state, out, state.bag(), false);
  }

  static void view(QinState state, int viewer, CanonicalJson out) {
    out.beginObject().key("bag").value(state.inBag());
    common(state, viewer, out);
    long unseen = state.bag();
    for (int seat = 1; seat <= state.seats(); seat++) {
      for (int kind = 0; seat != viewer && kind < Tiles.KINDS; kind++) {
        unseen += (long) Tiles.count(state.hand(seat), kind) << 8 * kind;
      }
    }
    out.key("supply").beginArray();
    rest(state, out, unseen, true);
  }

  /// The fields from `board` to `provinces`.
  private static void common(QinState state, int viewer, CanonicalJson out) {
    byte[] rows = board(state.land);
    out.key("board").raw(rows, rows.length);
    out.key("game").value(GAME).key("hands").beginArray();
    for (int seat = 1; seat <= state.seats(); seat++) {
      hand(state.hand(seat), viewer == QinState.ALL_KNOWN || viewer == seat, out);
    }
    out.endArray().key("phase");
    out.value(
        switch (state.phase()) {
          case DRAW -> "draw";
          case PLACE -> "place";
          case OVER -> "over";
        });
    provinces(state.land, out);
  }

  /// The rows of the board as JSON: as printed, with the colours that lie on it.
  private static byte[] board(Land land) {
    byte[] rows = land.board.rows();
    for (int row = 0; row < Squares.SIDE; row++) {
      int at = Board.rowAt(row);
      int square = Squares.of(0, row);
      for (int column = 0; column < Squares.SIDE; column++) {
        int colour = land.provinces.colourAt(square + column);
        if (colour >= 0) {
          rows[at + column] = (byte) CODES[colour].charAt(0);
        }
      }
    }
    return rows;
  }

  private static void hand(int hand, boolean open, CanonicalJson out) {
    if (!open) {
      out.value(Tiles.size(hand));
      return;
    }
    out.beginArray();
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      for (int i = Tiles.count(hand, kind); i > 0; i--) {
        out.value(Tiles.name(kind));
      }
    }
    out.endArray();
  }

  private static void provinces(Land land, CanonicalJson out) {
    out.key("provinces").beginArray();
    long written = 0;
    for (int word = 0; word < Squares.WORDS; word++) {
      long all = 0;
      for (int colour = 0; colour < Tiles.COLOURS; colour++) {
        all |= land.provinces.inProvinces(colour, word);
      }
      for (long rest = all; rest != 0; rest &= rest - 1) {
        int square = 64 * word + Long.numberOfTrailingZeros(rest);
        int province = land.provinces.provinceAt(square);
        if ((written >>> province & 1) == 0) {
          written |= 1L << province;
          out.beginObject().key("at").value(Squares.name(square));
          out.key("colour").value(CODES[land.provinces.colour(province)]);
          out.key("owner").value(land.provinces.owner(province));
          out.key("squares").value(land.provinces.size(province)).endObject();
        }
      }
    }
    out.endArray();
  }

  /// From the values of `supply` to the end.
  private static void rest(QinState state, CanonicalJson out, long unseen, boolean view) {
    for (int seat = 1; seat <= state.seats(); seat++) {
      out.value(state.supply(seat));
    }
    out.endArray().key("turn").value(state.turn());
    if (view) {
      out.key("unseen");
      kinds(unseen, out);
    }
    out.key("villages").beginArray();
    for (int village = 0; village < state.land.villageOwner.length; village++) {
      if (state.land.villageOwner[village] != 0) {
        int first = state.land.board.villages().get(village).getFirst();
        out.beginObject().key("at").value(Squares.name(first));
        out.key("owner").value(state.land.villageOwner[village]).endObject();
      }
    }
    out.endArray().key("winners").beginArray();
    for (int seat : Actors.list(state.winners())) {
      out.value(seat);
    }
    out.endArray().endObject();
  }

  private static void kinds(long pool, CanonicalJson out) {
    out.beginObject();
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      int count = (int) (pool >>> 8 * kind) & 255;
      if (count > 0) {
        out.key(Tiles.name(kind)).value(count);
      }
    }
    out.endObject();
  }
}
