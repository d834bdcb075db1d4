package tianxia.games.pagoda;

/// The legal actions, listed in the order of [Actions].
final class LegalActions {
  /// An upper bound on the number of legal actions: nine cards give at most 13 payments of one
  /// colour and 27 of a spire; a roof combines two such payments with one of six sites and one of
  /// five tiles; and there are 511 sets of cards.
  static final int MAX_ACTIONS = 16_384;

  /// The payments of one tile.
  static final int TILE_PAYMENTS = 2 + 3 * Cards.COLOURS;

  /// As [#MAX_ACTIONS], without roofs: columns and tiles, twice the sets of cards, and the rest.
  private static final int NO_ROOFS =
      2 * PagodaState.SITES * Cards.COLOURS * TILE_PAYMENTS + 2 * 511 + 2;

  /// The roofs of one site.
  private static final int ROOFS = Cards.COLOURS * TILE_PAYMENTS * 27;

  private LegalActions() {}

  /// An upper bound in a position.
  static int most(PagodaState s) {
    if (s.phase != PagodaState.Phase.ACT) {
      return PagodaState.SITES * Cards.COLOURS;
    }
    int most = NO_ROOFS;
    for (int site = 0; site < PagodaState.SITES; site++) {
      most += roofless(s, site) ? ROOFS : 0;
    }
    return most;
  }

  static int list(PagodaState s, int[] out) {
    return switch (s.phase) {
      case DEAL, DRAGON, DRAW -> draws(s, out);
      case ACT -> acts(s, out);
      case COLUMN -> freeColumns(s, out);
      case FAN -> {
        out[0] = Actions.of(Actions.FAN);
        out[1] = Actions.of(Actions.KEEP);
        yield 2;
      }
      case OVER -> 0;
    };
  }

  private static int draws(PagodaState s, int[] out) {
    int count = 0;
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      if (s.pile[colour] > 0) {
        out[count++] = Actions.draw(colour);
      }
    }
    return count;
  }

  private static int acts(PagodaState s, int[] out) {
    int count = 0;
    if (untouched(s)) {
      if (s.canUse(Cards.YELLOW)) {
        count = CardSets.dragons(s, out, count);
      }
      if (anyRoomForColumn(s) || !BuildFeasibility.of(s).canBuild(s)) {
        count = CardSets.discards(s, out, count);
      }
    }
    boolean room = s.columns < limit(s);
    if (room) {
      count = columns(s, out, count);
    }
    count = tiles(s, out, count);
    if (room) {
      count = roofs(s, out, count);
    }
    if (s.canUse(Cards.RED) && (s.columns > 0 || BuildFeasibility.of(s).canBuild(s))) {
      out[count++] = Actions.of(Actions.LANTERN);
    }
    if (s.columns > 0) {
      out[count++] = Actions.of(Actions.END);
    }
    return count;
  }

  /// Whether the turn's first action is still to come; the dragon does not count (PAG-13, PAG-19).
  static boolean untouched(PagodaState s) {
    return Cards.sum(s.played, 0) == 0 && (s.used >> Cards.RED & 1) == 0;
  }

  /// Whether a normal turn has begun that cannot end yet: a column or a roof must still be built,
  /// and can be (PAG-6, PAG-7).
  static boolean bound(PagodaState s) {
    return s.phase == PagodaState.Phase.ACT && s.columns == 0 && !untouched(s);
  }

  /// The maximum number of columns in this turn (PAG-6, PAG-21).
  static int limit(PagodaState s) {
    return (s.used >> Cards.RED & 1) == 0 ? 3 : 4;
  }

  /// Whether there is room for a column anywhere, payment aside.
  static boolean anyRoomForColumn(PagodaState s) {
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (s.height[site] < 4) {
        return true;
      }
    }
    return false;
  }

  private static int columns(PagodaState s, int[] out, int from) {
    int count = from;
    boolean rice = s.canUse(Cards.GREEN);
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (s.height[site] < 4) {
        boolean bare = s.need[site] == PagodaState.ANY;
        int last = bare ? Cards.COLOURS - 1 : s.need[site];
        for (int colour = bare ? 0 : last; colour <= last; colour++) {
          count = payments(s, Actions.column(site, colour, 0), colour, rice, out, count);
        }
      }
    }
    return count;
  }

  private static int freeColumns(PagodaState s, int[] out) {
    int count = 0;
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (s.height[site] < 4) {
        boolean bare = s.need[site] == PagodaState.ANY;
        int last = bare ? Cards.COLOURS - 1 : s.need[site];
        for (int colour = bare ? 0 : last; colour <= last; colour++) {
          out[count++] = Actions.column(site, colour, Actions.FREE);
        }
      }
    }
    return count;
  }

  /// Lists an action with each possible payment; the payment is its lowest field.
  private static int payments(
      PagodaState s, int action, int colour, boolean pairs, int[] out, int from) {
    int own = s.own();
    int count = from;
    if (s.cards[own + colour] > 0) {
      out[count++] = action;
    }
    if (s.cards[own + 5 + colour] > 0) {
      out[count++] = action | 1;
    }
    if (pairs) {
      for (int i = 0; i < Cards.COLOURS; i++) {
        int display = s.cards[own + i];
        int hand = s.cards[own + 5 + i];
        if (display >= 2) {
          out[count++] = action | Actions.pair(i, 0);
        }
        if (display >= 1 && hand >= 1) {
          out[count++] = action | Actions.pair(i, 1);
        }
        if (hand >= 2) {
          out[count++] = action | Actions.pair(i, 2);
        }
      }
    }
    return count;
  }

  private static int tiles(PagodaState s, int[] out, int from) {
    int count = from;
    boolean buddha = s.canUse(Cards.BLUE);
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (s.height[site] == 4 && s.floor[site] < s.floors - 1) {
        int background = s.need[site];
        for (int slots = 0; slots < Cards.COLOURS; slots++) {
          int tile = 5 * background + slots;
          if ((s.supply >> tile & 1) != 0) {
            int to = payments(s, Actions.tile(site, tile, 0), background, buddha, out, count);
            count = s.columns > 0 ? to : keepBuildable(s, out, count, to);
          }
        }
      }
    }
    return count;
  }

  /// Keeps of the tiles listed from `from` to `to` those after which something can be built
  /// (PAG-7).
  private static int keepBuildable(PagodaState s, int[] out, int from, int to) {
    int count = from;
    for (int i = from; i < to; i++) {
      if (BuildFeasibility.of(s).canBuildAfter(s, out[i])) {
        out[count++] = out[i];
      }
    }
    return count;
  }

  /// Whether a roof is all that a site lacks.
  private static boolean roofless(PagodaState s, int site) {
    return s.height[site] == 4 && s.floor[site] == s.floors - 1 && (s.roofed >> site & 1) == 0;
  }

  private static int roofs(PagodaState s, int[] out, int from) {
    int count = from;
    boolean buddha = s.canUse(Cards.BLUE);
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (roofless(s, site)) {
        int background = s.need[site];
        for (int slots = 0; slots < Cards.COLOURS; slots++) {
          int tile = 5 * background + slots;
          if ((s.supply >> tile & 1) != 0) {
            int paid =
                payments(s, Actions.roof(site, tile, 0, 0) >> 6, background, buddha, s.tilePaid, 0);
            for (int i = 0; i < paid; i++) {
              count = SpirePayments.list(s, s.tilePaid[i] << 6, tile, out, count);
            }
          }
        }
      }
    }
    return count;
  }
}
