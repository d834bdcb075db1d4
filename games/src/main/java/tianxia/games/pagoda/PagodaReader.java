package tianxia.games.pagoda;

import tianxia.games.pagoda.PagodaState.Phase;

/// Read access to a position: public facts, and the cards known in it. Seats count from 1, sites,
/// floors and colours from 0; colours are in the order B, G, R, V, Y. In a forgotten position the
/// other hand is empty, and its cards are included in the pile.
public final class PagodaReader {
  /// The required colour of an empty site.
  public static final int ANY = PagodaState.ANY;

  private PagodaReader() {}

  /// Floors of a pagoda, 3 or 4 (PAG-22).
  public static int floors(PagodaState s) {
    return s.floors;
  }

  public static boolean abilities(PagodaState s) {
    return s.abilities;
  }

  /// The seat whose turn it is; 0 at the end.
  public static int turn(PagodaState s) {
    return s.turn;
  }

  /// Whether the seat is asked about the fan (PAG-18).
  public static boolean atFan(PagodaState s) {
    return s.phase == Phase.FAN;
  }

  /// Whether four cards have been given up and their column follows (PAG-13).
  public static boolean atFreeColumn(PagodaState s) {
    return s.phase == Phase.COLUMN;
  }

  /// Whether the turn's first action is still to come; the dragon does not count.
  public static boolean untouched(PagodaState s) {
    return LegalActions.untouched(s);
  }

  /// Columns built in this turn.
  public static int columns(PagodaState s) {
    return s.columns;
  }

  /// Abilities used in this turn, one bit per colour.
  public static int used(PagodaState s) {
    return s.used;
  }

  /// The floor of a site under construction.
  public static int floor(PagodaState s, int site) {
    return s.floor[site];
  }

  /// Its columns, 0 to 4.
  public static int height(PagodaState s, int site) {
    return s.height[site];
  }

  /// The required colour of its next column, or [#ANY].
  public static int need(PagodaState s, int site) {
    return s.need[site];
  }

  public static boolean roofed(PagodaState s, int site) {
    return (s.roofed >> site & 1) != 0;
  }

  /// The remaining tiles: bit 5 × background + slots.
  public static int supply(PagodaState s) {
    return s.supply;
  }

  public static int display(PagodaState s, int seat, int colour) {
    return s.cards[10 * (seat - 1) + colour];
  }

  /// Cards in a hand; 0 if it is unknown.
  public static int hand(PagodaState s, int seat, int colour) {
    return s.cards[10 * (seat - 1) + 5 + colour];
  }

  public static int handSize(PagodaState s, int seat) {
    return s.handSize(seat);
  }

  /// Cards in the pile and in unknown hands.
  public static int pile(PagodaState s, int colour) {
    return s.pile[colour];
  }

  /// Discards, including those of this turn.
  public static int discards(PagodaState s, int colour) {
    return s.discard[colour] + s.played[colour];
  }

  /// An ability's marker, 0 to 2.
  public static int marker(PagodaState s, int seat, int ability) {
    return s.marker[5 * (seat - 1) + ability];
  }

  public static int score(PagodaState s, int seat) {
    return s.score[seat - 1];
  }
}
