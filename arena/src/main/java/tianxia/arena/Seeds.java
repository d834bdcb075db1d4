package tianxia.arena;

/// Derives seeds from several numbers, so that each random stream of a match is independent.
public final class Seeds {
  /// Stream purposes.
  public static final long CHANCE = 1;

  public static final long PLAYER = 2;

  private Seeds() {}

  /// Applies the mixer of SplitMix64 (Steele, Lea and Flood 2014) to one number after another.
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
