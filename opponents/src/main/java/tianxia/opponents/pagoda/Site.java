package tianxia.opponents.pagoda;

/// A building site as a number: all of it that still matters, which is its top. 0 is bare, `1 + 25
/// × floor + 5 × colour + columns` a floor (from 0) with 0 to 4 columns of a colour, 101 a roof.
/// Six sites are 42 bits of a `long`; which site is which makes no difference to their worth.
final class Site {
  static final int SITES = 6;
  static final int BARE = 0;
  static final int ROOFED = 101;
  static final int CODES = 102;
  static final int FULL = 4;

  private static final int BITS = 7;
  private static final int MASK = 127;

  /// Numbers that make sums of sites differ: the golden section, mixed (as in SplitMix64).
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

  /// Whether a column has room, if it were paid for.
  static boolean grows(int code) {
    return code == BARE || code != ROOFED && columns(code) < FULL;
  }

  /// Whether a column of this colour fits on a site that grows.
  static boolean takes(int code, int colour) {
    return code == BARE || colour(code) == colour;
  }

  /// With one column more.
  static int grown(int code, int colour) {
    return code == BARE ? of(0, colour, 1) : code + 1;
  }

  /// What a column scores (PAG-8).
  static int points(int code) {
    return code == BARE ? 1 : floor(code) + 1;
  }

  /// Whether it has a floor that a tile may be laid on.
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

  /// Pagodas that count as complete (PAG-10, PAG-11).
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

  /// Whether a column has room anywhere.
  static boolean anyGrows(long sites) {
    for (int site = 0; site < SITES; site++) {
      if (grows(get(sites, site))) {
        return true;
      }
    }
    return false;
  }

  /// A hash that is the same however the sites are ordered.
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
