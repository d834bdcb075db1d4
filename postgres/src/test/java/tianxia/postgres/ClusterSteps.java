package tianxia.postgres;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tianxia.postgres.Cluster.Expelled;
import tianxia.postgres.Cluster.Member;
import tianxia.postgres.Cluster.Phase;
import tianxia.postgres.OwnershipModel.Rule;

/// What happens to a node's membership in the model of ownership.
record ClusterSteps(Set<Rule> rules) {

  void steps(World world, int node, Consumer<World> next) {
    Member member = world.cluster().member(node);
    lease(world, node, member, next);
    if (member.expelled() == Expelled.NO) {
      expel(world, node, member, next);
    } else if (member.runs()) {
      // The renewal finds out.
      next.accept(dropping(world, node, member.in(Phase.ENDED)));
    }
    moveHome(world, node, member, next);
  }

  private void lease(World world, int node, Member member, Consumer<World> next) {
    switch (member.phase()) {
      case SERVES -> {
        next.accept(as(world, node, member.in(Phase.STOPPED)));
        // It can't reach the database: it lapses here before its lease is over there.
        next.accept(dropping(world, node, member.in(Phase.LAPSED)));
      }
      case STOPPED -> {
        next.accept(as(world, node, member.in(Phase.SERVES)));
        next.accept(as(world, node, member.in(Phase.OVER)));
      }
      case OVER ->
          next.accept(
              rules.contains(Rule.LAPSE_IS_NOTICED_FIRST)
                  ? dropping(world, node, member.in(Phase.LAPSED))
                  : as(world, node, member.in(Phase.SERVES)));
      case LAPSED -> {
        if (member.expelled() == Expelled.NO) {
          next.accept(as(world, node, member.in(Phase.SERVES)));
        }
      }
      case ENDED -> {}
    }
  }

  /// The other node, if it belongs to the cluster, expels this one.
  private static void expel(World world, int node, Member member, Consumer<World> next) {
    Member other = world.cluster().member(1 - node);
    if (!other.runs() || other.expelled() != Expelled.NO) {
      return;
    }
    if (member.phase() == Phase.OVER || member.phase() == Phase.LAPSED) {
      next.accept(as(world, node, member.expelled(Expelled.BY_LEASE)));
    } else {
      next.accept(as(world, node, member.expelled(Expelled.AT_ONCE)));
    }
  }

  /// The table moves to the other node: handed over by this one, which has let go of it, or taken
  /// since this one was expelled.
  private static void moveHome(World world, int node, Member member, Consumer<World> next) {
    boolean handedOver = member.runs() && !member.claiming() && world.owners().get(node).isEmpty();
    if (world.cluster().home() == node && (handedOver || member.expelled() != Expelled.NO)) {
      next.accept(world.with(world.cluster().home(1 - node)));
    }
  }

  private static World as(World world, int node, Member member) {
    return world.with(world.cluster().member(node, member));
  }

  /// The node lets go of the table. What it has sent may still be committed.
  private static World dropping(World world, int node, Member member) {
    World dropped = as(world, node, member.claiming(false)).owner(node, Optional.empty());
    return dropped.with(
        dropped.transactions().stream()
            .map(each ->
                each.node() == node
                    ? new World.Transaction(
                        -1, each.epoch(), each.base(), each.write(), each.stage())
                    : each)
            .filter(each -> each.node() >= 0 || each.stage() != World.Stage.COMMITTED)
            .toList());
  }
}
