package tianxia.server.store;

import java.nio.file.Path;
import java.util.StringJoiner;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.rows.EntryText;
import tianxia.server.store.sqlite.SqliteStore;

/// What is in the logs of a data folder that no server has.
public final class Stored {
  private Stored() {}

  public static String text(Path folder) {
    try (SqliteStore store =
        new SqliteStore(
            DataFolder.open(folder),
            (part, cause) -> {
              throw new AssertionError(part, cause);
            })) {
      StringJoiner all = new StringJoiner("\n");
      for (String table : store.tables("", 1_000)) {
        store.rows(table).forEach(row -> all.add(EntryText.write(row.entry())));
      }
      return all.toString();
    }
  }
}
