package tianxia.kernel;

import java.util.random.RandomGenerator;

/// A small, fast random generator for playouts and search: xoroshiro128++ (Blackman and Vigna
/// 2021), seeded by SplitMix64. Not cryptographically secure.
public final class Xoroshiro implements RandomGenerator {
  private long low;
  private long high;

  public Xoroshiro(long seed) {
    seed(seed);
  }

  /// Reseeds the generator.
  public void seed(long seed) {
    low = mix(seed + 0x9e3779b97f4a7c15L);
    high = mix(seed + 0x3c6ef372fe94f82aL);
  }

  private static long mix(long seed) {
    long z = (seed ^ seed >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  @Override
  public long nextLong() {
    long a = low;
    long b = high;
    long result = Long.rotateLeft(a + b, 17) + a;
    b ^= a;
    low = Long.rotateLeft(a, 49) ^ b ^ b << 21;
    high = Long.rotateLeft(b, 28);
    return result;
  }

  @Override
  public int nextInt() {
    return (int) (nextLong() >>> 32);
  }

  /// Uniform from 0 to `bound` − 1, by multiplication with rejection (Lemire 2019).
  @Override
  public int nextInt(int bound) {
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xffffffffL) < bound) {
      int threshold = Integer.remainderUnsigned(-bound, bound);
      while (Integer.compareUnsigned((int) product, threshold) < 0) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }
}
