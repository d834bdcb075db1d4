package tianxia.server.review;

import java.time.Duration;
import tianxia.kernel.Game;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.review.ReviewEffort;
import tianxia.server.store.ReviewStore;

/// Limits of reviews.
///
/// @param unfinished how many may wait or be worked on
/// @param perAddress how many of them may be ordered by one address
/// @param patience how long a review goes on without being asked for
/// @param kept how many bytes of finished reviews are kept
/// @param haste by how much less effort than usual a review is made: 1, but for tests
public record ReviewLimits(
    int unfinished, int perAddress, Duration patience, long kept, int haste) {
  /// Longer than a page that is in the background waits between two questions.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /// After how long without a word of its node a review is anybody's again.
  private static final Duration LEASE = Duration.ofSeconds(10);

  /// After how long without having been heard a node stops: before the others take over.
  private static final Duration HOLD = Duration.ofSeconds(8);

  /// How often a review is taken up: one at which node after node ends is given up.
  private static final int TRIES = 5;

  /// With what an operator may set (`ServerLimit`).
  public static ReviewLimits of(int unfinished, int perAddress, long kept) {
    return new ReviewLimits(unfinished, perAddress, PATIENCE, kept, 1);
  }

  /// The defaults.
  public static ReviewLimits standard() {
    return of(200, 4, 64L << 20);
  }

  ReviewStore.Bounds bounds() {
    return new ReviewStore.Bounds(unfinished, perAddress);
  }

  Duration lease() {
    return LEASE;
  }

  Duration hold() {
    return HOLD;
  }

  int tries() {
    return TRIES;
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
