package tianxia.server.http.limit;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.local.SynchronizationStrategy;
import java.time.Duration;

/// How often something may be done: at most `burst` at once, refilled evenly to `burst` more in
/// each `period`.
///
/// @param burst from 1
/// @param period longer than nothing
public record Rate(int burst, Duration period) {

  /// `burst` in each minute.
  public static Rate perMinute(int burst) {
    return new Rate(burst, Duration.ofMinutes(1));
  }

  public Bucket bucket() {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(burst).refillGreedy(burst, period))
        // Buckets are hardly ever contended. Without locks each use would copy the bucket's state.
        .withSynchronizationStrategy(SynchronizationStrategy.SYNCHRONIZED)
        .build();
  }
}
