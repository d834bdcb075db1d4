package tianxia.opponents.contrees;

/// Numbers the patterns of the evaluation.
public final class Pattern {
  /// Stages of the tower phase, eight turns each.
  public static final int STAGES = 6;

  /// The content of a corner: empty; empty but closed to the seat to move; a tower of the seat to
  /// move with 0, 1, 2 or 3 free corners beside it; one of the other seat, likewise.
  static final int OPEN = 0;

  static final int CLOSED = 1;
  static final int OWN = 2;
  static final int FOES = 6;
  public static final int HOLDINGS = 10;

  private static final int SQUARE = Tally.COUNT * Tally.COUNT;

  /// The number of [#corner] patterns.
  static final int TRIPLES = Tally.COUNT * SQUARE;

  static final int CORNERS = HOLDINGS * TRIPLES;

  /// Shorter stages of a game, four turns each.
  private static final int PARTS = 12;

  private static final int MAX_CONTROL = 9;
  static final int ACCOUNTS = 4 * PARTS * MAX_CONTROL * MAX_CONTROL;

  private static final int MAX_LEAD = 10;
  static final int LEADS = PARTS * (2 * MAX_LEAD + 1);

  private static final int MIN_ROOM = -6;
  private static final int MAX_ROOM = 10;
  private static final int TURNS = 48;
  static final int ROOMS = TURNS * (MAX_ROOM - MIN_ROOM + 1);

  private Pattern() {}

  /// @param spent tower turns of both seats, below 48
  static int stage(int spent) {
    return spent >> 3;
  }

  /// The first pattern of corners with this content.
  static int holding(int holding) {
    return holding * TRIPLES;
  }

  /// The pattern of a corner within those of its content: the tallies of its contrées.
  public static int corner(int first, int second, int third) {
    return first * SQUARE + second * Tally.COUNT + third;
  }

  /// The number of contrées that both seats control.
  static int account(int contrees, int spent, int own, int foes) {
    int part = (contrees - 12 >> 2) * PARTS + (spent >> 2);
    return (part * MAX_CONTROL + own) * MAX_CONTROL + foes;
  }

  /// How many more towers the seat to move has destroyed (CON-13).
  static int lead(int spent, int more) {
    int clamped = Math.max(-MAX_LEAD, Math.min(MAX_LEAD, more));
    return (spent >> 2) * (2 * MAX_LEAD + 1) + clamped + MAX_LEAD;
  }

  /// Free corners minus remaining turns.
  static int room(int spent, int free) {
    int clamped = Math.max(MIN_ROOM, Math.min(MAX_ROOM, free - (TURNS - spent)));
    return spent * (MAX_ROOM - MIN_ROOM + 1) + clamped - MIN_ROOM;
  }
}
