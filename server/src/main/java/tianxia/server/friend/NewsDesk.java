package tianxia.server.friend;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.news.ClubNews;
import tianxia.server.message.news.TournamentNews;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// Tells accounts that are connected here what waits for them, as soon as it has changed. What has
/// changed the store says, since any server of a cluster may have changed it: one question for all
/// who are connected, twice a second, and none where nobody is. Thread-safe.
public final class NewsDesk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NewsDesk.class);
  private static final Duration PERIOD = Duration.ofMillis(500);

  /// Challenges that have waited too long are ended once in so many periods.
  private static final int LAPSE_EVERY = 120;

  private final Friends friends;
  private final Function<String, List<TournamentNews>> tournaments;
  private final Function<String, List<ClubNews>> clubs;
  private final Supplier<FriendStore> kept;
  private final boolean lapses;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Set<Reader> readers = new HashSet<>();
  private final PeriodicTask ticker;
  private int ticks;
  private boolean closed;

  private NewsDesk(
      Friends friends,
      Function<String, List<TournamentNews>> tournaments,
      Function<String, List<ClubNews>> clubs,
      Supplier<FriendStore> kept,
      boolean lapses,
      FatalFailureListener failures) {
    this.friends = friends;
    this.clubs = clubs;
    this.tournaments = tournaments;
    this.lapses = lapses;
    this.kept = kept;
    this.ticker = PeriodicTask.start("news of friends", PERIOD, this::tick, failures);
  }

  /// Starts without readers.
  ///
  /// @param tournaments the tables of tournaments that wait for an account
  /// @param clubs in which something waits for it
  /// @param lapses whether there is anything kept whose time may come
  /// @param failures is told if nobody hears news any more
  public static NewsDesk start(
      Friends friends,
      Function<String, List<TournamentNews>> tournaments,
      Function<String, List<ClubNews>> clubs,
      Supplier<FriendStore> kept,
      boolean lapses,
      FatalFailureListener failures) {
    return new NewsDesk(friends, tournaments, clubs, kept, lapses, failures);
  }

  /// The same, where there are no tournaments and no clubs.
  public static NewsDesk start(
      Friends friends, Supplier<FriendStore> kept, boolean lapses, FatalFailureListener failures) {
    return start(friends, account -> List.of(), account -> List.of(), kept, lapses, failures);
  }

  void tick() {
    try {
      look();
      ticks = (ticks + 1) % LAPSE_EVERY;
      if (ticks == 0 && lapses) {
        friends.lapse();
      }
    } catch (RuntimeException e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("news have to wait: {}", e.getMessage());
    }
  }

  /// Wakes the readers for whom something has changed.
  void look() {
    Set<String> accounts = new HashSet<>();
    locked(() -> readers.forEach(reader -> accounts.add(reader.account)));
    if (accounts.isEmpty()) {
      return;
    }
    Map<String, Long> versions = kept.get().versions(accounts);
    locked(() -> {
      readers.forEach(reader -> reader.is = versions.getOrDefault(reader.account, 0L));
      changed.signalAll();
    });
  }

  /// Opens a stream for an account: first what waits, then again whenever it may have changed.
  public Reader read(String account) {
    Reader reader = new Reader(account);
    locked(() -> readers.add(reader));
    return reader;
  }

  /// One who hears the news of an account. Whoever is late hears the newest.
  public final class Reader implements AutoCloseable {
    private final String account;
    private long had = -1;
    private long is;
    private boolean ended;

    private Reader(String account) {
      this.account = account;
    }

    /// The next message, waiting for one; after [#close], and after the desk's, a
    /// [ServerMessage.Failure].
    public ServerMessage next() throws InterruptedException {
      lock.lockInterruptibly();
      try {
        while (had == is && !ended && !closed) {
          changed.await();
        }
        if (ended || closed) {
          return new ServerMessage.Failure(
              Problem.CLOSING, "the server is shutting down: reconnect later");
        }
        had = is;
      } finally {
        lock.unlock();
      }
      return friends.news(account, tournaments.apply(account), clubs.apply(account));
    }

    @Override
    public void close() {
      locked(() -> {
        ended = true;
        readers.remove(this);
        changed.signalAll();
      });
    }
  }

  /// Ends all streams.
  @Override
  public void close() {
    ticker.close();
    locked(() -> {
      closed = true;
      changed.signalAll();
    });
  }

  private void locked(Runnable step) {
    lock.lock();
    try {
      step.run();
    } finally {
      lock.unlock();
    }
  }
}
