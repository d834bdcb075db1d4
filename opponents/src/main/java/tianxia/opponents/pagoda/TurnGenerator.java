package tianxia.opponents.pagoda;

/// Generates all outcomes of a turn, node by node. [SearchState#giveUp] decides which cards are
/// paid; lighting the lantern is part of building the fourth column.
final class TurnGenerator {
  private static final int COLUMNS = 3;

  private final TurnGraph nodes;
  private int floors;
  private boolean abilities;
  private boolean lanternAtFirst;

  TurnGenerator(TurnGraph nodes) {
    this.nodes = nodes;
  }

  /// Lists the outcomes of the current turn. Modified turns are listed only if three columns cannot
  /// be built: four cards for one column are rarely good when more is possible.
  void list(SearchState state) {
    begin(state);
    int most = 0;
    boolean normal = false;
    for (int node = 0; node < nodes.count(); node++) {
      most = Math.max(most, nodes.columns(node));
      normal |= nodes.ends(node);
      expand(node);
    }
    if (!state.begun && (!normal || most < COLUMNS)) {
      ModifiedTurns.list(nodes, normal);
    }
  }

  /// Lists the columns for four cards that have already been given up.
  void listFree(SearchState state) {
    begin(state);
    ModifiedTurns.after(nodes, state.held());
  }

  private void begin(SearchState state) {
    floors = state.floors;
    abilities = state.abilities;
    lanternAtFirst = state.canUse(SearchState.RED);
    nodes.begin(state);
  }

  private void expand(int node) {
    int built = nodes.columns(node);
    boolean lantern = nodes.can(node, SearchState.RED) || nodes.usedUp(node, SearchState.RED);
    boolean room = built < COLUMNS || built == COLUMNS && lantern;
    for (int site = 0; site < Site.SITES; site++) {
      int code = Site.get(nodes.sites[node], site);
      if (code == Site.ROOFED || nodes.seenBefore(node, site, code)) {
        continue;
      }
      if (!Site.full(code)) {
        if (room) {
          columns(node, site, code);
        }
      } else if (Site.floor(code) < floors - 1) {
        tiles(node, site, code);
      } else if (room) {
        roofs(node, site, code);
      }
    }
  }

  private void columns(int node, int site, int code) {
    boolean rice = nodes.can(node, SearchState.GREEN);
    int held = nodes.cards[node];
    int supply = nodes.supply[node];
    int after = withColumn(node);
    int points = Site.points(code);
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      if (!Site.takes(code, colour)) {
        continue;
      }
      long built = Site.with(nodes.sites[node], site, Site.grown(code, colour));
      if (ColourCounts.of(held, colour) > 0) {
        int move = Move.of(Move.COLUMN, site, colour, Move.PLAIN);
        nodes.add(node, move, built, supply, held - ColourCounts.one(colour), after, points);
      }
      for (int pair = 0; rice && pair < ColourCounts.COLOURS; pair++) {
        if (pair != colour && ColourCounts.of(held, pair) >= 2) {
          int move = Move.of(Move.COLUMN, site, colour, pair);
          int rest = held - 2 * ColourCounts.one(pair);
          nodes.add(
              node, move, built, supply, rest, TurnGraph.use(after, SearchState.GREEN), points);
        }
      }
    }
  }

  /// The flags after another column. The fourth lights the lantern, as early as that is useful: a
  /// red tile laid later resets the marker (PAG-16).
  private int withColumn(int node) {
    int after = nodes.flags[node] + (1 << TurnGraph.COLUMNS);
    if (nodes.columns(node) < COLUMNS || nodes.usedUp(node, SearchState.RED)) {
      return after;
    }
    boolean restored = lanternAtFirst && (after & TurnGraph.RED_LAID) != 0;
    return restored
        ? after | 1 << TurnGraph.USED + SearchState.RED
        : TurnGraph.use(after, SearchState.RED);
  }

  private int gained(int flags, int background) {
    if (!abilities) {
      return flags;
    }
    int set = flags & ~(3 << 2 * background) | 2 << 2 * background;
    return background == SearchState.RED ? set | TurnGraph.RED_LAID : set;
  }

  private void tiles(int node, int site, int code) {
    int background = Site.colour(code);
    for (int slots = 0; slots < ColourCounts.COLOURS; slots++) {
      int tile = 5 * background + slots;
      int left = nodes.supply[node] & ~(1 << tile);
      long laid = Site.with(nodes.sites[node], site, Site.of(Site.floor(code) + 1, slots, 0));
      for (int payment = 0; payment <= Move.PLAIN && left != nodes.supply[node]; payment++) {
        int rest = paid(node, background, payment);
        if (rest >= 0) {
          int after = gained(spent(nodes.flags[node], payment), background);
          nodes.add(node, Move.of(Move.TILE, site, tile, payment), laid, left, rest, after, 1);
        }
      }
    }
  }

  /// The cards left after paying for a tile; −1 if it cannot be paid.
  private int paid(int node, int background, int payment) {
    int held = nodes.cards[node];
    if (payment == Move.PLAIN) {
      return ColourCounts.of(held, background) > 0 ? held - ColourCounts.one(background) : -1;
    }
    boolean pays = payment != background && nodes.can(node, SearchState.BLUE);
    return pays && ColourCounts.of(held, payment) >= 2 ? held - 2 * ColourCounts.one(payment) : -1;
  }

  private static int spent(int flags, int payment) {
    return payment == Move.PLAIN ? flags : TurnGraph.use(flags, SearchState.BLUE);
  }

  private void roofs(int node, int site, int code) {
    int background = Site.colour(code);
    for (int slots = 0; slots < ColourCounts.COLOURS; slots++) {
      int tile = 5 * background + slots;
      if ((nodes.supply[node] >> tile & 1) == 0) {
        continue;
      }
      for (int payment = 0; payment <= Move.PLAIN; payment++) {
        int rest = paid(node, background, payment);
        if (rest >= 0) {
          int after = gained(spent(withColumn(node), payment), background);
          spires(node, Move.of(Move.ROOF, site, tile, payment), rest, after);
        }
      }
    }
  }

  /// Adds a roof whose tile is already paid for, with each possible payment for its spire.
  private void spires(int node, int roof, int held, int after) {
    long roofed = Site.with(nodes.sites[node], Move.site(roof), Site.ROOFED);
    int left = nodes.supply[node] & ~(1 << Move.what(roof));
    int colour = Move.what(roof) % 5;
    int points = floors + 2;
    int have = ColourCounts.of(held, colour);
    if (have >= 2) {
      int move = Move.withSpire(roof, Move.PLAIN);
      nodes.add(node, move, roofed, left, held - 2 * ColourCounts.one(colour), after, points);
    }
    boolean rice =
        SearchState.marker(after, SearchState.GREEN) > 0 && !nodes.usedUp(node, SearchState.GREEN);
    for (int pair = 0; rice && have >= 1 && pair < ColourCounts.COLOURS; pair++) {
      if (pair != colour && ColourCounts.of(held, pair) >= 2) {
        int rest = held - ColourCounts.one(colour) - 2 * ColourCounts.one(pair);
        int used = TurnGraph.use(after, SearchState.GREEN);
        nodes.add(node, Move.withSpire(roof, pair), roofed, left, rest, used, points);
      }
    }
  }
}
