package tianxia.server.review;

import java.time.Duration;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.ReviewEffort;
import tianxia.server.store.ReviewStore;

/// Limits of reviews.
///
/// @param unfinished maximum number of orders that wait or are worked on
/// @param perAddress maximum number of them that one address may order
/// @param patience how long an order lives without a request for it
/// @param kept maximum size of all finished reviews, in bytes
/// @param haste divisor of the effort of a review: 1, except in tests
public record ReviewLimits(
    int unfinished, int perAddress, Duration patience, long kept, int haste) {
  /// Longer than the interval between two requests of a page in the background.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /// A review whose node has sent no heartbeat for this long may be taken over.
  private static final Duration LEASE = Duration.ofSeconds(10);

  /// A node that could not send a heartbeat for this long stops working, before others take over.
  private static final Duration HOLD = Duration.ofSeconds(8);

  /// Maximum number of attempts: a review that crashes one node after another is abandoned.
  private static final int TRIES = 5;

  /// Limits with the values that an operator may set (`ServerLimit`).
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

  /// The same limits with less effort for each review.
  public ReviewLimits withHaste(int other) {
    return new ReviewLimits(unfinished, perAddress, patience, kept, other);
  }

  /// The effort of a review of a game.
  ReviewEffort effort(PlayedGame<?> played) {
    ReviewEffort usual = Analysts.review(played);
    return haste == 1
        ? usual
        : new ReviewEffort(
            less(usual.decision()), less(usual.leaf()), Math.max(1, usual.worlds() / haste));
  }

  private SearchBudget less(SearchBudget usual) {
    return SearchBudget.iterations(Math.max(1, usual.iterations() / haste));
  }
}
