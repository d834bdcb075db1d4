package tianxia.search.review;

import java.util.Optional;
import tianxia.kernel.State;
import tianxia.search.analysis.AnytimeAnalyst;

/// Reviews finished games: what each decision cost by its seat's knowledge, what each draw was
/// worth, and how both led to the result. A quick first look comes without the luck of draws. If
/// budgets are in iterations only, the same seed gives the same review.
///
/// @param game that was played
/// @param analyst of the game and its options
/// @param effort for each part
/// @param seed of the random numbers
/// @param <S> the game's state
public record Reviewer<S extends State<S>>(
    PlayedGame<S> game, AnytimeAnalyst<S> analyst, ReviewEffort effort, long seed) {

  /// Does the work.
  ///
  /// @return the final review, or the last one before the listener stopped the work; empty if there
  ///   was none
  public Optional<Review> review(ReviewListener listener) {
    return run(Checkpoint.beginning(game.plies(), game.seats()), listener);
  }

  /// Continues the work of another run, to the same review.
  ///
  /// @param checkpoint the last one that its listener received ([ReviewListener#reached])
  public Optional<Review> resume(String checkpoint, ReviewListener listener) {
    return run(Checkpoint.of(checkpoint, game.plies(), game.seats()), listener);
  }

  private Optional<Review> run(Checkpoint from, ReviewListener listener) {
    return new ReviewRun<>(game, analyst, effort, seed, from, listener).all();
  }
}
