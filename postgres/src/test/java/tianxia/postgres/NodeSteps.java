package tianxia.postgres;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tianxia.postgres.Cluster.Expelled;
import tianxia.postgres.Cluster.Member;
import tianxia.postgres.OwnershipModel.Rule;
import tianxia.postgres.World.Owner;
import tianxia.postgres.World.Stage;
import tianxia.postgres.World.Transaction;
import tianxia.postgres.World.Write;

/// What a node does with the table in the model of ownership.
record NodeSteps(OwnershipModel model) {

  void steps(World world, int node, Consumer<World> next) {
    Optional<Owner> owner = world.owners().get(node);
    if (!world.cluster().member(node).serves()) {
      return;
    }
    if (owner.isEmpty()) {
      claim(world, node, next);
    } else if (owner.get().writing()) {
      breakOff(world, node, owner.get(), next);
    } else {
      next.accept(world.owner(node, Optional.empty()));
      if (world.writes() < model.maxWrites()) {
        send(world, node, owner.get(), true, next);
        send(world, node, owner.get(), false, next);
      }
    }
  }

  /// A claim takes two steps in a cluster, since it may have to wait.
  private void claim(World world, int node, Consumer<World> next) {
    Member member = world.cluster().member(node);
    boolean expelled = member.expelled() != Expelled.NO;
    boolean late = model.rules().contains(Rule.EXPULSION_IS_CHECKED_LAST);
    if (model.clustered() && !member.claiming()) {
      if (world.epoch() < model.maxClaims()
          && world.cluster().mayClaim(node)
          && (late || !expelled)) {
        next.accept(world.with(world.cluster().member(node, member.claiming(true))));
      }
      return;
    }
    if (model.rules().contains(Rule.CLAIM_WAITS) && world.locked()) {
      return;
    }
    Cluster after = world.cluster().member(node, member.claiming(false));
    if (expelled && late) {
      next.accept(world.with(after));
    } else if (world.epoch() < model.maxClaims()) {
      int epoch = world.epoch() + 1;
      next.accept(
          world
              .with(after.takingBack(expelled))
              .storing(epoch, world.stored())
              .owner(node, Optional.of(new Owner(epoch, world.stored(), false))));
    }
  }

  private static void send(
      World world, int node, Owner owner, boolean append, Consumer<World> next) {
    Write write = new Write(world.writes() + 1, append);
    List<Transaction> all = new ArrayList<>(world.transactions());
    all.add(new Transaction(node, owner.epoch(), owner.known(), write, Stage.SENT));
    next.accept(
        world
            .with(List.copyOf(all))
            .owner(node, Optional.of(new Owner(owner.epoch(), owner.known(), true)))
            .counting(world.acknowledged(), write.id(), world.breaks()));
  }

  /// The connection breaks: the node does not know what becomes of what it sent.
  private void breakOff(World world, int node, Owner owner, Consumer<World> next) {
    if (world.breaks() == model.maxBreaks()) {
      return;
    }
    Transaction sent =
        world.transactions().stream().filter(each -> each.node() == node).findFirst().orElseThrow();
    World broken =
        sent.stage() == Stage.COMMITTED
            ? world.without(sent)
            : world.instead(
                sent, new Transaction(-1, sent.epoch(), sent.base(), sent.write(), sent.stage()));
    Optional<Owner> after =
        model.rules().contains(Rule.FAILURE_UNLOADS)
            ? Optional.empty()
            : Optional.of(new Owner(owner.epoch(), owner.known(), false));
    next.accept(
        broken
            .owner(node, after)
            .counting(world.acknowledged(), world.writes(), world.breaks() + 1));
  }
}
