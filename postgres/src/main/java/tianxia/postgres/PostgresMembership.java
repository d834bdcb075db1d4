package tianxia.postgres;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.cluster.Membership;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// A node's membership, kept in the database. What is asked goes over a session of its own.
final class PostgresMembership implements Membership {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresMembership.class);
  private static final Duration WATCH = Duration.ofMillis(200);

  private final KeptSession session;
  private final Node self;
  private final MembershipTimes times;
  private final LongSupplier clock;
  private final Lease lease;
  private final PeriodicTask renewing;
  private final PeriodicTask watching;
  private Optional<Long> undecided = Optional.empty();

  /// Registers a node.
  ///
  /// @param jdbi of connections that fail soon
  /// @param clock in nanoseconds, monotonic
  /// @throws Store.Failure if the database can't be reached
  PostgresMembership(
      Jdbi jdbi,
      String address,
      MembershipTimes times,
      Duty duty,
      LongSupplier clock,
      FatalFailureListener failures) {
    this.session = new KeptSession(jdbi);
    this.times = times;
    this.clock = clock;
    try {
      Handle holding = jdbi.open();
      long registered = clock.getAsLong();
      this.self = NodeQueries.register(holding, address, times.lease());
      this.lease = new Lease(jdbi, holding, self, times, duty, registered, clock);
    } catch (RuntimeException e) {
      throw failure("the node can't be registered", e);
    }
    this.renewing = PeriodicTask.start("the node's lease", times.renewal(), lease::renew, failures);
    this.watching = PeriodicTask.start("the watch over the lease", WATCH, lease::watch, failures);
  }

  @Override
  public Node self() {
    return self;
  }

  @Override
  public List<Node> earlier() {
    return asked(handle ->
        handle.inTransaction(transaction -> {
          NodeQueries.lockDecisions(transaction);
          if (gone(transaction)) {
            throw new Store.Failure("this node does not belong to the cluster any more");
          }
          if (NodeQueries.renewedFor(transaction, self, times.lease())) {
            // This node may found the cluster now: whoever it does not count must not come back.
            NodeQueries.expelOverBefore(transaction, self);
          }
          List<Node> before = NodeQueries.earlier(transaction, self);
          NodeQueries.expel(
              transaction, NodeQueries.ended(transaction, self, before, times.lease()));
          return NodeQueries.earlier(transaction, self);
        }));
  }

  @Override
  public Set<Node> lost(Set<Node> nodes) {
    return with(nodes, asked(h -> NodeQueries.ended(h, self, nodes, times.lease())));
  }

  @Override
  public Set<Node> ended(Set<Node> suspects) {
    return with(suspects, asked(handle -> handle.inTransaction(t -> decideEnded(t, suspects))));
  }

  /// Writes down who has ended, so that it is true: a process that has only lost its session is
  /// told that it was expelled.
  private Set<Long> decideEnded(Handle transaction, Set<Node> suspects) {
    NodeQueries.lockDecisions(transaction);
    Set<Long> ended = NodeQueries.ended(transaction, self, suspects, times.lease());
    if (!gone(transaction)) {
      NodeQueries.expel(transaction, ended);
    }
    return ended;
  }

  private static Set<Node> with(Set<Node> nodes, Set<Long> serials) {
    return nodes.stream()
        .filter(node -> serials.contains(node.serial()))
        .collect(Collectors.toSet());
  }

  @Override
  public Set<Node> lapsed() {
    return asked(handle ->
        NodeQueries.renewedFor(handle, self, times.lease())
            ? NodeQueries.present(handle, false)
            : Set.of());
  }

  @Override
  public Verdict expel(Set<Node> suspects, Set<Node> unreached) {
    Verdict verdict = asked(handle -> handle.inTransaction(t -> decide(t, suspects, unreached)));
    synchronized (this) {
      if (verdict != Verdict.UNDECIDED) {
        undecided = Optional.empty();
      } else if (undecided.isEmpty()) {
        undecided = Optional.of(clock.getAsLong());
      }
    }
    return verdict;
  }

  private Verdict decide(Handle transaction, Set<Node> suspects, Set<Node> unreached) {
    NodeQueries.lockDecisions(transaction);
    if (gone(transaction)) {
      return Verdict.EXPELLED_BY_OTHERS;
    }
    Set<Long> wanted = NodeQueries.serials(suspects);
    wanted.remove(self.serial());
    Set<Long> living = NodeQueries.serials(NodeQueries.present(transaction, true));
    Set<Long> certain = NodeQueries.serials(NodeQueries.present(transaction, false));
    if (!NodeQueries.renewedFor(transaction, self, times.lease())) {
      // The database may have been away: they may be about to renew.
      living.addAll(certain);
      certain.clear();
    }
    certain.retainAll(wanted);
    certain.addAll(NodeQueries.ended(transaction, self, suspects, times.lease()));
    NodeQueries.expel(transaction, certain);
    wanted.retainAll(living);
    wanted.removeAll(certain);
    Set<Long> others = NodeQueries.serials(unreached);
    others.remove(self.serial());
    others.retainAll(living);
    others.removeAll(certain);
    others.addAll(wanted);
    Set<Long> mine = new HashSet<>(living);
    mine.removeAll(others);
    if (!wanted.isEmpty() && !Majority.prevails(mine, others, waited())) {
      return Verdict.UNDECIDED;
    }
    NodeQueries.expel(transaction, wanted);
    return Verdict.EXPELLED;
  }

  private boolean gone(Handle handle) {
    return !NodeQueries.isMember(handle, self.serial());
  }

  private synchronized boolean waited() {
    return undecided
        .filter(since -> clock.getAsLong() - since > times.lease().toNanos() / 2)
        .isPresent();
  }

  private <A> A asked(Function<Handle, A> question) {
    try {
      return session.ask(question);
    } catch (RuntimeException e) {
      throw failure("the nodes of the cluster can't be read", e);
    }
  }

  private static Store.Failure failure(String what, RuntimeException e) {
    return new Store.Failure(what, PostgresDiagnosis.mentionable(e));
  }

  @Override
  public void close() {
    renewing.close();
    watching.close();
    // First: a renewal that finds that this node has left would take it for expelled.
    lease.close();
    try {
      session.ask(handle -> NodeQueries.leave(handle, self));
    } catch (RuntimeException e) {
      LOG.warn("this node could not sign off: {}", PostgresDiagnosis.reason(e));
    } finally {
      session.close();
    }
  }
}
