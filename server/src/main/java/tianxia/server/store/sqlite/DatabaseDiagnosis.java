package tianxia.server.store.sqlite;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLTransientConnectionException;
import java.util.Objects;
import java.util.stream.Stream;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Explains to the operator why a database can't be used.
final class DatabaseDiagnosis {
  private DatabaseDiagnosis() {}

  /// What is wrong with a database that could not be opened, and what can be done.
  static String told(Path database, Throwable cause) {
    SQLiteErrorCode code = code(cause);
    return switch (kind(code)) {
      case SQLITE_NOTADB ->
          database
              + " is not a database, or is damaged. Restore a backup"
              + " (docs/HOSTING.md), or move it away to start with an empty one";
      case SQLITE_CORRUPT ->
          database
              + " is damaged. Restore a backup (docs/HOSTING.md), or recover what can be"
              + " read: sqlite3 "
              + database.getFileName()
              + " .recover | sqlite3 saved.db";
      case SQLITE_FULL -> "no space left on the disk of " + database;
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH ->
          database
              + " cannot be opened for writing: check its owner and the permissions of its folder";
      case SQLITE_BUSY, SQLITE_LOCKED ->
          database + " is in use by another program: stop that and start again";
      case SQLITE_IOERR -> "the disk of " + database + " fails (" + code + ")";
      default ->
          cause instanceof FlywayException
              ? database
                  + " was not written by this version of Tianxia, perhaps by a newer one: "
                  + firstLine(cause)
              : database + " can't be used: " + firstLine(cause);
    };
  }

  /// The same in some words, for a store that is open.
  static String reason(Throwable cause) {
    SQLiteErrorCode code = code(cause);
    return code == SQLiteErrorCode.UNKNOWN_ERROR ? firstLine(cause) : code.message;
  }

  /// Whether a row was refused because its place is taken: nothing is wrong with the store then.
  static boolean isConflict(Throwable cause) {
    return kind(code(cause)) == SQLiteErrorCode.SQLITE_CONSTRAINT;
  }

  /// Whether the database has failed, and neither what was to be written nor a statement.
  static boolean isOfDatabase(Throwable cause) {
    return switch (kind(code(cause))) {
      case SQLITE_ERROR,
          SQLITE_TOOBIG,
          SQLITE_CONSTRAINT,
          SQLITE_MISMATCH,
          SQLITE_MISUSE,
          SQLITE_RANGE ->
          false;
      case UNKNOWN_ERROR -> cause instanceof UncheckedIOException || isOfPool(cause);
      default -> true;
    };
  }

  /// Whether no connection could be had in time.
  private static boolean isOfPool(Throwable cause) {
    return Stream.iterate(cause, Objects::nonNull, Throwable::getCause)
        .anyMatch(SQLTransientConnectionException.class::isInstance);
  }

  private static SQLiteErrorCode code(Throwable cause) {
    for (Throwable at = cause; at != null; at = at.getCause()) {
      if (at instanceof SQLiteException sqlite) {
        return sqlite.getResultCode();
      }
    }
    return SQLiteErrorCode.UNKNOWN_ERROR;
  }

  /// The primary code: an extended one has it in its lowest byte.
  private static SQLiteErrorCode kind(SQLiteErrorCode code) {
    return SQLiteErrorCode.getErrorCode(code.code & 0xff);
  }

  private static String firstLine(Throwable cause) {
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("").strip();
  }
}
