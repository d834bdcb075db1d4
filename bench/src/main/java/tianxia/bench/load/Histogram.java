package tianxia.bench.load;

import java.util.concurrent.atomic.AtomicLongArray;

/// Counts durations in buckets at most 1/32 wider than their lower bound. Thread-safe.
final class Histogram {
  private static final int SUB_BITS = 5;
  private static final int SUB = 1 << SUB_BITS;

  private final AtomicLongArray buckets = new AtomicLongArray(64 * SUB);

  /// @param nanos at least 0
  void add(long nanos) {
    buckets.incrementAndGet(bucket(nanos));
  }

  long count() {
    long sum = 0;
    for (int i = 0; i < buckets.length(); i++) {
      sum += buckets.get(i);
    }
    return sum;
  }

  /// The lower bound of the bucket that holds a quantile, in milliseconds; 0 if nothing was
  /// counted.
  ///
  /// @param quantile from 0 to 1
  double millis(double quantile) {
    long rank = (long) Math.ceil(quantile * count());
    long seen = 0;
    for (int i = 0; i < buckets.length(); i++) {
      seen += buckets.get(i);
      if (seen >= rank && seen > 0) {
        return lower(i) / 1e6;
      }
    }
    return 0;
  }

  private static int bucket(long nanos) {
    int shift = Math.max(0, 63 - Long.numberOfLeadingZeros(nanos | 1) - SUB_BITS);
    return (int) ((nanos >>> shift) + (long) shift * SUB);
  }

  private static long lower(int bucket) {
    int shift = Math.max(0, bucket / SUB - 1);
    return (long) (bucket - shift * SUB) << shift;
  }
}
