package tianxia.server.review;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tianxia.kernel.Catalogue;
import tianxia.server.message.Answers.ReviewAnswer;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.TableInfo;
import tianxia.server.message.table.ReviewedGame;
import tianxia.server.store.Packed;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.ReviewStore.Found;
import tianxia.server.store.ReviewStore.Subject;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.Tables;

/// Reviews of finished games. Orders and finished reviews are in the store, so any node can answer
/// for each of them, and any node may work on it, one at a time ([ReviewShift]).
public final class Reviews implements ReviewDesk, AutoCloseable {
  private static final Duration PERIOD = Duration.ofSeconds(1);

  private final ReviewStore store;
  private final Supplier<String> version;
  private final Tables tables;
  private final ReviewLimits limits;
  private final UnaryOperator<String> marks;
  private final ReviewShift shift;
  private Optional<PeriodicTask> ticker = Optional.empty();

  /// Works with one thread fewer than there are processors.
  ///
  /// @param marks pseudonyms of addresses in the store
  /// @param thinking how many computer players are computing
  public static Reviews start(
      ReviewStore store,
      Tables tables,
      Catalogue catalogue,
      ReviewLimits limits,
      UnaryOperator<String> marks,
      IntSupplier thinking,
      FatalFailureListener failures) {
    SpareProcessors spare =
        new SpareProcessors(
            Runtime.getRuntime().availableProcessors(),
            thinking,
            RunnableVirtualThreads::count,
            Waiting.REAL);
    Supplier<String> version = AnalysisVersion::text;
    ReviewShift shift =
        new ReviewShift(
            store, version, catalogue, limits, System::nanoTime, spare, pool(spare.threads()));
    Reviews reviews = new Reviews(store, version, tables, limits, marks, shift);
    reviews.ticker = Optional.of(PeriodicTask.start("reviews", PERIOD, shift::tick, failures));
    return reviews;
  }

  /// @param version of the analyses
  /// @param shift to be closed with this
  Reviews(
      ReviewStore store,
      Supplier<String> version,
      Tables tables,
      ReviewLimits limits,
      UnaryOperator<String> marks,
      ReviewShift shift) {
    this.store = store;
    this.version = version;
    this.tables = tables;
    this.limits = limits;
    this.marks = marks;
    this.shift = shift;
  }

  /// A thread that dies is replaced.
  static ThreadPoolExecutor pool(int threads) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        Thread.ofPlatform().daemon().name("review-", 0).factory());
  }

  @Override
  public ReviewAnswer ask(String address, String table, String token) {
    return switch (tables.info(table, token)) {
      case Problem problem -> problem;
      case TableInfo info when info.winners().isEmpty() ->
          new Problem(Problem.NOT_ALLOWED, "a game can be reviewed once it has been won");
      case TableInfo _ -> {
        Subject subject = new Subject(table, version.get());
        Found found = store.find(subject);
        yield found instanceof Found.Nothing
            ? ordered(address, subject, token)
            : shown(subject, found);
      }
    };
  }

  private ReviewAnswer ordered(String address, Subject subject, String token) {
    return switch (tables.record(subject.table(), token)) {
      case Problem problem -> problem;
      case RecordText record -> {
        Packed order = Packed.of(record.text());
        if (!store.order(subject, marks.apply(address), order, limits.bounds())) {
          yield new Problem(Problem.SLOW_DOWN, "too many reviews are being made: try again later");
        }
        shift.call();
        yield shown(subject, store.find(subject));
      }
    };
  }

  private ReviewShown shown(Subject subject, Found found) {
    return switch (found) {
      // It was finished in between and has been evicted since, or the table has been deleted.
      case Found.Nothing _ -> unfinished(ReviewShown.WAITING);
      case Found.Finished(Packed body) -> finished(ReviewedText.review(body).orElseThrow());
      case Found.Ordered ordered -> shown(subject, ordered);
    };
  }

  private ReviewShown shown(Subject subject, Found.Ordered ordered) {
    if (ordered.job().state() == ReviewStore.State.FAILED) {
      // Reported once: the next request orders it anew.
      store.drop(ordered.job());
      return unfinished(ReviewShown.FAILED);
    }
    shift.ask(subject);
    boolean working = ordered.job().state() == ReviewStore.State.WORKING;
    return new ReviewShown(
        working ? ReviewShown.WORKING : ReviewShown.WAITING,
        working ? 0 : ordered.ahead(),
        ordered.progress(),
        Optional.of(ordered.seconds()).filter(seconds -> seconds >= 0),
        ReviewedText.review(ordered.soFar()));
  }

  private static ReviewShown finished(ReviewedGame review) {
    return new ReviewShown(
        ReviewShown.DONE, 0, ReviewShown.WHOLE, Optional.empty(), Optional.of(review));
  }

  private static ReviewShown unfinished(String state) {
    return new ReviewShown(state, 0, 0, Optional.empty(), Optional.empty());
  }

  /// Reports the progress of this node's reviews to the store, and takes up those that other nodes
  /// have abandoned; called about once a second.
  void tick() {
    shift.tick();
  }

  /// The number of reviews that wait or are worked on, on all nodes.
  public long unfinished() {
    return shift.unfinished();
  }

  /// Ends the work on this node; other nodes may continue it.
  @Override
  public void close() {
    ticker.ifPresent(PeriodicTask::close);
    shift.close();
  }
}
