package tianxia.postgres;

import java.time.Duration;
import tianxia.server.cluster.Membership;

/// The times of a membership. Tests shorten them.
///
/// @param lease how long a lease lasts without being renewed
/// @param renewal how often it is renewed
/// @param margin how long before its end a node stops to serve tables by itself
record MembershipTimes(Duration lease, Duration renewal, Duration margin) {
  static final MembershipTimes STANDARD =
      new MembershipTimes(Membership.LEASE, Membership.RENEWAL, Duration.ofSeconds(2));

  /// For how long after a renewal was sent the lease is this node's for certain.
  long safeNanos() {
    return lease.minus(margin).toNanos();
  }
}
