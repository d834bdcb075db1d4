package tianxia.arena;

/// Seeds from several numbers, so that each stream of a match is one of its own.
public final class Seeds {
  /// What a stream is for.
  public static final long CHANCE = 1;

  public static final long PLAYER = 2;

  private Seeds() {}

  /// By the mixer of SplitMix64 (Steele, Lea and Flood 2014) over one number after the other.
  public static long of(long... numbers) {
    long seed = 0;
    for (long number : numbers) {
      long z = seed + number + 0x9e3779b97f4a7c15L;
      z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
      z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
      seed = z ^ z >>> 31;
    }
    return seed;
  }
}
