package tianxia.search.review;

import tianxia.search.SearchBudget;

/// The effort for each part of a review.
///
/// @param decision for each analysis of a decision
/// @param leaf for each analysis of a seat's next choice in a playout
/// @param worlds number of playouts for each outcome of a draw, and for each position with full
///   information
public record ReviewEffort(SearchBudget decision, SearchBudget leaf, int worlds) {
  /// Divisor of the effort for a first look.
  private static final int ROUGH = 12;

  /// Less for each decision and draw.
  ///
  /// @param factor above 0, at most 1
  public ReviewEffort times(double factor) {
    int iterations = Math.max(1, (int) (factor * decision.iterations()));
    return new ReviewEffort(
        decision.times(factor).atMost(iterations),
        leaf,
        Math.max(1, (int) Math.round(factor * worlds)));
  }

  /// The same with another effort for decisions.
  public ReviewEffort deciding(SearchBudget other) {
    return new ReviewEffort(other, leaf, worlds);
  }

  /// The effort of a first look: no playouts.
  ReviewEffort rough() {
    return new ReviewEffort(times(1.0 / ROUGH).decision(), leaf, 0);
  }
}
