package tianxia.server.store;

import java.util.List;

/// The logs of all tables, to be read only. Thread-safe.
public interface TableLogs extends AutoCloseable {

  /// Ids of tables ([Store#tables]).
  List<String> tables(String after, int most);

  /// A table's log ([Store#rows]).
  List<Store.Row> rows(String table);

  @Override
  void close();

  /// The logs of a store, which is closed with them.
  static TableLogs of(Store store) {
    return new TableLogs() {
      @Override
      public List<String> tables(String after, int most) {
        return store.tables(after, most);
      }

      @Override
      public List<Store.Row> rows(String table) {
        return store.rows(table);
      }

      @Override
      public void close() {
        store.close();
      }
    };
  }
}
