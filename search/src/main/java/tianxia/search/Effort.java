package tianxia.search;

/// How long a choice may take: it ends at whichever limit comes first. At least one iteration is
/// made.
///
/// @param nanos time, in nanoseconds; `Long.MAX_VALUE` for no limit
/// @param iterations iterations of the search; `Integer.MAX_VALUE` for no limit
public record Effort(long nanos, int iterations) {
  public static Effort millis(long millis) {
    return new Effort(millis * 1_000_000, Integer.MAX_VALUE);
  }

  /// A choice that depends on nothing but the position and the seed.
  public static Effort iterations(int iterations) {
    return new Effort(Long.MAX_VALUE, iterations);
  }

  /// A part of the time, for when others wait too.
  ///
  /// @param share from 0 (excluded) to 1
  public Effort times(double share) {
    return nanos == Long.MAX_VALUE ? this : new Effort((long) (nanos * share), iterations);
  }
}
