package tianxia.server.http.connection;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.http.connection.TrackedConnection.Doing;
import tianxia.server.http.limit.ClientLimits;

/// All open connections, limited per address, per network and in total. Those that keep the server
/// waiting for a request are cut after a while, sooner when there are many; when the server is
/// full, the oldest of them makes room.
public final class ConnectionRegistry {
  private static final Logger LOG = LoggerFactory.getLogger(ConnectionRegistry.class);

  /// By how much time-outs shrink when more than half of all connections are open.
  private static final int CROWDED = 5;

  private final ClientLimits limits;
  private final boolean proxy;
  private final int most;
  private final Map<String, Integer> perAddress = new HashMap<>();
  private final Map<String, Integer> perNetwork = new HashMap<>();
  private final SequencedSet<TrackedConnection> asking = new LinkedHashSet<>();
  private final SequencedSet<TrackedConnection> resting = new LinkedHashSet<>();
  private int open;

  /// @param most how many may be open in all
  /// @param proxy whether all come from a proxy, so that their addresses are meaningless
  public ConnectionRegistry(ClientLimits limits, int most, boolean proxy) {
    this.limits = limits;
    this.most = most;
    this.proxy = proxy;
  }

  /// Whether one more of the address would be accepted now.
  synchronized boolean room(String address) {
    // A few addresses must not exhaust the total, however small it is.
    return proxy
        || (perAddress.getOrDefault(address, 0) < Math.min(limits.connections(), most / 2)
            && perNetwork.getOrDefault(ClientAddress.widerNetwork(address), 0)
                < Math.min(limits.networkConnections(), most * 3 / 4));
  }

  /// Registers a connection, if there is room.
  ///
  /// @param cut closes the connection at once
  Optional<TrackedConnection> enter(String address, Runnable cut) {
    TrackedConnection visit = new TrackedConnection(address, cut, System.nanoTime());
    Optional<TrackedConnection> yielding;
    synchronized (this) {
      if (!room(address)) {
        return Optional.empty();
      }
      yielding = open < most ? Optional.empty() : oldest();
      if (open >= most && yielding.isEmpty()) {
        return Optional.empty();
      }
      open++;
      perAddress.merge(address, 1, Integer::sum);
      perNetwork.merge(ClientAddress.widerNetwork(address), 1, Integer::sum);
      asking.add(visit);
    }
    yielding.ifPresent(ConnectionRegistry::cut);
    return Optional.of(visit);
  }

  /// The one that has kept the server waiting the longest; it is not asked again.
  private Optional<TrackedConnection> oldest() {
    SequencedSet<TrackedConnection> from = asking.isEmpty() ? resting : asking;
    return from.isEmpty() ? Optional.empty() : Optional.of(from.removeFirst());
  }

  /// Removes a connection that has ended.
  synchronized void leave(TrackedConnection visit) {
    open--;
    count(perAddress, visit.address);
    count(perNetwork, ClientAddress.widerNetwork(visit.address));
    asking.remove(visit);
    resting.remove(visit);
  }

  private static void count(Map<String, Integer> counts, String key) {
    counts.computeIfPresent(key, (k, count) -> count == 1 ? null : count - 1);
  }

  synchronized void turn(TrackedConnection visit, Doing doing) {
    asking.remove(visit);
    resting.remove(visit);
    visit.turn(doing, System.nanoTime());
    switch (doing) {
      case ASKING -> asking.add(visit);
      case RESTING -> resting.add(visit);
      case SERVED -> {}
    }
  }

  /// How many are open.
  public synchronized int count() {
    return open;
  }

  /// Cuts the connections that keep the server waiting. Called about every second.
  public void checkTimeouts(long now) {
    List<TrackedConnection> late = new ArrayList<>();
    synchronized (this) {
      int haste = open > most / 2 ? CROWDED : 1;
      late(asking, limits.head().dividedBy(haste), now, late);
      late(resting, limits.idle().dividedBy(haste), now, late);
    }
    late.forEach(ConnectionRegistry::cut);
  }

  private static void late(
      SequencedSet<TrackedConnection> waiting,
      Duration patience,
      long now,
      List<TrackedConnection> late) {
    // In order of their beginnings.
    while (!waiting.isEmpty() && now - waiting.getFirst().since() > patience.toNanos()) {
      late.add(waiting.removeFirst());
    }
  }

  private static void cut(TrackedConnection visit) {
    try {
      visit.cut();
    } catch (UncheckedIOException e) {
      LOG.debug("closing a connection failed", e);
    }
  }
}
