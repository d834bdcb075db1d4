package tianxia.postgres;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.Set;
import tianxia.server.store.Store;

/// Explains to the operator why a database can't be used. Says nothing that the database has said
/// in its own words: they can hold the user's name, or what was to be written.
final class PostgresDiagnosis {
  private PostgresDiagnosis() {}

  /// What is wrong with a database that could not be opened, and what can be done.
  static String told(PostgresAddress address, Throwable cause) {
    return state(cause).isEmpty()
        ? address
            + " was not written by this version of Tianxia, perhaps by a newer one, or holds other"
            + " tables"
        : address + " can't be used: " + reason(cause);
  }

  /// What a failure means, in some words.
  static String reason(Throwable cause) {
    return state(cause)
        .map(PostgresDiagnosis::meaning)
        .orElseGet(() ->
            cause instanceof Store.Failure failure
                ? "" + failure.getMessage()
                : cause.getClass().getName());
  }

  private static String meaning(String state) {
    return switch (state) {
      case "", "08000", "08001", "08003", "08006" -> "it can't be reached";
      case "25006" -> "it is read-only";
      case "23505" -> "the place is taken";
      case "3D000" -> "there is no such database";
      case "42501" -> "the user lacks the rights to it";
      case "53100" -> "no space is left on its disk";
      case "53300" -> "it has too many connections";
      case "55P03", "57014" -> "it answers too slowly";
      case "57P01", "57P02", "57P03" -> "it is starting or stopping";
      default ->
          state.startsWith("28") || state.equals("08004")
              ? "it refuses the user or the password (TIANXIA_STORE_USER, TIANXIA_STORE_PASSWORD)"
              : "it answers with SQLSTATE " + state + " (see its own log)";
    };
  }

  /// Whether what was to be written is at fault, and not the database: it has rolled back then, and
  /// the rest can be written without it.
  static boolean isOfWhatWasWritten(Throwable cause) {
    return state(cause)
        .map(state -> state.startsWith("22") || state.startsWith("23") || state.startsWith("40P"))
        .orElse(true);
  }

  /// Whether a connection that was open has ended; not if none could be opened.
  static boolean isOfConnection(Throwable cause) {
    return !(cause.getCause() instanceof SQLTransientConnectionException)
        && state(cause)
            .filter(state -> Set.of("08003", "08006", "57P01", "57P02").contains(state))
            .isPresent();
  }

  /// The SQLSTATE of the failure; empty if the database has no part in it.
  private static Optional<String> state(Throwable cause) {
    Optional<String> last = Optional.empty();
    for (Throwable at = cause; at != null; at = at.getCause()) {
      if (at instanceof SQLException sql) {
        // The pool's own failure has none, or has that of its cause.
        last = Optional.of(sql.getSQLState() == null ? last.orElse("") : sql.getSQLState());
      }
    }
    return last;
  }

  /// A failure of the database, in words that may be logged.
  static RuntimeException mentionable(RuntimeException failure) {
    return state(failure).isEmpty() ? failure : new DatabaseFailure(failure);
  }

  /// What a failure of the database means, without its own words.
  static final class DatabaseFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean ofWhatWasWritten;

    private DatabaseFailure(RuntimeException failure) {
      super("the store: " + reason(failure));
      this.ofWhatWasWritten = isOfWhatWasWritten(failure);
    }

    boolean ofWhatWasWritten() {
      return ofWhatWasWritten;
    }
  }
}
