package tianxia.server.cluster;

import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;

/// A store that several nodes use at a time, and that decides who belongs to the cluster.
public interface SharedStore extends Store {
  /// Registers this node, with a session and a lease of its own.
  ///
  /// @param address `host:port` at which other nodes reach it. A node that registered with the same
  ///   address before has ended: two processes can't listen to one port
  /// @param duty is told what this node may do from now on
  /// @param failures is told when the lease is not looked after any more
  /// @throws Failure if the store can't be reached
  Membership join(String address, Membership.Duty duty, FatalFailureListener failures);
}
