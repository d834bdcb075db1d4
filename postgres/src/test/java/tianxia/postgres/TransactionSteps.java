package tianxia.postgres;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tianxia.postgres.OwnershipModel.Rule;
import tianxia.postgres.World.Owner;
import tianxia.postgres.World.Stage;
import tianxia.postgres.World.Transaction;

/// What the database does with a transaction in the model of ownership: also while the node that
/// sent it is stopped.
record TransactionSteps(Set<Rule> rules) {

  void steps(World world, Transaction at, Consumer<World> next) {
    if (at.node() < 0) {
      next.accept(world.without(at));
    }
    switch (at.stage()) {
      case SENT -> {
        if (!world.locked()) {
          boolean current = !rules.contains(Rule.EPOCH_IS_COMPARED) || at.epoch() == world.epoch();
          next.accept(current ? world.instead(at, at.at(Stage.LOCKED)) : refused(world, at));
        }
      }
      case LOCKED -> next.accept(commit(world, at));
      case COMMITTED -> {
        if (world.cluster().member(at.node()).serves()) {
          next.accept(acknowledged(world, at));
        }
      }
    }
  }

  private static World acknowledged(World world, Transaction at) {
    Set<Integer> told = new HashSet<>(world.acknowledged());
    told.add(at.write().id());
    Owner owner = new Owner(at.epoch(), at.base().after(at.write()), false);
    return world
        .without(at)
        .owner(at.node(), Optional.of(owner))
        .counting(Set.copyOf(told), world.writes(), world.breaks());
  }

  private static World commit(World world, Transaction at) {
    // The primary key: the place in the log must be free.
    if (at.write().append() && at.base().log().size() != world.stored().log().size()) {
      return refused(world, at);
    }
    World committed = world.storing(world.epoch(), world.stored().after(at.write()));
    return at.node() < 0 ? committed.without(at) : committed.instead(at, at.at(Stage.COMMITTED));
  }

  private static World refused(World world, Transaction at) {
    return world.without(at).owner(at.node(), Optional.empty());
  }
}
