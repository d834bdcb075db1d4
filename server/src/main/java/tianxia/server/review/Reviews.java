package tianxia.server.review;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.message.Answers.ReviewAnswer;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.TableInfo;
import tianxia.server.table.Tables;

/// Makes reviews of finished games, one after another on each of its threads, which leave the
/// processors to computer players. A finished review is kept while there is room; one that nobody
/// asks for any more is dropped.
public final class Reviews implements ReviewDesk, AutoCloseable {
  private final Tables tables;
  private final Catalogue catalogue;
  private final ReviewLimits limits;
  private final LongSupplier clock;
  private final SpareProcessors spare;
  private final ThreadPoolExecutor pool;

  /// By table, the one asked for last at the end. Guarded by this.
  private final Map<String, ReviewJob<?>> jobs = new LinkedHashMap<>(16, 0.75f, true);

  /// In the order in which they were asked for. Guarded by this.
  private final Deque<ReviewJob<?>> waiting = new ArrayDeque<>();

  /// With a thread for each processor but one.
  ///
  /// @param thinking how many computer players compute now
  public static Reviews start(
      Tables tables, Catalogue catalogue, ReviewLimits limits, IntSupplier thinking) {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    SpareProcessors spare = new SpareProcessors(threads, thinking);
    return new Reviews(tables, catalogue, limits, System::nanoTime, spare, pool(threads));
  }

  /// @param clock in nanoseconds since any moment
  /// @param pool to be closed with this
  Reviews(
      Tables tables,
      Catalogue catalogue,
      ReviewLimits limits,
      LongSupplier clock,
      SpareProcessors spare,
      ThreadPoolExecutor pool) {
    this.tables = tables;
    this.catalogue = catalogue;
    this.limits = limits;
    this.clock = clock;
    this.spare = spare;
    this.pool = pool;
  }

  /// Its queue is as long as the reviews that wait; a thread that dies is replaced.
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
      case TableInfo info ->
          known(table)
              .<ReviewAnswer>map(shown -> shown)
              .orElseGet(() -> ordered(address, table, token));
    };
  }

  private synchronized Optional<ReviewShown> known(String table) {
    ReviewJob<?> job = jobs.get(table);
    if (job == null) {
      return Optional.empty();
    }
    job.ask();
    if (job.hasFailed()) {
      // Told once: the next question orders it anew.
      jobs.remove(table);
    }
    return Optional.of(job.shown(ahead(job)));
  }

  private int ahead(ReviewJob<?> job) {
    int ahead = 0;
    for (ReviewJob<?> each : waiting) {
      if (each.equals(job)) {
        break;
      }
      ahead += each.isWanted() ? 1 : 0;
    }
    return ahead;
  }

  private ReviewAnswer ordered(String address, String table, String token) {
    return switch (tables.record(table, token)) {
      case Problem problem -> problem;
      case RecordText text ->
          switch (RecordReader.read(catalogue, text.text())) {
            case RecordReader.Result.Read(GameRecord record, Game<?> game) ->
                order(address, table, job(address, game, record));
            case RecordReader.Result.Unreadable unreadable ->
                throw new IllegalStateException("the record of a table is wrong: " + unreadable);
          };
    };
  }

  private <S extends State<S>> ReviewJob<S> job(String address, Game<S> game, GameRecord record) {
    return new ReviewJob<>(address, game, record, limits, clock);
  }

  private synchronized ReviewAnswer order(String address, String table, ReviewJob<?> job) {
    Optional<ReviewShown> meanwhile = known(table);
    if (meanwhile.isPresent()) {
      return meanwhile.get();
    }
    jobs.values().removeIf(each -> each.isWaiting() && !each.isWanted());
    waiting.removeIf(each -> !each.isWanted());
    if (unfinished(Optional.empty()) >= limits.unfinished()
        || unfinished(Optional.of(address)) >= limits.perAddress()) {
      return new Problem(Problem.SLOW_DOWN, "too many reviews are being made: try again later");
    }
    jobs.put(table, job);
    waiting.add(job);
    if (pool.getQueue().size() < waiting.size()) {
      // Those that were dropped have left their calls behind.
      pool.execute(this::next);
    }
    return job.shown(ahead(job));
  }

  /// How many reviews wait or are worked on.
  public synchronized long unfinished() {
    return unfinished(Optional.empty());
  }

  private long unfinished(Optional<String> address) {
    return jobs.values().stream()
        .filter(job -> !job.isFinished())
        .filter(job -> address.isEmpty() || address.get().equals(job.address()))
        .count();
  }

  /// Works on the review that has waited longest, if any: there is a call for each that waits.
  private void next() {
    Optional<ReviewJob<?>> job = taken();
    if (job.isPresent()) {
      boolean finished = false;
      try {
        finished = job.get().work(spare);
      } finally {
        ended(job.get(), finished);
      }
    }
  }

  private synchronized Optional<ReviewJob<?>> taken() {
    return Optional.ofNullable(waiting.poll());
  }

  private synchronized void ended(ReviewJob<?> ended, boolean finished) {
    if (!finished) {
      jobs.values().remove(ended);
    }
    long kept = jobs.values().stream().mapToLong(ReviewJob::size).sum();
    Iterator<ReviewJob<?>> oldest = jobs.values().iterator();
    while (kept > limits.kept() && oldest.hasNext()) {
      ReviewJob<?> job = oldest.next();
      if (job.isFinished() && !job.equals(ended)) {
        kept -= job.size();
        oldest.remove();
      }
    }
  }

  /// Ends all reviews.
  @Override
  public void close() {
    synchronized (this) {
      jobs.values().forEach(ReviewJob::close);
    }
    pool.shutdownNow();
  }
}
