package tianxia.server.operator;

import java.util.Map;
import java.util.Optional;
import tianxia.server.log.RecentFaults;
import tianxia.server.store.Store;

/// What there is to be seen of a running server's parts.
public interface Inside {
  /// How many tables are in memory, by their phases ([tianxia.server.message.TableInfo]).
  Map<String, Integer> phases();

  /// How much room is taken and left.
  ///
  /// @throws Store.Failure if the store can't be read
  Store.Room room();

  /// How many tables are stored.
  ///
  /// @throws Store.Failure if the store can't be read
  long stored();

  /// How many tables wait to begin.
  ///
  /// @throws Store.Failure if the store can't be read
  int waiting();

  /// How many computer players think now.
  int thinking();

  /// How many wait to think.
  int queued();

  /// How many reviews wait or are made.
  int reviews();

  /// What is wrong with the store; empty if all is well.
  Optional<String> trouble();

  /// The last faults that were logged.
  RecentFaults faults();
}
