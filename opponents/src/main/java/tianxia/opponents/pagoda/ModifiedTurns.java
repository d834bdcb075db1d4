package tianxia.opponents.pagoda;

/// Modified turns (PAG-13, PAG-14).
final class ModifiedTurns {
  private ModifiedTurns() {}

  /// Lists each way to give up four cards, with each column for them.
  ///
  /// @param normal whether a normal turn is possible
  static void list(TurnGraph nodes, boolean normal) {
    int held = nodes.cards[0];
    boolean room = Site.anyGrows(nodes.sites[0]);
    if (!room && normal) {
      return;
    }
    for (int four : ColourCounts.FOURS) {
      if (ColourCounts.least(four, held) == four && room) {
        after(nodes, held - four);
      } else if (ColourCounts.least(four, held) == four) {
        int done = nodes.flags[0] | TurnGraph.DONE;
        nodes.add(0, Move.RELIEF, nodes.sites[0], nodes.supply[0], held - four, done, 0);
      }
    }
  }

  /// Lists the columns after the cards are given up.
  static void after(TurnGraph nodes, int rest) {
    int done = nodes.flags[0] + (1 << TurnGraph.COLUMNS) | TurnGraph.DONE;
    for (int site = 0; site < Site.SITES; site++) {
      int code = Site.get(nodes.sites[0], site);
      if (!Site.grows(code) || nodes.seenBefore(0, site, code)) {
        continue;
      }
      for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
        if (Site.takes(code, colour)) {
          long built = Site.with(nodes.sites[0], site, Site.grown(code, colour));
          int move = Move.of(Move.MODIFIED, site, colour, Move.FREE);
          nodes.add(0, move, built, nodes.supply[0], rest, done, Site.points(code));
        }
      }
    }
  }
}
