package tianxia.server.store.sqlite;

import java.nio.file.Path;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import tianxia.server.store.MigrationContract;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.supervision.Unbroken;

class SqliteMigrationTest extends MigrationContract {
  @TempDir Path folder;
  private int databases;

  @Override
  protected DataSource renew() {
    databases++;
    try (DataFolder made = DataFolder.open(current())) {
      SQLiteConfig unsynced = new SQLiteConfig();
      // The tests end no machine.
      unsynced.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
      SQLiteDataSource source = new SQLiteDataSource(unsynced);
      source.setUrl("jdbc:sqlite:" + made.database());
      return source;
    }
  }

  private Path current() {
    return folder.resolve("" + databases);
  }

  @Override
  protected Store open() {
    return new SqliteStore(DataFolder.open(current()), new Unbroken());
  }

  @Override
  protected String migrations() {
    return "classpath:tianxia/server/store";
  }

  @Override
  protected List<String> known() {
    return List.of(
        "1 log -934659079",
        "2 put off 323699573",
        "3 waiting 1643770617",
        "4 accounts 1766223132",
        "5 due 2117986278",
        "6 ratings 1120182387",
        "7 friends 45204317",
        "8 notices 397139474",
        "9 talk -427154503",
        "10 provided -279937482",
        "11 tournaments 186543978",
        "12 prepared 1214188652",
        "13 clubs 1416030621",
        "14 leagues -1739485823",
        "15 hashes -113165104",
        "16 verified 1080645446",
        "17 club out 1694232142",
        "18 reviews 1278939072");
  }
}
