package tianxia.server.review;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
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
import tianxia.server.store.Packed;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Claim;
import tianxia.server.store.ReviewStore.Progress;
import tianxia.server.store.Store;

/// The work on one review here, by one thread. It ends once it is closed, and as soon as another
/// node may think that this one has ended, because the store has not heard of it for too long.
///
/// @param <S> the game's state
final class ReviewJob<S extends State<S>> {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewJob.class);

  /// The same for all: whoever asks is told the same.
  private static final long SEED = 1;

  /// Before so much is done, nobody can tell how long the rest takes.
  private static final double TELLING = 0.03;

  /// How much work is lost at most if this process ends.
  private static final Duration KEEPING = Duration.ofSeconds(4);

  private final Claim claim;
  private final Game<S> game;
  private final GameRecord record;
  private final ReviewStore store;
  private final ReviewLimits limits;
  private final LongSupplier clock;
  private final long began;
  private volatile double before = -1;
  private volatile double done;
  private volatile Packed reached = Packed.NOTHING;
  private volatile long heard;
  private volatile boolean closed;
  private long kept;

  /// @param claimed when the store was asked for the claim, by the clock
  /// @param clock nanoseconds since any moment
  ReviewJob(
      Claim claim,
      Game<S> game,
      GameRecord record,
      ReviewStore store,
      ReviewLimits limits,
      long claimed,
      LongSupplier clock) {
    this.claim = claim;
    this.game = game;
    this.record = record;
    this.store = store;
    this.limits = limits;
    this.clock = clock;
    this.heard = claimed;
    this.began = clock.getAsLong();
    this.kept = began;
  }

  Claim claim() {
    return claim;
  }

  /// The store has heard that somebody works on it.
  ///
  /// @param at when it was told at the earliest
  void heard(long at) {
    heard = at;
  }

  /// Ends it soon.
  void close() {
    closed = true;
  }

  /// How far it is, to be told to the store.
  Progress progress() {
    Packed last = reached;
    reached = Packed.NOTHING;
    return progress(last);
  }

  private Progress progress(Packed checkpoint) {
    double part = done;
    double own = part - before;
    int seconds = -1;
    if (before >= 0 && own >= TELLING) {
      double left = (clock.getAsLong() - began) / own * (1 - part);
      seconds = (int) Duration.ofNanos((long) left).toSeconds() + 1;
    }
    return new Progress(claim, (int) (part * ReviewShown.WHOLE), seconds, checkpoint);
  }

  /// Does the work.
  ///
  /// @param from where it goes on; empty: from the beginning
  void work(Optional<String> from, SpareProcessors spare) {
    try (SpareProcessors.Turn turn = spare.enter()) {
      review(from, turn);
    } catch (Store.Failure e) {
      // It reports its own failures; somebody goes on with the review once the claim has lapsed.
      LOG.warn("a review has to wait: {}", e.getMessage());
    } catch (RuntimeException | Error e) {
      LOG.error("the review of a game of {} failed", game.id(), e);
      store.fail(claim);
    }
  }

  private void review(Optional<String> from, SpareProcessors.Turn turn) {
    PlayedGame<S> played = new PlayedGame<>(game, record);
    AnytimeAnalyst<S> analyst = Analysts.of(game, record.options());
    ReviewWriter<S> writer = new ReviewWriter<>(played, analyst);
    Listener listener = new Listener(writer, turn);
    Reviewer<S> reviewer = new Reviewer<>(played, analyst, limits.effort(game), SEED);
    Optional<Review> last =
        from.map(at -> reviewer.resume(at, listener)).orElseGet(() -> reviewer.review(listener));
    if (last.isPresent() && !listener.stopped()) {
      Packed whole = ReviewedText.of(writer.whole(last.get(), SEED));
      store.finish(claim, whole, limits.kept());
    }
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
      long now = clock.getAsLong();
      if (store.improve(progress(Packed.NOTHING), ReviewedText.of(writer.soFar(soFar)))) {
        heard = now;
      } else {
        closed = true;
      }
    }

    @Override
    public void progressed(double part) {
      if (before < 0) {
        before = part;
      }
      done = part;
    }

    @Override
    public void reached(Supplier<String> checkpoint) {
      if (clock.getAsLong() - kept >= KEEPING.toNanos()) {
        kept = clock.getAsLong();
        reached = Packed.of(checkpoint.get());
      }
    }

    /// Stays so, as a work that was stopped is not whole.
    @Override
    public boolean stopped() {
      turn.giveWay();
      if (clock.getAsLong() - heard > limits.hold().toNanos()) {
        closed = true;
      }
      return closed;
    }
  }
}
