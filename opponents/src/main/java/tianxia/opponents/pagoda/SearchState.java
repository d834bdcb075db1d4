package tianxia.opponents.pagoda;

import java.util.random.RandomGenerator;

/// A compact position of Pagoda at the beginning of a turn, or within one, with only what matters
/// to further play. Seats count from 0 here, and packed cards are [ColourCounts].
public final class SearchState {
  static final int BLUE = 0;
  static final int GREEN = 1;
  static final int RED = 2;
  static final int VIOLET = 3;
  static final int YELLOW = 4;

  static final int DISPLAY = 5;
  static final int HAND = 2;
  static final int FAN_HAND = 4;

  /// Floors of a pagoda: 4, or 3 in the quick game.
  final int floors;

  final boolean abilities;

  long sites;
  int supply = (1 << 25) - 1;
  final int[] display = {0x11111, 0x11111};
  final int[] hand = new int[2];
  int pile = 0x99999;

  /// Including the cards played in this turn.
  int discard;

  /// By seat: the markers, two bits per colour.
  final int[] markers = new int[2];

  final int[] score = new int[2];

  /// Whose turn it is.
  int turn;

  /// Within the turn: abilities used (one bit per colour), columns built, and whether the first
  /// action is done.
  int used;

  int columns;
  boolean begun;

  SearchState(int floors, boolean abilities) {
    this.floors = floors;
    this.abilities = abilities;
  }

  /// The start of a game, after dealing.
  public static SearchState dealt(int floors, boolean abilities, RandomGenerator random) {
    SearchState state = new SearchState(floors, abilities);
    state.fill(HAND, random);
    state.turn = 1;
    state.fill(HAND, random);
    state.turn = 0;
    return state;
  }

  /// The lead of a seat (from 0) in points.
  public int lead(int seat) {
    return score[seat] - score[1 - seat];
  }

  void set(SearchState other) {
    sites = other.sites;
    supply = other.supply;
    pile = other.pile;
    discard = other.discard;
    turn = other.turn;
    used = other.used;
    columns = other.columns;
    begun = other.begun;
    for (int seat = 0; seat < 2; seat++) {
      display[seat] = other.display[seat];
      hand[seat] = other.hand[seat];
      markers[seat] = other.markers[seat];
      score[seat] = other.score[seat];
    }
  }

  /// The cards of the seat to move, in display and hand.
  int held() {
    return display[turn] + hand[turn];
  }

  /// The cards that the seat to move cannot see.
  int unseen() {
    return pile + hand[1 - turn];
  }

  boolean canUse(int ability) {
    return marker(markers[turn], ability) > 0 && (used >> ability & 1) == 0;
  }

  static int marker(int markers, int ability) {
    return markers >> 2 * ability & 3;
  }

  /// Draws until the display is full and the hand has a given size (PAG-15).
  void fill(int size, RandomGenerator random) {
    for (int left = DISPLAY - ColourCounts.sum(display[turn]); left > 0; left--) {
      display[turn] += ColourCounts.one(draw(random));
    }
    for (int left = size - ColourCounts.sum(hand[turn]); left > 0; left--) {
      hand[turn] += ColourCounts.one(draw(random));
    }
  }

  private int draw(RandomGenerator random) {
    if (pile == 0) {
      pile = discard;
      discard = 0;
    }
    int colour = ColourCounts.pick(pile, random.nextInt(ColourCounts.sum(pile)));
    pile -= ColourCounts.one(colour);
    return colour;
  }

  /// Removes cards, first from the display. This keeps the hand covered, and a hand above the
  /// refill size keeps its cards.
  void giveUp(int cards) {
    int open = ColourCounts.least(cards, display[turn]);
    display[turn] -= open;
    hand[turn] -= cards - open;
    discard += cards;
  }

  /// PAG-19, including the draws.
  void dragon(int cards, RandomGenerator random) {
    int size = ColourCounts.sum(hand[turn]);
    giveUp(cards);
    use(YELLOW);
    fill(size, random);
  }

  /// PAG-18, including the draws.
  void fan(RandomGenerator random) {
    use(VIOLET);
    fill(FAN_HAND, random);
  }

  /// PAG-18.
  boolean fanAsked() {
    return canUse(VIOLET) && ColourCounts.sum(hand[turn]) < FAN_HAND;
  }

  void use(int ability) {
    markers[turn] -= 1 << 2 * ability;
    used |= 1 << ability;
  }

  /// The number of cards drawn at the end of a turn in which this many are kept.
  int pending(int kept) {
    int given = held() - kept;
    int open = ColourCounts.sum(ColourCounts.least(given, display[turn]));
    int size = ColourCounts.sum(hand[turn]) - ColourCounts.sum(given) + open;
    return DISPLAY - ColourCounts.sum(display[turn]) + open + Math.max(0, HAND - size);
  }

  /// Whether the game would be over if the turn ended now (PAG-24).
  boolean lastTurn() {
    return turn == 1 && Site.complete(sites, supply) >= 3;
  }

  void pass() {
    turn = 1 - turn;
    used = 0;
    columns = 0;
    begun = false;
  }
}
