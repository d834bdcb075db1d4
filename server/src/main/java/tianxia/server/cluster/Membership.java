package tianxia.server.cluster;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import tianxia.server.store.Store;

/// Who belongs to the cluster, decided once for all in the store. Thread-safe.
///
/// Each node holds a session of the store, which ends within milliseconds if its process is killed,
/// and a lease, which it renews and which runs out if the process is stopped or cut off from the
/// store. All times are those of the store's clock. That a node is expelled only lets others take
/// its tables over sooner; that nobody writes to a table after another owner has come is ensured by
/// each table's epoch ([Store.Claim]).
public interface Membership extends AutoCloseable {
  /// How long a lease lasts without being renewed.
  Duration LEASE = Duration.ofSeconds(10);

  /// How often a lease is renewed.
  Duration RENEWAL = Duration.ofSeconds(1);

  /// A process that belongs to the cluster, until it ends.
  ///
  /// @param serial counts the nodes in the order in which they came; never given twice
  /// @param address `host:port` at which other nodes reach it
  record Node(long serial, String address) {}

  /// What a node may do. The methods are called on the thread that renews the lease, and must not
  /// block.
  interface Duty {
    /// The lease has not been renewed for so long that others may soon take over: no table may be
    /// served any more, until [#renewed].
    void lapsed();

    /// The lease is renewed after it had lapsed.
    void renewed();

    /// This node was expelled: it must not serve any table again. The process is to end.
    void expelled();
  }

  /// What was decided about a cluster of which one part can't reach the other.
  enum Verdict {
    /// The suspects are expelled, and this node stays.
    EXPELLED,
    /// The others have expelled this node.
    EXPELLED_BY_OTHERS,
    /// It is for the others to decide, or a lease has to run out first: ask again.
    UNDECIDED
  }

  /// This node.
  Node self();

  /// The nodes through which this one may enter the cluster: those that came before it and may
  /// still be running, oldest first. None: it is to found the cluster itself.
  ///
  /// @throws Store.Failure if the store can't be reached
  List<Node> earlier();

  /// Those nodes whose session is gone, or that have left or been expelled. Decides nothing: a node
  /// may have lost its session and be about to open another.
  ///
  /// @throws Store.Failure if the store can't be reached
  Set<Node> lost(Set<Node> nodes);

  /// Those of the suspects that have ended for certain: their session is gone, or they have left or
  /// been expelled. From now on they have, even if their processes live.
  ///
  /// @throws Store.Failure if the store can't be reached
  Set<Node> ended(Set<Node> suspects);

  /// Nodes that no longer reach the store, though this one has reached it all the while: their
  /// lease has run out.
  ///
  /// @throws Store.Failure if the store can't be reached
  Set<Node> lapsed();

  /// Asks that suspects, which this node has not reached for a while, be expelled. Granted to the
  /// part of the cluster with more living nodes, or, of two equal parts, to the one with the oldest
  /// node; and to any part about suspects whose lease has run out.
  ///
  /// @param unreached all that this node does not reach now, however short: they are not of its
  ///   part. Otherwise a node that is cut off could expel the others one after the other, as it
  ///   comes to suspect them
  /// @throws Store.Failure if the store can't be reached
  Verdict expel(Set<Node> suspects, Set<Node> unreached);

  /// Leaves, so that nobody waits for this node.
  @Override
  void close();
}
