package tianxia.postgres;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.Membership.Node;

/// One node's lease, and the session that holds its lock. [#renew] and [#watch] are called again
/// and again, each on a thread of its own: a renewal may wait long for an answer, and the lease
/// runs out meanwhile.
final class Lease implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Lease.class);

  private final Jdbi jdbi;
  private final Node node;
  private final MembershipTimes times;
  private final Membership.Duty duty;
  private final LongSupplier clock;

  /// Held while the session is used.
  private final ReentrantLock using = new ReentrantLock();

  private @Nullable Handle session;
  private boolean locked;
  private boolean trouble;
  private boolean closed;

  private volatile long renewed;
  private boolean lapsed;
  private boolean expelled;

  /// @param session in which the node has been registered just now
  /// @param registered when that was asked, by the clock
  /// @param clock in nanoseconds, monotonic
  Lease(
      Jdbi jdbi,
      Handle session,
      Node node,
      MembershipTimes times,
      Membership.Duty duty,
      long registered,
      LongSupplier clock) {
    this.jdbi = jdbi;
    this.session = session;
    this.node = node;
    this.times = times;
    this.duty = duty;
    this.clock = clock;
    this.renewed = registered;
    this.locked = NodeQueries.lock(session, node);
  }

  /// Renews the lease, in a new session if the last one has ended.
  void renew() {
    // A process that was stopped must learn that its lease is over even if it gets it back at once.
    watch();
    using.lock();
    try {
      if (!closed) {
        renewNow(clock.getAsLong());
      }
    } finally {
      using.unlock();
    }
    watch();
  }

  private void renewNow(long asked) {
    try {
      Handle open = session == null ? jdbi.open() : session;
      session = open;
      // First: a lease that is renewed without the lock looks like that of a process that has
      // ended.
      locked = locked || NodeQueries.lock(open, node);
      if (!NodeQueries.renew(open, node, times.lease())) {
        expelled();
        return;
      }
      // Had the process been stopped before it asked, it is told here.
      watch();
      renewed = asked;
      if (trouble) {
        LOG.info("the lease of this node is renewed again");
      }
      trouble = false;
    } catch (RuntimeException e) {
      if (!trouble) {
        LOG.warn("the lease of this node can't be renewed: {}", PostgresDiagnosis.reason(e));
      }
      trouble = true;
      end();
    }
  }

  /// Tells the node when its lease is about to run out, and when it is renewed after that.
  synchronized void watch() {
    boolean over = clock.getAsLong() - renewed > times.safeNanos();
    if (expelled || over == lapsed) {
      return;
    }
    lapsed = over;
    if (over) {
      duty.lapsed();
    } else {
      duty.renewed();
    }
  }

  private synchronized void expelled() {
    if (!expelled) {
      expelled = true;
      duty.expelled();
    }
  }

  private void end() {
    Handle open = session;
    session = null;
    locked = false;
    if (open != null) {
      try {
        open.close();
      } catch (RuntimeException e) {
        LOG.debug("a broken session can't be closed: {}", PostgresDiagnosis.reason(e));
      }
    }
  }

  /// Ends the session, once a renewal that is under way has ended.
  @Override
  public void close() {
    using.lock();
    try {
      closed = true;
      end();
    } finally {
      using.unlock();
    }
  }
}
