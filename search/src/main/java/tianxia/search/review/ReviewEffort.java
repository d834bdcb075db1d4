package tianxia.search.review;

import tianxia.search.SearchBudget;

/// How much is spent on each part of a review.
///
/// @param decision for each analysis of a decision
/// @param leaf for each analysis of a seat's next choice, in worlds played on
/// @param worlds that are played on for each outcome of a draw, and for each position as it really
///   was
public record ReviewEffort(SearchBudget decision, SearchBudget leaf, int worlds) {
  /// A first look is so much quicker.
  private static final int ROUGH = 12;

  /// The same with another effort for decisions.
  public ReviewEffort deciding(SearchBudget other) {
    return new ReviewEffort(other, leaf, worlds);
  }

  /// The effort of a first look: nothing is played on.
  ReviewEffort rough() {
    SearchBudget less =
        decision.times(1.0 / ROUGH).atMost(Math.max(1, decision.iterations() / ROUGH));
    return new ReviewEffort(less, leaf, 0);
  }
}
