package tianxia.search;

import java.util.function.LongSupplier;

/// The limits of a choice, which ends at whichever is reached first. At least one iteration is
/// made.
///
/// @param nanos time by the clock, in nanoseconds; `Long.MAX_VALUE` for no limit
/// @param iterations iterations of the search; `Integer.MAX_VALUE` for no limit
/// @param clock nanoseconds since an arbitrary moment. It may measure a thread's CPU time instead
///   of wall-clock time, so that a busy machine weakens nobody
public record SearchBudget(long nanos, int iterations, LongSupplier clock) {
  /// Wall-clock time.
  public static final LongSupplier WALL = System::nanoTime;

  public SearchBudget(long nanos, int iterations) {
    this(nanos, iterations, WALL);
  }

  public static SearchBudget millis(long millis) {
    return new SearchBudget(millis * 1_000_000, Integer.MAX_VALUE);
  }

  /// A choice that depends only on the position and the seed.
  public static SearchBudget iterations(int iterations) {
    return new SearchBudget(Long.MAX_VALUE, iterations);
  }

  /// A fraction of the time, for when others are waiting too.
  ///
  /// @param share from 0 (excluded) to 1
  public SearchBudget times(double share) {
    return nanos == Long.MAX_VALUE
        ? this
        : new SearchBudget((long) (nanos * share), iterations, clock);
  }

  /// What is left of the time, at least a minimum.
  ///
  /// @param start when it began, by [#now]
  public SearchBudget after(long start) {
    return nanos == Long.MAX_VALUE
        ? this
        : new SearchBudget(Math.max(1, nanos - (now() - start)), iterations, clock);
  }

  /// The same with at most this many iterations.
  public SearchBudget atMost(int most) {
    return new SearchBudget(nanos, Math.min(iterations, most), clock);
  }

  /// The budget for several choices, where this one is for a single choice.
  public SearchBudget forChoices(int count) {
    return new SearchBudget(
        nanos > Long.MAX_VALUE / count ? Long.MAX_VALUE : nanos * count,
        iterations > Integer.MAX_VALUE / count ? Integer.MAX_VALUE : iterations * count,
        clock);
  }

  /// The current time of the clock.
  public long now() {
    return clock.getAsLong();
  }
}
