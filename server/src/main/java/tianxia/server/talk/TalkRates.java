package tianxia.server.talk;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// How often something may be said at one table: by each speaker, and by all who watch together,
/// who may be any number. Remembers a bounded number of speakers.
public final class TalkRates {
  private static final int SPEAKERS = 200;

  private final TimeMeter meter;
  private final Bucket watchers;
  private final Map<String, Bucket> speakers = bounded();
  private final Map<String, Bucket> reporters = bounded();

  /// @param nanos a monotonic clock
  public TalkRates(LongSupplier nanos) {
    this.meter =
        new TimeMeter() {
          @Override
          public long currentTimeNanos() {
            return nanos.getAsLong();
          }

          @Override
          public boolean isWallClockBased() {
            return false;
          }
        };
    this.watchers = bucket(30, Duration.ofMinutes(1));
  }

  private static Map<String, Bucket> bounded() {
    return new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
        return size() > SPEAKERS;
      }
    };
  }

  private Bucket bucket(int burst, Duration period) {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(burst).refillGreedy(burst, period))
        .withCustomTimePrecision(meter)
        .build();
  }

  /// Whether a speaker may say one more thing now; it is counted if so.
  public boolean says(TalkRoom room, String speaker) {
    return speakers.computeIfAbsent(speaker, key -> bucket(6, Duration.ofSeconds(20))).tryConsume(1)
        && (room == TalkRoom.PLAYERS || watchers.tryConsume(1));
  }

  /// The same for a report.
  public boolean reports(String reporter) {
    return reporters
        .computeIfAbsent(reporter, key -> bucket(5, Duration.ofMinutes(10)))
        .tryConsume(1);
  }
}
