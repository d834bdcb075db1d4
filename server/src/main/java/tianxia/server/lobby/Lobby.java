package tianxia.server.lobby;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// The public list of tables, the lists of clubs, and their readers. Thread-safe.
///
/// Nothing of it is stored: a table is entered by its owner while somebody who sits there is
/// present, so after a restart the list is there again as soon as they are. What has changed is
/// published a few times a second, to all readers at once. In a cluster, what other nodes tell of
/// theirs is shown beside this node's.
public final class Lobby implements Listings, SharedLobby, AutoCloseable {
  /// How long a table stays after the last of its players has lost the connection: as long as it
  /// takes to load a page anew, or to find the server again after a restart.
  static final Duration GRACE = Duration.ofSeconds(15);

  /// How long a player counts as present after a request over HTTP.
  static final Duration HTTP_PRESENCE = Duration.ofMinutes(1);

  /// Maximum number of tables in play that are shown, the latest first.
  static final int MOST_WATCHED = 12;

  private static final Duration PERIOD = Duration.ofMillis(200);

  /// Under what the tables of this node are published for others, of all clubs together.
  private static final String ALL = "";

  private final LongSupplier nanos;
  private final ReentrantLock lock = new ReentrantLock();
  private final Places places;
  private final ListedElsewhere elsewhere = new ListedElsewhere();

  /// What clients read: by club, under an empty text the tables that anybody may find.
  private final LobbyPages shown = new LobbyPages(LobbyPage::written);

  /// What other nodes read.
  private final LobbyPages own = new LobbyPages(message -> message);

  private final PeriodicTask ticker;

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
    return locked(() -> places.admits(elsewhere.tables()));
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

  @Override
  public void told(String node, LobbyShown tables) {
    locked(() -> places.giveWay(elsewhere.told(node, tables)));
  }

  @Override
  public void forget(String node) {
    locked(() -> elsewhere.forget(node));
  }

  @Override
  public LobbyReader own() {
    return locked(() -> {
      publishOwn();
      return own.read(ALL);
    });
  }

  private void publishOwn() {
    own.publish(Map.of(ALL, places.own()));
  }

  /// Publishes the list, if it has changed.
  void publish() {
    locked(() -> {
      places.expire(nanos.getAsLong());
      shown.publish(places.shown(elsewhere.tables()));
      if (own.isRead()) {
        publishOwn();
      }
    });
  }

  /// The list of the tables that anybody may find, as it was published last.
  public LobbyShown now() {
    return now("");
  }

  /// The same for a club's list.
  ///
  /// @param club its id; empty for none
  public LobbyShown now(String club) {
    return new LobbyShown(true, shown.now(club), List.of());
  }

  /// Opens a stream of the tables that anybody may find.
  public LobbyReader read() {
    return read("");
  }

  /// The same for a club's list.
  ///
  /// @param club its id; empty for none
  public LobbyReader read(String club) {
    return shown.read(club);
  }

  /// Ends all streams.
  @Override
  public void close() {
    ticker.close();
    shown.close();
    own.close();
  }

  private void locked(Runnable step) {
    lock.lock();
    try {
      step.run();
    } finally {
      lock.unlock();
    }
  }

  private <T> T locked(Supplier<T> step) {
    lock.lock();
    try {
      return step.get();
    } finally {
      lock.unlock();
    }
  }
}
