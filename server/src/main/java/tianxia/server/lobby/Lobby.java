package tianxia.server.lobby;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// The public list of tables, the lists of clubs, and their readers. Thread-safe.
///
/// Nothing is stored: a table is entered by its owner while one of its players is present, so after
/// a restart the list is complete as soon as they return. Changes are published a few times a
/// second, to all readers at once.
public final class Lobby implements Listings, AutoCloseable {
  /// How long a table stays listed after its last player has disconnected: enough to reload the
  /// page, or to reconnect after a restart.
  static final Duration GRACE = Duration.ofSeconds(15);

  /// How long a player counts as present after a request over HTTP.
  static final Duration HTTP_PRESENCE = Duration.ofMinutes(1);

  /// Maximum number of tables in play that are shown, the latest first.
  static final int MOST_WATCHED = 12;

  private static final Duration PERIOD = Duration.ofMillis(200);

  private final LongSupplier nanos;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Places places;
  private final PeriodicTask ticker;
  private final Map<String, LobbyPage> pages = new HashMap<>();
  private final Map<String, Integer> readers = new HashMap<>();
  private long version;
  private boolean closed;

  /// @param most maximum number of open tables listed
  /// @param nanos a monotonic clock
  Lobby(int most, LongSupplier nanos, FatalFailureListener failures) {
    this.places = new Places(most, MOST_WATCHED);
    this.nanos = nanos;
    this.ticker = PeriodicTask.start("the list of open tables", PERIOD, this::publish, failures);
  }

  /// Starts with an empty list.
  ///
  /// @param most maximum number of open tables listed
  /// @param failures notified if the list is no longer updated
  public static Lobby start(int most, FatalFailureListener failures) {
    return new Lobby(most, System::nanoTime, failures);
  }

  @Override
  public boolean admits() {
    lock.lock();
    try {
      return places.admits();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void show(Listing listing, boolean present) {
    locked(() -> places.show(listing, present, nanos.getAsLong(), GRACE));
  }

  @Override
  public void heard(Listing listing) {
    locked(() -> places.heard(listing, nanos.getAsLong(), HTTP_PRESENCE));
  }

  @Override
  public void left(String table) {
    locked(() -> places.left(table, nanos.getAsLong(), GRACE));
  }

  @Override
  public void remove(String table) {
    locked(() -> places.remove(table));
  }

  /// Publishes the list if it has changed.
  void publish() {
    locked(() -> {
      places.expire(nanos.getAsLong());
      Map<String, List<Listing>> shown = places.shown();
      Set<String> clubs = new HashSet<>(pages.keySet());
      clubs.addAll(shown.keySet());
      clubs.forEach(club -> publish(club, shown.getOrDefault(club, List.of())));
    });
  }

  private void publish(String club, List<Listing> tables) {
    LobbyPage page = page(club);
    LobbyPage next = page.next(tables, version + 1);
    if (next.version() != page.version()) {
      version = next.version();
      pages.put(club, next);
      changed.signalAll();
    } else if (tables.isEmpty() && !readers.containsKey(club)) {
      pages.remove(club);
    }
  }

  private LobbyPage page(String club) {
    return pages.getOrDefault(club, LobbyPage.EMPTY);
  }

  /// The public list, as last published.
  public LobbyShown now() {
    return now("");
  }

  /// The same for a club's list.
  ///
  /// @param club its id; empty for none
  public LobbyShown now(String club) {
    lock.lock();
    try {
      return new LobbyShown(true, page(club).tables(), List.of());
    } finally {
      lock.unlock();
    }
  }

  /// Opens a stream of the public list: first the whole list, then changes.
  public Reader read() {
    return read("");
  }

  /// The same for a club's list.
  ///
  /// @param club its id; empty for none
  public Reader read(String club) {
    locked(() -> readers.merge(club, 1, Integer::sum));
    return new Reader(club);
  }

  /// A reader of the list. If a reader falls behind, its pending messages are replaced by the whole
  /// current list.
  public final class Reader implements AutoCloseable {
    private final String club;
    private long had = -1;
    private boolean ended;

    private Reader(String club) {
      this.club = club;
    }

    /// The next message, waiting for one; a [ServerMessage.Failure] after [#close] or after the
    /// lobby was closed.
    public ServerMessage next() throws InterruptedException {
      lock.lockInterruptibly();
      try {
        while (had == page(club).version() && !ended && !closed) {
          changed.await();
        }
        if (ended || closed) {
          return new ServerMessage.Failure(
              Problem.CLOSING, "the server is shutting down: reconnect later");
        }
        LobbyPage page = page(club);
        boolean follows = had >= 0 && had == page.before();
        had = page.version();
        return follows ? page.change() : page.whole();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void close() {
      locked(() -> {
        if (!ended) {
          readers.computeIfPresent(club, (id, count) -> count == 1 ? null : count - 1);
        }
        ended = true;
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
