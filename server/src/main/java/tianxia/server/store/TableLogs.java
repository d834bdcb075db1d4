package tianxia.server.store;

import java.util.List;
import tianxia.server.account.AccountStore;
import tianxia.server.rating.Change;

/// The logs of all tables, to be read only. Thread-safe.
public interface TableLogs extends AutoCloseable {

  /// Ids of tables ([Store#tables]).
  List<String> tables(String after, int most);

  /// A table's log ([Store#rows]).
  List<Store.Row> rows(String table);

  /// What rated games did ([tianxia.server.rating.RatingStore#changes]).
  List<Change> ratings(long after, int games);

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
      public List<Change> ratings(long after, int games) {
        return store
            .accounts()
            .map(AccountStore::ratings)
            .map(ratings -> ratings.changes(after, games))
            .orElse(List.of());
      }

      @Override
      public void close() {
        store.close();
      }
    };
  }
}
