package tianxia.server.http.socket;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.friend.NewsDesk;
import tianxia.server.http.api.Visit;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.Problem;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.Tables;

/// All open sockets. Checks each of them for time-outs a few times a second.
public final class Sockets implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
  private static final Duration CHECK_PERIOD = Duration.ofMillis(200);

  private final Tables tables;
  private final Lobby lobby;
  private final NewsDesk news;
  private final ClientLimits limits;
  private final RateLimits rates;
  private final Set<SocketSession> open = ConcurrentHashMap.newKeySet();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition lastEnded = lock.newCondition();
  private final Map<String, Integer> perAddress = new ConcurrentHashMap<>();
  private final PeriodicTask ticker;
  private final PeriodicTask sessions;
  private volatile boolean closing;

  public Sockets(
      Tables tables,
      Lobby lobby,
      NewsDesk news,
      ClientLimits limits,
      RateLimits rates,
      FatalFailureListener failures) {
    this.tables = tables;
    this.lobby = lobby;
    this.news = news;
    this.limits = limits;
    this.rates = rates;
    this.ticker =
        PeriodicTask.start("the sockets' watch", CHECK_PERIOD, this::checkTimeouts, failures);
    this.sessions =
        PeriodicTask.start("the sockets' sessions", limits.ping(), this::checkSessions, failures);
  }

  ClientLimits limits() {
    return limits;
  }

  /// A session for a new socket; empty if there are too many of the address.
  ///
  /// @param visit who opens it
  /// @param cut closes the connection at once, whatever it is doing
  public Optional<SocketSession> open(String table, Visit visit, Runnable cut) {
    return open(
        visit.address(), cut, writer -> new MessageHandler(tables, table, visit, rates, writer));
  }

  /// The same, for a socket that reads a list of open tables.
  ///
  /// @param club whose they are; empty for those that anybody may find
  /// @param ended why the reader may not any more, if so; asks the store
  public Optional<SocketSession> openLobby(
      String address, String club, Supplier<Optional<Problem>> ended, Runnable cut) {
    return open(address, cut, writer -> new LobbyHandler(lobby, club, ended, writer));
  }

  /// The same, for a socket that hears what waits for an account.
  ///
  /// @param key as for a table
  public Optional<SocketSession> openNews(String address, UnaryOperator<String> key, Runnable cut) {
    return open(address, cut, writer -> new NewsHandler(news, key, writer));
  }

  private Optional<SocketSession> open(
      String address, Runnable cut, Function<SocketWriter, SocketSession.Receiver> receivers) {
    int count = perAddress.merge(address, 1, Integer::sum);
    if (closing || count > limits.sockets()) {
      leave(address);
      return Optional.empty();
    }
    SocketSession session = new SocketSession(address, limits, rates, cut, receivers, this::ended);
    open.add(session);
    return Optional.of(session);
  }

  /// How many are open.
  public int count() {
    return open.size();
  }

  /// Closes the sockets of an address at once.
  public void cut(String address) {
    open.stream().filter(session -> session.address().equals(address)).forEach(SocketSession::cut);
  }

  private void ended(SocketSession session) {
    if (open.remove(session)) {
      leave(session.address());
      if (open.isEmpty()) {
        signalLastEnded();
      }
    }
  }

  private void signalLastEnded() {
    lock.lock();
    try {
      lastEnded.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void leave(String address) {
    perAddress.computeIfPresent(address, (a, count) -> count == 1 ? null : count - 1);
  }

  private void checkTimeouts() {
    long now = System.nanoTime();
    open.forEach(session -> checkTimeouts(session, now));
  }

  /// Ends the sockets whose session, or program's token, has ended: by its owner, who may have been
  /// at any server, or by its time.
  private void checkSessions() {
    open.forEach(this::checkSession);
  }

  private void checkSession(SocketSession session) {
    try {
      session.checkSession();
    } catch (Store.Failure e) {
      // What can't be read is asked again; the store itself tells that it fails.
      LOG.debug("the session of a socket can't be checked", e);
    }
  }

  /// A failure ends that socket alone.
  private void checkTimeouts(SocketSession session, long now) {
    try {
      session.checkTimeouts(now);
    } catch (RuntimeException e) {
      LOG.error("checking a socket failed; closing it", e);
      ended(session);
      session.cut();
    }
  }

  /// Accepts no more sockets; the open ones end when their tables end them.
  public void closing() {
    closing = true;
  }

  /// Waits until no socket is open.
  ///
  /// @return whether none is; false where `patience` was not enough
  public boolean awaitNone(Duration patience) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      long left = patience.toNanos();
      while (!open.isEmpty() && left > 0) {
        left = lastEnded.awaitNanos(left);
      }
      return open.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /// Waits for all sockets to end; cuts those that have not after `patience`.
  public void drain(Duration patience) throws InterruptedException {
    if (!awaitNone(patience)) {
      open.forEach(SocketSession::cut);
    }
  }

  @Override
  public void close() {
    ticker.close();
    sessions.close();
  }
}
