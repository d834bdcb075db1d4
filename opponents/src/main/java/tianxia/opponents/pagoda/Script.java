package tianxia.opponents.pagoda;

import tianxia.games.pagoda.Code;

/// Writes a turn that was chosen as the game's actions.
final class Script {
  private static final int MOST = 32;

  private final int[] actions = new int[MOST];
  private int count;
  private int display;

  private Script(Ground ground) {
    display = ground.display[ground.turn];
  }

  /// The actions that lead from the position to a node that ends the turn.
  static int[] of(Ground ground, Nodes nodes, int node) {
    Script script = new Script(ground);
    boolean lit = ((nodes.used(node) & ~ground.used) >> Ground.RED & 1) != 0;
    boolean atFirst = lit && ground.canUse(Ground.RED);
    if (atFirst) {
      script.add(Code.of(Code.LANTERN));
    }
    script.path(nodes, node, lit && !atFirst);
    if (!nodes.modified(node)) {
      script.add(Code.of(Code.END));
    }
    return script.written();
  }

  /// The dragon for a set of cards.
  static int[] dragon(Ground ground, int given) {
    Script script = new Script(ground);
    script.add(script.set(Code.DRAGON, given));
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

  private void path(Nodes nodes, int node, boolean lanternLate) {
    int from = nodes.parent[node];
    if (from < 0) {
      return;
    }
    path(nodes, from, lanternLate && nodes.columns(from) >= 4);
    if (lanternLate && nodes.columns(from) == 3 && nodes.columns(node) == 4) {
      add(Code.of(Code.LANTERN));
    }
    step(nodes.move[node], nodes.cards[from] - nodes.cards[node]);
  }

  private void step(int move, int given) {
    int site = Move.site(move);
    int what = Move.what(move);
    switch (Move.kind(move)) {
      case Move.COLUMN -> add(Code.column(site, what, pay(what, Move.payment(move))));
      case Move.TILE -> add(Code.tile(site, what, pay(what / 5, Move.payment(move))));
      case Move.ROOF -> {
        int payment = pay(what / 5, Move.payment(move));
        add(Code.roof(site, what, payment, spire(what % 5, Move.spire(move))));
      }
      case Move.MODIFIED -> {
        if (given != 0) {
          add(set(Code.DISCARD, given));
        }
        add(Code.column(site, what, Code.FREE));
      }
      default -> add(set(Code.DISCARD, given));
    }
  }

  private int pay(int colour, int payment) {
    return payment == Move.PLAIN ? take(colour) : Code.pair(payment, take(payment) + take(payment));
  }

  private int spire(int colour, int payment) {
    if (payment == Move.PLAIN) {
      return take(colour) + take(colour);
    }
    return Code.rice(take(colour), payment, take(payment) + take(payment));
  }

  /// Takes a card; 0 from the display, 1 from the hand.
  private int take(int colour) {
    if (Counts.of(display, colour) > 0) {
      display -= Counts.one(colour);
      return 0;
    }
    return 1;
  }

  private int set(int kind, int given) {
    int[] counts = new int[2 * Counts.COLOURS];
    for (int colour = 0; colour < Counts.COLOURS; colour++) {
      for (int left = Counts.of(given, colour); left > 0; left--) {
        counts[Counts.COLOURS * take(colour) + colour]++;
      }
    }
    return Code.cards(kind, counts);
  }
}
