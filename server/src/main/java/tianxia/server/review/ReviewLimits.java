package tianxia.server.review;

import java.time.Duration;

/// Limits of reviews.
///
/// @param unfinished how many may wait or be worked on
/// @param perAddress how many of them may be ordered by one address
/// @param patience how long a review goes on without being asked for
/// @param kept how many characters of finished reviews stay in memory
public record ReviewLimits(int unfinished, int perAddress, Duration patience, long kept) {
  /// Longer than a page that is in the background waits between two questions.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final long KEPT = 16_000_000;

  /// With what an operator may set (`ServerLimit`).
  public static ReviewLimits of(int unfinished, int perAddress) {
    return new ReviewLimits(unfinished, perAddress, PATIENCE, KEPT);
  }

  /// The defaults.
  public static ReviewLimits standard() {
    return of(200, 4);
  }
}
