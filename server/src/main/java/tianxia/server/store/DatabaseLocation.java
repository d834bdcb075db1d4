package tianxia.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Where the database lies. SQLite goes on writing into files that were moved away or deleted while
/// it had them open: what is written then is gone with the process. So whatever is written counts
/// only while its files are the ones that lie there.
final class DatabaseLocation {
  private final Path database;
  private final Path log;
  private final @Nullable Object databaseKey;
  private @Nullable Object logKey;

  /// @param database a file that is there
  DatabaseLocation(Path database) {
    this.database = database;
    this.log = database.resolveSibling(database.getFileName() + "-wal");
    this.databaseKey = key(database);
  }

  /// To be called after each write, by one thread.
  ///
  /// @throws UncheckedIOException if the database or its write-ahead log is not where it was
  void check() {
    if (logKey == null) {
      logKey = key(log);
    }
    if (!Objects.equals(databaseKey, key(database)) || !Objects.equals(logKey, key(log))) {
      throw new UncheckedIOException(
          new IOException(
              database + " or its -wal was moved or replaced: restore it, or restart the server"));
    }
  }

  /// What tells a file from another one that has its name; null where the system doesn't tell.
  private static @Nullable Object key(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    } catch (IOException e) {
      throw new UncheckedIOException(
          new IOException(file + " is gone: restore it, or restart the server", e));
    }
  }
}
