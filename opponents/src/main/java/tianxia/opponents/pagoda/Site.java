package tianxia.opponents.pagoda;

/// A building site as a number that encodes what still matters, namely its top: 0 is empty, `1 + 25
/// × floor + 5 × colour + columns` a floor (from 0) with 0 to 4 columns of a colour, 101 a roof.
/// Six sites take 42 bits of a `long`; their order does not affect their value.
final class Site {
  static final int SITES = 6;
  static final int BARE = 0;
  static final int ROOFED = 101;
  static final int CODES = 102;
  static final int FULL = 4;

  private static final int BITS = 7;
  private static final int MASK = 127;

  /// Hash codes of site numbers, by SplitMix64, so that sums of sites differ.
  private static final long[] MIX = new long[CODES];

  static {
    for (int code = 0; code < CODES; code++) {
      MIX[code] = mix((code + 1) * 0x9e3779b97f4a7c15L);
    }
  }

  private Site() {}

  static int of(int floor, int colour, int columns) {
    return 1 + 25 * floor + 5 * colour + columns;
  }

  static int get(long sites, int site) {
    return (int) (sites >>> BITS * site) & MASK;
  }

  static long with(long sites, int site, int code) {
    return sites & ~((long) MASK << BITS * site) | (long) code << BITS * site;
  }

  /// Whether there is room for a column, payment aside.
  static boolean grows(int code) {
    return code == BARE || code != ROOFED && columns(code) < FULL;
  }

  /// Whether a column of this colour fits on a site with room.
  static boolean takes(int code, int colour) {
    return code == BARE || colour(code) == colour;
  }

  /// After adding a column.
  static int grown(int code, int colour) {
    return code == BARE ? of(0, colour, 1) : code + 1;
  }

  /// The points for a column (PAG-8).
  static int points(int code) {
    return code == BARE ? 1 : floor(code) + 1;
  }

  /// Whether its floor is full, so that a tile may be laid.
  static boolean full(int code) {
    return code != BARE && code != ROOFED && columns(code) == FULL;
  }

  static int floor(int code) {
    return (code - 1) / 25;
  }

  static int colour(int code) {
    return (code - 1) / 5 % 5;
  }

  static int columns(int code) {
    return (code - 1) % 5;
  }

  /// The number of pagodas that count as complete (PAG-10, PAG-11).
  static int complete(long sites, int supply) {
    int complete = 0;
    for (int site = 0; site < SITES; site++) {
      int code = get(sites, site);
      if (code == ROOFED || full(code) && (supply >> 5 * colour(code) & 31) == 0) {
        complete++;
      }
    }
    return complete;
  }

  /// Whether any site has room for a column.
  static boolean anyGrows(long sites) {
    for (int site = 0; site < SITES; site++) {
      if (grows(get(sites, site))) {
        return true;
      }
    }
    return false;
  }

  /// A hash that does not depend on the order of the sites.
  static long hash(long sites) {
    long sum = 0;
    for (int site = 0; site < SITES; site++) {
      sum += MIX[get(sites, site)];
    }
    return sum;
  }

  static long mix(long number) {
    long z = (number ^ number >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }
}
