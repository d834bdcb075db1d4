package tianxia.search.review;

import java.util.function.Supplier;

/// Receives better and better reviews of one game, and may stop the work. It has no influence on
/// the results.
@FunctionalInterface
public interface ReviewListener {
  /// Waits for the end.
  ReviewListener NONE = soFar -> {};

  /// A better review is there: first a rough one, and last the final one.
  void improved(Review soFar);

  /// How much of the work is done.
  ///
  /// @param done from 0 to 1
  default void progressed(double done) {}

  /// So much is done that another run could go on from here; told after each step.
  ///
  /// @param checkpoint makes the text for [Reviewer#resume], before this returns
  default void reached(Supplier<String> checkpoint) {}

  /// Whether the work should end now; asked often. Once it should, it always should.
  default boolean stopped() {
    return false;
  }
}
