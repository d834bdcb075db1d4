package tianxia.postgres;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Everything in the model of ownership at one moment: the database, two nodes that both want one
/// table, and what is under way between them.
///
/// @param epoch how often the table was claimed
/// @param owners what each node has of the table
/// @param cluster who belongs to the cluster
/// @param breaks how many connections have broken
record World(
    int epoch,
    Table stored,
    List<Optional<Owner>> owners,
    List<Transaction> transactions,
    Cluster cluster,
    Set<Integer> acknowledged,
    int writes,
    int breaks) {

  static final World START =
      new World(
          0,
          new Table(List.of(), 0),
          List.of(Optional.empty(), Optional.empty()),
          List.of(),
          Cluster.START,
          Set.of(),
          0,
          0);

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

  /// A transaction that writes.
  ///
  /// @param node 0 or 1; -1 when its connection is broken
  record Transaction(int node, int epoch, Table base, Write write, Stage stage) {
    Transaction at(Stage next) {
      return new Transaction(node, epoch, base, write, next);
    }
  }

  boolean locked() {
    return transactions.stream().anyMatch(each -> each.stage() == Stage.LOCKED);
  }

  World owner(int node, Optional<Owner> owner) {
    List<Optional<Owner>> all = new ArrayList<>(owners);
    if (node >= 0) {
      all.set(node, owner);
    }
    return new World(
        epoch, stored, List.copyOf(all), transactions, cluster, acknowledged, writes, breaks);
  }

  World without(Transaction gone) {
    return with(transactions.stream().filter(each -> !each.equals(gone)).toList());
  }

  World instead(Transaction old, Transaction next) {
    return with(transactions.stream().map(each -> each.equals(old) ? next : each).toList());
  }

  World with(List<Transaction> all) {
    return new World(epoch, stored, owners, all, cluster, acknowledged, writes, breaks);
  }

  World with(Cluster next) {
    return new World(epoch, stored, owners, transactions, next, acknowledged, writes, breaks);
  }

  World storing(int next, Table table) {
    return new World(next, table, owners, transactions, cluster, acknowledged, writes, breaks);
  }

  World counting(Set<Integer> told, int written, int broken) {
    return new World(epoch, stored, owners, transactions, cluster, told, written, broken);
  }
}
