package tianxia.games.pagoda;

/// PAG-7: decides whether a column or a roof can still be built in this turn, at once or after
/// further tiles, with the remaining cards and the usable abilities, including those gained on the
/// way. Display and hand do not matter here, so cards are counted together. Uses a buffer with one
/// row for each tile tried.
final class BuildFeasibility {
  /// A tile costs a card, and no seat holds more than nine.
  private static final int DEEPEST = 10;

  private final int[][] cards = new int[DEEPEST][Cards.COLOURS];
  private final int[][] need = new int[DEEPEST][PagodaState.SITES];
  private final int[][] height = new int[DEEPEST][PagodaState.SITES];
  private final int[][] floor = new int[DEEPEST][PagodaState.SITES];
  private final int[] supply = new int[DEEPEST];
  private final boolean[] rice = new boolean[DEEPEST];
  private final boolean[] buddha = new boolean[DEEPEST];
  private final boolean[] buddhaUsed = new boolean[DEEPEST];

  private boolean gains;
  private boolean riceUsed;
  private int floors;
  private int roofed;

  /// The state's buffer.
  static BuildFeasibility of(PagodaState s) {
    BuildFeasibility lookAhead = s.lookAhead;
    if (lookAhead == null) {
      lookAhead = new BuildFeasibility();
      s.lookAhead = lookAhead;
    }
    return lookAhead;
  }

  /// Whether a column or a roof can be built from this position on.
  boolean canBuild(PagodaState s) {
    load(s);
    return search(0);
  }

  /// The same after a tile (an action of kind [Actions#TILE]).
  boolean canBuildAfter(PagodaState s, int action) {
    load(s);
    int payment = Actions.payment(action);
    int tile = Actions.tileOf(action);
    boolean byPair = payment >= Actions.PAIRS;
    cards[0][byPair ? (payment - Actions.PAIRS) / 3 : tile / 5] -= byPair ? 2 : 1;
    lay(0, Actions.site(action), tile, byPair);
    return search(0);
  }

  private void load(PagodaState s) {
    int own = s.own();
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      cards[0][colour] = s.cards[own + colour] + s.cards[own + 5 + colour];
    }
    System.arraycopy(s.need, 0, need[0], 0, PagodaState.SITES);
    System.arraycopy(s.height, 0, height[0], 0, PagodaState.SITES);
    System.arraycopy(s.floor, 0, floor[0], 0, PagodaState.SITES);
    supply[0] = s.supply;
    gains = s.abilities;
    riceUsed = (s.used >> Cards.GREEN & 1) != 0;
    buddhaUsed[0] = (s.used >> Cards.BLUE & 1) != 0;
    rice[0] = s.canUse(Cards.GREEN);
    buddha[0] = s.canUse(Cards.BLUE);
    floors = s.floors;
    roofed = s.roofed;
  }

  private boolean search(int row) {
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (height[row][site] < 4 && column(row, need[row][site])) {
        return true;
      }
    }
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (height[row][site] == 4
          && (roofed >> site & 1) == 0
          && floor[row][site] == floors - 1
          && tiles(row, site, true)) {
        return true;
      }
    }
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (height[row][site] == 4 && floor[row][site] < floors - 1 && tiles(row, site, false)) {
        return true;
      }
    }
    return false;
  }

  private boolean column(int row, int colour) {
    if (colour != PagodaState.ANY && cards[row][colour] > 0) {
      return true;
    }
    for (int i = 0; i < Cards.COLOURS; i++) {
      if (colour == PagodaState.ANY && cards[row][i] > 0 || rice[row] && cards[row][i] >= 2) {
        return true;
      }
    }
    return false;
  }

  /// Tries each tile on a full floor with each payment: as a roof, or as a floor to continue from.
  private boolean tiles(int row, int site, boolean roof) {
    int background = need[row][site];
    for (int slots = 0; slots < Cards.COLOURS; slots++) {
      int tile = 5 * background + slots;
      if ((supply[row] >> tile & 1) == 0) {
        continue;
      }
      if (cards[row][background] > 0 && pays(row, site, tile, background, 1, roof)) {
        return true;
      }
      for (int pair = 0; buddha[row] && pair < Cards.COLOURS; pair++) {
        if (cards[row][pair] >= 2 && pays(row, site, tile, pair, 2, roof)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean pays(int row, int site, int tile, int colour, int count, boolean roof) {
    int next = row + 1;
    System.arraycopy(cards[row], 0, cards[next], 0, Cards.COLOURS);
    cards[next][colour] -= count;
    if (roof) {
      return spire(next, tile, rice[row] || gains && tile / 5 == Cards.GREEN && !riceUsed);
    }
    System.arraycopy(need[row], 0, need[next], 0, PagodaState.SITES);
    System.arraycopy(height[row], 0, height[next], 0, PagodaState.SITES);
    System.arraycopy(floor[row], 0, floor[next], 0, PagodaState.SITES);
    supply[next] = supply[row];
    rice[next] = rice[row];
    buddha[next] = buddha[row];
    buddhaUsed[next] = buddhaUsed[row];
    lay(next, site, tile, count == 2);
    return search(next);
  }

  private boolean spire(int row, int tile, boolean withRice) {
    int colour = tile % 5;
    if (cards[row][colour] >= 2) {
      return true;
    }
    for (int pair = 0; withRice && cards[row][colour] == 1 && pair < Cards.COLOURS; pair++) {
      if (pair != colour && cards[row][pair] >= 2) {
        return true;
      }
    }
    return false;
  }

  private void lay(int row, int site, int tile, boolean byBuddha) {
    int background = tile / 5;
    supply[row] &= ~(1 << tile);
    floor[row][site]++;
    height[row][site] = 0;
    need[row][site] = tile % 5;
    // An ability can be used once a turn, even if its marker is reset later (PAG-16).
    if (byBuddha) {
      buddha[row] = false;
      buddhaUsed[row] = true;
    } else if (gains && background == Cards.BLUE && !buddhaUsed[row]) {
      buddha[row] = true;
    }
    if (gains && background == Cards.GREEN && !riceUsed) {
      rice[row] = true;
    }
  }
}
