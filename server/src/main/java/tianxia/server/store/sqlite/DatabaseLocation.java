package tianxia.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The location of the database. SQLite goes on writing to files that were moved or deleted while
/// open, and what it writes then is lost when the process ends. So a write counts only if the files
/// at this path are still the same.
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
