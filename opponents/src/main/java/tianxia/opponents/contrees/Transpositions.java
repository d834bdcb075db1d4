package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesState;
import tianxia.search.SearchBudget;

/// What the search has found out about positions, however they came about. A place holds one
/// position; a later one takes it over unless the older was looked at deeper in this search.
public final class Transpositions {
  public static final int EXACT = 0;

  /// The position is worth at least the score.
  public static final int LOWER = 1;

  /// At most.
  public static final int UPPER = 2;

  /// The entry of a position that is not there.
  static final long NONE = 0;

  /// About how long a position takes.
  private static final long NANOS = 300;

  private static final int MIN_BITS = 10;

  /// 32 MiB.
  private static final int MAX_BITS = 21;

  private static final long MIX = 0x9e3779b97f4a7c15L;

  /// At slot × 2 the position's key, then the entry: score, depth, bound and move.
  private final long[] table;

  private final int mask;

  /// @param bits the binary logarithm of how many places there are
  Transpositions(int bits) {
    table = new long[2 << bits];
    mask = (1 << bits) - 1;
  }

  /// How many places an effort can fill.
  static int bits(SearchBudget effort) {
    long inTime = effort.nanos() / NANOS;
    long positions = Math.min(inTime, (long) effort.iterations() * StopCondition.POSITIONS);
    return Math.clamp(Long.SIZE - Long.numberOfLeadingZeros(positions), MIN_BITS, MAX_BITS);
  }

  static long key(ContreesState state, boolean narrow) {
    long key = mix(state.own() + MIX);
    key = mix(key ^ state.foes());
    key = mix(key + state.open());
    if (!narrow) {
      key = mix(key ^ state.ownHigh());
      key = mix(key + state.foesHigh());
      key = mix(key ^ state.openHigh());
    }
    return mix(key + ((long) state.spent() << 32 | state.destroyedLead() + 128));
  }

  private static long mix(long key) {
    long product = key * MIX;
    return product ^ product >>> 32;
  }

  /// The position's entry, or [#NONE].
  long get(long key) {
    int slot = 2 * ((int) key & mask);
    return table[slot] == key ? table[slot + 1] : NONE;
  }

  void put(long key, int score, int depth, int bound, int move) {
    int slot = 2 * ((int) key & mask);
    long old = table[slot + 1];
    if (old != NONE && table[slot] != key && depth(old) > depth + 2) {
      return;
    }
    table[slot] = key;
    table[slot + 1] = (long) score << 32 | 1L << 31 | depth << 16 | bound << 8 | move;
  }

  static int score(long entry) {
    return (int) (entry >> 32);
  }

  static int depth(long entry) {
    return (int) (entry >> 16) & 0xff;
  }

  static int bound(long entry) {
    return (int) (entry >> 8) & 0xff;
  }

  static int move(long entry) {
    return (int) entry & 0xff;
  }
}
