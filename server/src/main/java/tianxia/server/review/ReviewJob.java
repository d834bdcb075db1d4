package tianxia.server.review;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.opponents.Analysts;
import tianxia.search.analysis.AnytimeAnalyst;
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

/// One thread's work on a review on this node: all of it, or only a first look, after which the
/// order waits again. It ends when it is closed, and as soon as another node may assume that this
/// one has ended, because its last heartbeat in the store is too old.
///
/// @param <S> the game's state
final class ReviewJob<S extends State<S>> {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewJob.class);

  /// The same for all reviews, so every request gets the same answer.
  private static final long SEED = 1;

  /// Maximum amount of work that is lost if this process ends.
  private static final Duration KEEPING = Duration.ofSeconds(4);

  private final TakenReview taken;
  private final Game<S> game;
  private final GameRecord record;
  private final ReviewStore store;
  private final ReviewLimits limits;
  private final LongSupplier clock;
  private final Pace pace;
  private volatile Packed reached = Packed.NOTHING;
  private volatile long heard;
  private volatile boolean closed;
  private long kept;

  ReviewJob(
      TakenReview taken,
      Game<S> game,
      GameRecord record,
      ReviewStore store,
      ReviewLimits limits,
      LongSupplier clock) {
    this.taken = taken;
    this.game = game;
    this.record = record;
    this.store = store;
    this.limits = limits;
    this.clock = clock;
    heard = taken.at();
    pace = new Pace(clock);
    kept = clock.getAsLong();
  }

  Claim claim() {
    return taken.claim();
  }

  /// The store has recorded a heartbeat.
  ///
  /// @param at lower bound of the time of the heartbeat
  void heard(long at) {
    heard = at;
  }

  /// Asks the job to end soon.
  void close() {
    closed = true;
  }

  /// Its progress, to be reported to the store.
  Progress progress() {
    Packed last = reached;
    reached = Packed.NOTHING;
    return progress(last);
  }

  private Progress progress(Packed checkpoint) {
    int part = (int) (pace.done() * ReviewShown.WHOLE);
    return new Progress(claim(), part, pace.secondsLeft(), checkpoint);
  }

  /// Works until the review is finished.
  ///
  /// @param between called between two steps, once there is a first look
  void finish(SpareProcessors.Turn turn, Runnable between) {
    work(turn, Optional.of(between));
  }

  /// Makes the first look and returns the order to the queue.
  void look(SpareProcessors.Turn turn) {
    work(turn, Optional.empty());
  }

  private void work(SpareProcessors.Turn turn, Optional<Runnable> between) {
    try {
      review(turn, between);
    } catch (Store.Failure e) {
      // It reports its own failures; somebody goes on with the review once the claim has lapsed.
      LOG.warn("a review has to wait: {}", e.getMessage());
    } catch (RuntimeException | Error e) {
      LOG.error("the review of a game of {} failed", game.id(), e);
      store.fail(claim());
    }
  }

  private void review(SpareProcessors.Turn turn, Optional<Runnable> between) {
    PlayedGame<S> played = new PlayedGame<>(game, record);
    AnytimeAnalyst<S> analyst = Analysts.of(game, record.options());
    ReviewWriter<S> writer = new ReviewWriter<>(played, analyst);
    Listener listener = new Listener(writer, turn, between);
    Reviewer<S> reviewer = new Reviewer<>(played, analyst, limits.effort(played), SEED);
    Optional<Review> last =
        taken
            .from()
            .map(at -> reviewer.resume(at, listener))
            .orElseGet(() -> reviewer.review(listener));
    if (listener.setDown.isPresent()) {
      store.tell(List.of(progress(listener.setDown.get())));
      store.release(claim());
    } else if (last.isPresent() && !listener.stopped()) {
      store.finish(claim(), ReviewedText.of(writer.whole(last.get(), SEED)), limits.kept());
    }
  }

  private final class Listener implements ReviewListener {
    private final ReviewWriter<S> writer;
    private final SpareProcessors.Turn turn;
    private final Optional<Runnable> between;
    private boolean looked = taken.looked();
    private Optional<Packed> setDown = Optional.empty();

    Listener(ReviewWriter<S> writer, SpareProcessors.Turn turn, Optional<Runnable> between) {
      this.writer = writer;
      this.turn = turn;
      this.between = between;
    }

    @Override
    public void improved(Review soFar) {
      long now = clock.getAsLong();
      if (store.improve(progress(Packed.NOTHING), ReviewedText.of(writer.soFar(soFar)))) {
        heard = now;
        if (!looked) {
          looked = true;
          pace.changes();
        }
      } else {
        closed = true;
      }
    }

    @Override
    public void progressed(double part) {
      pace.reached(part);
    }

    @Override
    public void reached(Supplier<String> checkpoint) {
      if (looked && between.isEmpty()) {
        setDown = Optional.of(Packed.of(checkpoint.get()));
        return;
      }
      if (clock.getAsLong() - kept >= KEEPING.toNanos()) {
        kept = clock.getAsLong();
        reached = Packed.of(checkpoint.get());
      }
      if (looked) {
        between.ifPresent(pace::pause);
      }
    }

    /// Once true, stays true, since work that was stopped is incomplete.
    @Override
    public boolean stopped() {
      turn.giveWay();
      if (clock.getAsLong() - heard > limits.hold().toNanos()) {
        closed = true;
      }
      return closed || setDown.isPresent();
    }
  }
}
