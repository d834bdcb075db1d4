package tianxia.search.review;

import java.util.function.Supplier;

/// Receives successively better reviews of one game, and may stop the work. It does not influence
/// the results.
@FunctionalInterface
public interface ReviewListener {
  /// A listener that ignores everything but the result.
  ReviewListener NONE = soFar -> {};

  /// A better review is available: first a rough one, last the final one.
  void improved(Review soFar);

  /// The share of the work that is done.
  ///
  /// @param done from 0 to 1
  default void progressed(double done) {}

  /// A checkpoint has been reached, from which another run can continue; called after each step.
  ///
  /// @param checkpoint makes the text for [Reviewer#resume]; valid until this method returns
  default void reached(Supplier<String> checkpoint) {}

  /// Whether the work should end now; called often. Once true, it must stay true.
  default boolean stopped() {
    return false;
  }
}
