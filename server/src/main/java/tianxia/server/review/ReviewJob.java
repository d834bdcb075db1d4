package tianxia.server.review;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.opponents.Analysts;
import tianxia.search.AnytimeAnalyst;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.Review;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.ReviewedGame;
import tianxia.server.message.json.Messages;

/// The review of one game: worked on by one thread, looked at by any.
///
/// @param <S> the game's state
final class ReviewJob<S extends State<S>> {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewJob.class);

  /// The same for all: whoever asks is told the same.
  private static final long SEED = 1;

  /// Before so much is done, nobody can tell how long the rest takes.
  private static final double TELLING = 0.03;

  private final String address;
  private final Game<S> game;
  private final GameRecord record;
  private final ReviewLimits limits;
  private final LongSupplier clock;
  private volatile long asked;
  private volatile long began;
  private volatile double done;
  private volatile String state = ReviewShown.WAITING;
  private volatile Optional<ReviewedGame> review = Optional.empty();
  private volatile long size;
  private volatile boolean closed;

  /// @param address that ordered it
  /// @param clock nanoseconds since any moment
  ReviewJob(
      String address, Game<S> game, GameRecord record, ReviewLimits limits, LongSupplier clock) {
    this.address = address;
    this.game = game;
    this.record = record;
    this.limits = limits;
    this.clock = clock;
    this.asked = clock.getAsLong();
  }

  String address() {
    return address;
  }

  /// Somebody asks for it.
  void ask() {
    asked = clock.getAsLong();
  }

  /// Whether somebody has asked for it lately.
  boolean isWanted() {
    return !closed && clock.getAsLong() - asked <= limits.patience().toNanos();
  }

  boolean isFinished() {
    return state.equals(ReviewShown.DONE) || state.equals(ReviewShown.FAILED);
  }

  boolean isWaiting() {
    return state.equals(ReviewShown.WAITING);
  }

  boolean hasFailed() {
    return state.equals(ReviewShown.FAILED);
  }

  /// The characters of a finished review as a message; 0 before.
  long size() {
    return size;
  }

  /// Ends it soon.
  void close() {
    closed = true;
  }

  /// @param ahead how many are before it
  ReviewShown shown(int ahead) {
    double part = done;
    Optional<Integer> seconds = Optional.empty();
    if (state.equals(ReviewShown.WORKING) && part >= TELLING) {
      double left = (clock.getAsLong() - began) / part * (1 - part);
      seconds = Optional.of((int) TimeUnit.NANOSECONDS.toSeconds((long) left) + 1);
    }
    int progress = (int) (part * ReviewShown.WHOLE);
    return new ReviewShown(state, isWaiting() ? ahead : 0, progress, seconds, review);
  }

  /// Does the work, unless nobody wants it any more.
  ///
  /// @return whether it is finished
  boolean work(SpareProcessors spare) {
    if (!isWanted()) {
      return false;
    }
    began = clock.getAsLong();
    state = ReviewShown.WORKING;
    try (SpareProcessors.Turn turn = spare.enter()) {
      return review(turn);
    } catch (RuntimeException | Error e) {
      LOG.error("the review of a game of {} failed", game.id(), e);
      review = Optional.empty();
      state = ReviewShown.FAILED;
      return true;
    }
  }

  private boolean review(SpareProcessors.Turn turn) {
    PlayedGame<S> played = new PlayedGame<>(game, record);
    AnytimeAnalyst<S> analyst = Analysts.of(game, record.options());
    ReviewWriter<S> writer = new ReviewWriter<>(played, analyst);
    Listener listener = new Listener(writer, turn);
    Optional<Review> last =
        new Reviewer<>(played, analyst, limits.effort(game), SEED).review(listener);
    if (last.isEmpty() || !isWanted()) {
      return false;
    }
    ReviewedGame whole = writer.whole(last.get(), SEED);
    size = Messages.write(ReviewedGame.class, whole).length();
    review = Optional.of(whole);
    done = 1;
    state = ReviewShown.DONE;
    return true;
  }

  private final class Listener implements ReviewListener {
    private final ReviewWriter<S> writer;
    private final SpareProcessors.Turn turn;

    Listener(ReviewWriter<S> writer, SpareProcessors.Turn turn) {
      this.writer = writer;
      this.turn = turn;
    }

    @Override
    public void improved(Review soFar) {
      review = Optional.of(writer.soFar(soFar));
    }

    @Override
    public void progressed(double part) {
      done = part;
    }

    @Override
    public boolean stopped() {
      turn.giveWay();
      return !isWanted();
    }
  }
}
