package tianxia.opponents.pagoda;

import tianxia.games.pagoda.Actions;

/// Converts a chosen turn to the game's actions.
final class ActionWriter {
  private static final int MAX_ACTIONS = 32;

  private final int[] actions = new int[MAX_ACTIONS];
  private int count;
  private int display;

  private ActionWriter(SearchState state) {
    display = state.display[state.turn];
  }

  /// The actions that lead from the position to a node that ends the turn.
  static int[] of(SearchState state, TurnGraph nodes, int node) {
    ActionWriter script = new ActionWriter(state);
    boolean lit = ((nodes.used(node) & ~state.used) >> SearchState.RED & 1) != 0;
    boolean atFirst = lit && state.canUse(SearchState.RED);
    if (atFirst) {
      script.add(Actions.of(Actions.LANTERN));
    }
    script.path(nodes, node, lit && !atFirst);
    if (!nodes.modified(node)) {
      script.add(Actions.of(Actions.END));
    }
    return script.written();
  }

  /// The dragon action for a set of cards.
  static int[] dragon(SearchState state, int given) {
    ActionWriter script = new ActionWriter(state);
    script.add(script.set(Actions.DRAGON, given));
    return script.written();
  }

  private int[] written() {
    int[] written = new int[count];
    System.arraycopy(actions, 0, written, 0, count);
    return written;
  }

  private void add(int action) {
    actions[count++] = action;
  }

  private void path(TurnGraph nodes, int node, boolean lanternLate) {
    int from = nodes.parent[node];
    if (from < 0) {
      return;
    }
    path(nodes, from, lanternLate && nodes.columns(from) >= 4);
    if (lanternLate && nodes.columns(from) == 3 && nodes.columns(node) == 4) {
      add(Actions.of(Actions.LANTERN));
    }
    step(nodes.move[node], nodes.cards[from] - nodes.cards[node]);
  }

  private void step(int move, int given) {
    int site = Move.site(move);
    int what = Move.what(move);
    switch (Move.kind(move)) {
      case Move.COLUMN -> add(Actions.column(site, what, pay(what, Move.payment(move))));
      case Move.TILE -> add(Actions.tile(site, what, pay(what / 5, Move.payment(move))));
      case Move.ROOF -> {
        int payment = pay(what / 5, Move.payment(move));
        add(Actions.roof(site, what, payment, spire(what % 5, Move.spire(move))));
      }
      case Move.MODIFIED -> {
        if (given != 0) {
          add(set(Actions.DISCARD, given));
        }
        add(Actions.column(site, what, Actions.FREE));
      }
      default -> add(set(Actions.DISCARD, given));
    }
  }

  private int pay(int colour, int payment) {
    return payment == Move.PLAIN
        ? take(colour)
        : Actions.pair(payment, take(payment) + take(payment));
  }

  private int spire(int colour, int payment) {
    if (payment == Move.PLAIN) {
      return take(colour) + take(colour);
    }
    return Actions.rice(take(colour), payment, take(payment) + take(payment));
  }

  /// Takes a card: returns 0 from the display, 1 from the hand.
  private int take(int colour) {
    if (ColourCounts.of(display, colour) > 0) {
      display -= ColourCounts.one(colour);
      return 0;
    }
    return 1;
  }

  private int set(int kind, int given) {
    int[] counts = new int[2 * ColourCounts.COLOURS];
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      for (int left = ColourCounts.of(given, colour); left > 0; left--) {
        counts[ColourCounts.COLOURS * take(colour) + colour]++;
      }
    }
    return Actions.cards(kind, counts);
  }
}
