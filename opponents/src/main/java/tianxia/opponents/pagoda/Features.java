package tianxia.opponents.pagoda;

/// The network's input: which of several hundred features a position has, from the point of view of
/// the seat that has just moved ("own"). The cards it is still to draw are unknown, as are the
/// other seat's covered cards. Colours are encoded by the need for them on the sites.
public final class Features {
  /// The maximum number of active features.
  static final int MAX_FEATURES = 40;

  private static final int CODES = 0;
  private static final int GROWING = CODES + Site.CODES;
  private static final int FULL = GROWING + 4 * 4 * 4 * 3;
  private static final int TOP = FULL + 3 * 3 * 2 * 3 * 4;
  private static final int DEAD = TOP + 4 * 4 * 3;
  private static final int DEMAND = DEAD + 2;
  private static final int UNSEEN = DEMAND + 4 * 5 * 4;
  private static final int MARKERS = UNSEEN + 8 * 4;
  private static final int COMPLETE = MARKERS + 2 * 5 * 3;
  private static final int DISTANCE = COMPLETE + 2 * 4;
  private static final int LEAD = DISTANCE + 2 * 16;
  private static final int PENDING = LEAD + 25 * 6;
  private static final int COVERED = PENDING + 10;

  /// The number of features.
  static final int COUNT = COVERED + 5;

  final short[] active = new short[MAX_FEATURES];
  int size;

  /// The lead in points.
  int lead;

  private int floors;
  private int second;
  private int otherCards;
  private int otherMarkers;
  private int unseen;
  private int covered;
  private final int[] work = new int[Site.SITES];

  /// The active rows of a network.
  ///
  /// @param always an additional row, such as the bias
  public short[] rows(int always) {
    short[] rows = new short[size + 1];
    rows[0] = (short) always;
    System.arraycopy(active, 0, rows, 1, size);
    return rows;
  }

  /// Computes what is common to all outcomes of a turn.
  ///
  /// @param known the known covered cards of the other seat
  void begin(SearchState state, int known) {
    floors = state.floors;
    second = state.turn;
    otherCards = state.display[1 - state.turn] + known;
    otherMarkers = state.markers[1 - state.turn];
    unseen = state.unseen();
    lead = state.score[state.turn] - state.score[1 - state.turn];
    covered = Math.min(4, ColourCounts.sum(state.hand[1 - state.turn]));
  }

  /// Computes the features of a position.
  ///
  /// @param kept the seat's own cards
  /// @param pending the number of cards drawn before the next turn
  /// @param ahead the lead in points
  void find(long sites, int supply, int kept, int pending, int markers, int ahead) {
    size = 0;
    int demand = 0;
    for (int site = 0; site < Site.SITES; site++) {
      int code = Site.get(sites, site);
      add(CODES + code);
      work[site] = work(code, supply);
      if (code != Site.BARE && code != Site.ROOFED) {
        int colour = Site.colour(code);
        if (Site.columns(code) < Site.FULL) {
          demand += ColourCounts.one(colour);
          growing(code, colour, kept);
        } else {
          full(code, colour, supply, kept);
        }
      }
    }
    colours(demand, kept);
    markers(markers);
    end(sites, supply, ahead);
    add(PENDING + Math.min(9, pending));
    add(COVERED + covered);
  }

  private void add(int feature) {
    active[size++] = (short) feature;
  }

  private int fromTop(int code) {
    return Site.floor(code) + 4 - floors;
  }

  private void growing(int code, int colour, int kept) {
    int other = Math.min(3, ColourCounts.of(otherCards, colour));
    int own = Math.min(2, ColourCounts.of(kept, colour));
    add(GROWING + ((fromTop(code) * 4 + Site.columns(code)) * 4 + other) * 3 + own);
  }

  private void full(int code, int colour, int supply, int kept) {
    int tiles = supply >> 5 * colour & 31;
    if (tiles == 0) {
      add(DEAD + (fromTop(code) == 3 ? 1 : 0));
      return;
    }
    int left = Math.min(3, Integer.bitCount(tiles)) - 1;
    if (fromTop(code) == 3) {
      int other = missing(tiles, colour, otherCards);
      add(TOP + (other * 4 + missing(tiles, colour, kept)) * 3 + left);
      return;
    }
    int follow = 0;
    for (int slots = 0; slots < ColourCounts.COLOURS; slots++) {
      if ((tiles >> slots & 1) != 0) {
        int rest = ColourCounts.of(otherCards, slots) - (slots == colour ? 1 : 0);
        follow = Math.max(follow, Math.min(3, rest));
      }
    }
    int other = Math.min(2, ColourCounts.of(otherCards, colour));
    int own = Math.min(1, ColourCounts.of(kept, colour));
    add(FULL + (((fromTop(code) * 3 + other) * 2 + own) * 3 + left) * 4 + follow);
  }

  /// The number of cards missing for the nearest possible roof.
  private static int missing(int tiles, int colour, int cards) {
    int least = 3;
    for (int slots = 0; slots < ColourCounts.COLOURS; slots++) {
      if ((tiles >> slots & 1) != 0) {
        int have =
            Math.min(1, ColourCounts.of(cards, colour))
                + Math.min(2, ColourCounts.of(cards, slots));
        least =
            Math.min(
                least,
                slots == colour ? 3 - Math.min(3, ColourCounts.of(cards, colour)) : 3 - have);
      }
    }
    return least;
  }

  private void colours(int demand, int kept) {
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      int sites = Math.min(3, ColourCounts.of(demand, colour));
      int other = Math.min(4, ColourCounts.of(otherCards, colour));
      add(DEMAND + (sites * 5 + other) * 4 + Math.min(3, ColourCounts.of(kept, colour)));
      add(UNSEEN + Math.min(7, ColourCounts.of(unseen, colour)) * 4 + sites);
    }
  }

  private void markers(int own) {
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      add(MARKERS + 3 * colour + SearchState.marker(own, colour));
      add(MARKERS + 15 + 3 * colour + SearchState.marker(otherMarkers, colour));
    }
  }

  /// Features of the distance to the end, and the lead.
  private void end(long sites, int supply, int ahead) {
    int complete = Math.min(3, Site.complete(sites, supply));
    int distance = 0;
    for (int n = 0; n < 3; n++) {
      int least = n;
      for (int site = n + 1; site < Site.SITES; site++) {
        least = work[site] < work[least] ? site : least;
      }
      int taken = work[least];
      work[least] = work[n];
      work[n] = taken;
      distance += taken;
    }
    add(COMPLETE + 4 * second + complete);
    add(DISTANCE + 16 * second + Math.min(15, (distance + 2) / 3));
    int near = distance <= 2 ? 0 : distance <= 6 ? 1 : distance <= 12 ? 2 : distance <= 20 ? 3 : 4;
    int bucket = Math.max(-12, Math.min(12, (ahead + (ahead > 0 ? 1 : ahead < 0 ? -1 : 0)) / 2));
    add(LEAD + (bucket + 12) * 6 + (distance > 32 ? 5 : near));
  }

  /// The columns, tiles and roof still missing to complete the pagoda.
  private int work(int code, int supply) {
    if (code == Site.BARE) {
      return 5 * floors;
    }
    boolean complete =
        code == Site.ROOFED || Site.full(code) && (supply >> 5 * Site.colour(code) & 31) == 0;
    return complete ? 0 : (3 - fromTop(code)) * 5 + 5 - Site.columns(code);
  }
}
