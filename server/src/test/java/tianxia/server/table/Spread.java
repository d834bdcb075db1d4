package tianxia.server.table;

import tianxia.server.table.node.LocalTables;

/// A store whose tables are reached through something else than one server, in tests of a cluster.
public interface Spread {
  /// All tables, through another server than the one with these.
  Tables over(LocalTables local);
}
