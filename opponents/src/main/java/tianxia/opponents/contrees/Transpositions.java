package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.search.SearchBudget;

/// The transposition table. Each slot holds one position; a new one replaces it unless the old one
/// was searched more deeply in this search.
public final class Transpositions {
  public static final int EXACT = 0;

  /// The score is a lower bound.
  public static final int LOWER = 1;

  /// The score is an upper bound.
  public static final int UPPER = 2;

  /// No entry.
  static final long NONE = 0;

  /// The approximate search time per position.
  private static final long NANOS = 300;

  private static final int MIN_BITS = 10;

  /// 32 MiB.
  private static final int MAX_BITS = 21;

  private static final long MIX = 0x9e3779b97f4a7c15L;

  /// At slot × 2 the position's key, followed by the entry: score, depth, bound and move.
  private final long[] table;

  private final int mask;

  /// @param bits the binary logarithm of the number of slots
  Transpositions(int bits) {
    table = new long[2 << bits];
    mask = (1 << bits) - 1;
  }

  /// Enough slots for a search with this budget.
  static int bits(SearchBudget effort) {
    long inTime = effort.nanos() / NANOS;
    long positions = Math.min(inTime, (long) effort.iterations() * StopCondition.POSITIONS);
    return Math.clamp(Long.SIZE - Long.numberOfLeadingZeros(positions), MIN_BITS, MAX_BITS);
  }

  static long key(ContreesState state, boolean narrow) {
    long key = mix(ContreesReader.own(state) + MIX);
    key = mix(key ^ ContreesReader.foes(state));
    key = mix(key + ContreesReader.open(state));
    if (!narrow) {
      key = mix(key ^ ContreesReader.ownHigh(state));
      key = mix(key + ContreesReader.foesHigh(state));
      key = mix(key ^ ContreesReader.openHigh(state));
    }
    return mix(
        key
            + ((long) ContreesReader.spent(state) << 32
                | ContreesReader.destroyedLead(state) + 128));
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
