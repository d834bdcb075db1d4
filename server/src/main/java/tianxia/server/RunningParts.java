package tianxia.server;

import java.util.Map;
import java.util.Optional;
import tianxia.server.computer.Computers;
import tianxia.server.log.RecentFaults;
import tianxia.server.operator.Inside;
import tianxia.server.review.Reviews;
import tianxia.server.store.Store;
import tianxia.server.table.node.LocalTables;

/// The parts of a running server, as whoever runs it sees them.
record RunningParts(
    LocalTables tables, Store store, Computers computers, Reviews made, RecentFaults faults)
    implements Inside {

  @Override
  public Map<String, Integer> phases() {
    return tables.phases();
  }

  @Override
  public Store.Room room() {
    return store.room();
  }

  @Override
  public long stored() {
    return store.count();
  }

  @Override
  public int waiting() {
    return store.waiting();
  }

  @Override
  public int thinking() {
    return computers.thinking();
  }

  @Override
  public int queued() {
    return computers.waiting();
  }

  @Override
  public int reviews() {
    return Math.toIntExact(made.unfinished());
  }

  @Override
  public Optional<String> trouble() {
    return tables.trouble();
  }
}
