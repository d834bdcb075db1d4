package tianxia.search.analysis;

/// Receives better and better analyses of one position, and may stop the search. It has no
/// influence on the results.
@FunctionalInterface
public interface AnalysisListener {
  /// Waits for the end.
  AnalysisListener NONE = soFar -> {};

  /// A better analysis is there: each time the effort has doubled, and last the final one.
  void improved(Analysis soFar);

  /// Whether the search should end now; asked often, as the clock is.
  default boolean stopped() {
    return false;
  }
}
