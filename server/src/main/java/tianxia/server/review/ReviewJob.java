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

/// The work on one review here, by one thread: the whole of it, or a first look, after which it
/// waits again. It ends once it is closed, and as soon as another node may think that this one has
/// ended, because the store has not heard of it for too long.
///
/// @param <S> the game's state
final class ReviewJob<S extends State<S>> {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewJob.class);

  /// The same for all: whoever asks is told the same.
  private static final long SEED = 1;

  /// How much work is lost at most if this process ends.
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
    int part = (int) (pace.done() * ReviewShown.WHOLE);
    return new Progress(claim(), part, pace.secondsLeft(), checkpoint);
  }

  /// Does the work until the review is made.
  ///
  /// @param between is called between two steps, once there is a first look
  void finish(SpareProcessors.Turn turn, Runnable between) {
    work(turn, Optional.of(between));
  }

  /// Looks at it for the first time, and has it wait again.
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
    Reviewer<S> reviewer = new Reviewer<>(played, analyst, limits.effort(game), SEED);
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

    /// Stays so, as a work that was stopped is not whole.
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
