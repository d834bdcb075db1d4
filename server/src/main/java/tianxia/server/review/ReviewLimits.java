package tianxia.server.review;

import java.time.Duration;
import tianxia.kernel.Game;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.review.ReviewEffort;

/// Limits of reviews.
///
/// @param unfinished how many may wait or be worked on
/// @param perAddress how many of them may be ordered by one address
/// @param patience how long a review goes on without being asked for
/// @param kept how many characters of finished reviews stay in memory
/// @param haste by how much less effort than usual a review is made: 1, but for tests
public record ReviewLimits(
    int unfinished, int perAddress, Duration patience, long kept, int haste) {
  /// Longer than a page that is in the background waits between two questions.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final long KEPT = 16_000_000;

  /// With what an operator may set (`ServerLimit`).
  public static ReviewLimits of(int unfinished, int perAddress) {
    return new ReviewLimits(unfinished, perAddress, PATIENCE, KEPT, 1);
  }

  /// The defaults.
  public static ReviewLimits standard() {
    return of(200, 4);
  }

  /// With less effort for each review.
  public ReviewLimits withHaste(int other) {
    return new ReviewLimits(unfinished, perAddress, patience, kept, other);
  }

  /// What is spent on the review of a game.
  ReviewEffort effort(Game<?> game) {
    ReviewEffort usual = Analysts.review(game);
    return haste == 1
        ? usual
        : new ReviewEffort(
            less(usual.decision()), less(usual.leaf()), Math.max(1, usual.worlds() / haste));
  }

  private SearchBudget less(SearchBudget usual) {
    return SearchBudget.iterations(Math.max(1, usual.iterations() / haste));
  }
}
