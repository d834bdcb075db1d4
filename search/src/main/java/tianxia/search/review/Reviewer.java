package tianxia.search.review;

import java.util.Optional;
import tianxia.kernel.State;
import tianxia.search.AnytimeAnalyst;

/// Reviews finished games: what each decision cost by what its seat knew, what each draw was worth,
/// and how the result came of both. A first look is made quickly, without the luck of draws. With
/// iterations only, the same seed gives the same review.
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
  /// @return the final review, or the last one before the listener stopped; empty if there was none
  public Optional<Review> review(ReviewListener listener) {
    return run(Checkpoint.beginning(game.plies(), game.seats()), listener);
  }

  /// Goes on with the work of another run, to the same review.
  ///
  /// @param checkpoint that its listener was told last ([ReviewListener#reached])
  public Optional<Review> resume(String checkpoint, ReviewListener listener) {
    return run(Checkpoint.of(checkpoint, game.plies(), game.seats()), listener);
  }

  private Optional<Review> run(Checkpoint from, ReviewListener listener) {
    return new ReviewRun<>(game, analyst, effort, seed, from, listener).all();
  }
}
