package tianxia.postgres;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tianxia.postgres.Cluster.Expelled;
import tianxia.postgres.Cluster.Member;

/// The protocol by which two nodes write to one table, with all interleavings of its steps.
///
/// A node claims, which may have to wait, writes, is told, gives the table up; its connection
/// breaks while it writes, and the database still commits or drops what was sent. A crash is a
/// broken connection, or a table given up.
///
/// Without a cluster both nodes claim whenever they like. So what holds there, of the log, holds
/// under every policy of who claims when.
///
/// In a cluster the table belongs to one node, and moves when that one has handed it over or was
/// expelled. A node is stopped and goes on, before or after its lease has run out; it loses the
/// database, lapses, and renews its lease; it is expelled, because its lease is over or at any
/// other moment (as part of a minority, or because its session has ended), and goes on claiming,
/// writing and showing the table until its renewal finds out. A lease lapses at its node before it
/// is over in the database, unless the node is stopped: that is assumed, since the model has no
/// clock.
///
/// @param rules those that are kept
record OwnershipModel(Set<Rule> rules, boolean clustered) {

  /// What the protocol rests on.
  enum Rule {
    /// A write compares the epoch in its own transaction.
    EPOCH_IS_COMPARED,
    /// A claim waits for the transaction that holds the owner's row.
    CLAIM_WAITS,
    /// After a failure the table is claimed and read again.
    FAILURE_UNLOADS,
    /// A claim looks whether its node was expelled when it need not wait any more, not before.
    EXPULSION_IS_CHECKED_LAST,
    /// A process that was stopped looks at its lease before all else.
    LAPSE_IS_NOTICED_FIRST
  }

  int maxClaims() {
    return clustered ? 3 : 4;
  }

  int maxWrites() {
    return clustered ? 2 : 4;
  }

  int maxBreaks() {
    return clustered ? 1 : 2;
  }

  /// What was found.
  ///
  /// @param violation the first world in which something is wrong
  record Found(int worlds, Optional<World> violation) {}

  /// Looks at every world that can be reached.
  Found explore() {
    NodeSteps nodes = new NodeSteps(this);
    ClusterSteps cluster = new ClusterSteps(rules);
    TransactionSteps transactions = new TransactionSteps(rules);
    Set<World> seen = new HashSet<>(Set.of(World.START));
    Deque<World> ahead = new ArrayDeque<>(seen);
    while (!ahead.isEmpty()) {
      World world = ahead.remove();
      if (!right(world)) {
        return new Found(seen.size(), Optional.of(world));
      }
      Consumer<World> next =
          each -> {
            if (seen.add(each)) {
              ahead.add(each);
            }
          };
      for (int node = 0; node < 2; node++) {
        nodes.steps(world, node, next);
        if (clustered) {
          cluster.steps(world, node, next);
        }
      }
      world.transactions().forEach(each -> transactions.steps(world, each, next));
    }
    return new Found(seen.size(), Optional.empty());
  }

  private boolean right(World world) {
    return rightLog(world) && (!clustered || rightCluster(world));
  }

  /// No acknowledged write is lost (the last one beside the log may have been replaced by a later
  /// one), none is doubled, and who owns the table knows all that is stored.
  private static boolean rightLog(World world) {
    List<Integer> log = world.stored().log();
    return new HashSet<>(log).size() == log.size()
        && world.acknowledged().stream()
            .allMatch(id -> log.contains(id) || id <= world.stored().putOff())
        && world.owners().stream()
            .flatMap(Optional::stream)
            .filter(owner -> owner.epoch() == world.epoch() && !owner.writing())
            .allMatch(owner -> owner.known().equals(world.stored()));
  }

  /// No expelled node takes the table back, and none shows it after another has claimed it, but one
  /// that was expelled at once and has not renewed its lease since.
  private static boolean rightCluster(World world) {
    for (int node = 0; node < 2; node++) {
      Member member = world.cluster().member(node);
      if (member.serves()
          && member.expelled() != Expelled.AT_ONCE
          && world.owners().get(node).filter(it -> it.epoch() < world.epoch()).isPresent()) {
        return false;
      }
    }
    return !world.cluster().takenBack();
  }
}
