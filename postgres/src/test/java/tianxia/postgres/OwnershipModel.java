package tianxia.postgres;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The protocol by which two nodes write to one table, with all interleavings of its steps: a node
/// claims, writes, is told, gives the table up; its connection breaks while it writes, and the
/// database still commits or drops what was sent. A pause is a node that takes no step for a while.
/// A crash is a broken connection, or a table given up; a lease would only forbid some claims. So
/// whatever holds here holds under every policy of who claims when.
///
/// @param rules those that are kept
record OwnershipModel(Set<Rule> rules) {
  private static final int MAX_CLAIMS = 4;
  private static final int MAX_WRITES = 4;
  private static final int MAX_BREAKS = 2;

  /// What the protocol rests on.
  enum Rule {
    /// A write compares the epoch in its own transaction.
    EPOCH_IS_COMPARED,
    /// A claim waits for the transaction that holds the owner's row.
    CLAIM_WAITS,
    /// After a failure the table is claimed and read again.
    FAILURE_UNLOADS
  }

  /// What is stored of the table, or known of it.
  ///
  /// @param log the ids of its entries
  /// @param putOff the id of the last write that stands beside the log
  record Table(List<Integer> log, int putOff) {
    Table after(Write write) {
      return write.append()
          ? new Table(Stream.concat(log.stream(), Stream.of(write.id())).toList(), putOff)
          : new Table(log, write.id());
    }
  }

  record Write(int id, boolean append) {}

  /// A node that has the table.
  record Owner(int epoch, Table known, boolean writing) {}

  enum Stage {
    SENT,
    LOCKED,
    COMMITTED
  }

  /// A transaction.
  ///
  /// @param node 0 or 1; -1 when its connection is broken
  record Transaction(int node, int epoch, Table base, Write write, Stage stage) {
    Transaction at(Stage next) {
      return new Transaction(node, epoch, base, write, next);
    }
  }

  record World(
      int epoch,
      Table stored,
      List<Optional<Owner>> owners,
      List<Transaction> transactions,
      Set<Integer> acknowledged,
      int writes,
      int breaks) {

    boolean locked() {
      return transactions.stream().anyMatch(each -> each.stage() == Stage.LOCKED);
    }

    World owner(int node, Optional<Owner> owner) {
      List<Optional<Owner>> all = new ArrayList<>(owners);
      if (node >= 0) {
        all.set(node, owner);
      }
      return new World(epoch, stored, List.copyOf(all), transactions, acknowledged, writes, breaks);
    }

    World without(Transaction gone) {
      return with(transactions.stream().filter(each -> !each.equals(gone)).toList());
    }

    World instead(Transaction old, Transaction next) {
      return with(transactions.stream().map(each -> each.equals(old) ? next : each).toList());
    }

    World with(List<Transaction> all) {
      return new World(epoch, stored, owners, all, acknowledged, writes, breaks);
    }

    World storing(int next, Table table) {
      return new World(next, table, owners, transactions, acknowledged, writes, breaks);
    }

    World counting(Set<Integer> told, int written, int broken) {
      return new World(epoch, stored, owners, transactions, told, written, broken);
    }
  }

  /// What was found.
  ///
  /// @param violation the first world in which something is wrong
  record Found(int worlds, Optional<World> violation) {}

  /// Looks at every world that can be reached.
  Found explore() {
    World start =
        new World(
            0,
            new Table(List.of(), 0),
            List.of(Optional.empty(), Optional.empty()),
            List.of(),
            Set.of(),
            0,
            0);
    Set<World> seen = new HashSet<>(Set.of(start));
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
        node(world, node, next);
      }
      world.transactions().forEach(each -> transaction(world, each, next));
    }
    return new Found(seen.size(), Optional.empty());
  }

  /// No acknowledged write is lost (the last one beside the log may have been replaced by a later
  /// one), none is doubled, and who owns the table knows all that is stored.
  private static boolean right(World world) {
    List<Integer> log = world.stored().log();
    return new HashSet<>(log).size() == log.size()
        && world.acknowledged().stream()
            .allMatch(id -> log.contains(id) || id <= world.stored().putOff())
        && world.owners().stream()
            .flatMap(Optional::stream)
            .filter(owner -> owner.epoch() == world.epoch() && !owner.writing())
            .allMatch(owner -> owner.known().equals(world.stored()));
  }

  private void node(World world, int node, Consumer<World> next) {
    Optional<Owner> owner = world.owners().get(node);
    if (owner.isEmpty()) {
      if (world.epoch() < MAX_CLAIMS && !(rules.contains(Rule.CLAIM_WAITS) && world.locked())) {
        int epoch = world.epoch() + 1;
        Owner claimed = new Owner(epoch, world.stored(), false);
        next.accept(world.storing(epoch, world.stored()).owner(node, Optional.of(claimed)));
      }
    } else if (owner.get().writing()) {
      breakOff(world, node, owner.get(), next);
    } else {
      next.accept(world.owner(node, Optional.empty()));
      if (world.writes() < MAX_WRITES) {
        send(world, node, owner.get(), true, next);
        send(world, node, owner.get(), false, next);
      }
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
    if (world.breaks() == MAX_BREAKS) {
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
        rules.contains(Rule.FAILURE_UNLOADS)
            ? Optional.empty()
            : Optional.of(new Owner(owner.epoch(), owner.known(), false));
    next.accept(
        broken
            .owner(node, after)
            .counting(world.acknowledged(), world.writes(), world.breaks() + 1));
  }

  private void transaction(World world, Transaction at, Consumer<World> next) {
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
        Set<Integer> told = new HashSet<>(world.acknowledged());
        told.add(at.write().id());
        Owner owner = new Owner(at.epoch(), at.base().after(at.write()), false);
        next.accept(
            world
                .without(at)
                .owner(at.node(), Optional.of(owner))
                .counting(Set.copyOf(told), world.writes(), world.breaks()));
      }
    }
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
