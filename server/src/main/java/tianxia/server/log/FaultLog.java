package tianxia.server.log;

import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.event.Level;

/// Logs what has failed where it is met. A stack trace is for what has to be mended in the program
/// or in what is stored; what the operator can mend has been told already ([Mendable]).
public final class FaultLog {
  private FaultLog() {}

  /// Logs a failure.
  ///
  /// @param what has failed, as a sentence
  /// @param level at which it is told, if it is not mendable
  public static void log(Logger log, Level level, String what, Throwable fault) {
    if (isMendable(fault)) {
      log.debug("{}: {}", what, fault.getMessage());
    } else {
      log.atLevel(level).setCause(fault).log(what);
    }
  }

  /// As an error.
  public static void error(Logger log, String what, Throwable fault) {
    log(log, Level.ERROR, what, fault);
  }

  /// Whether the operator can mend it, and has been told.
  public static boolean isMendable(Throwable fault) {
    Throwable cause = fault.getCause();
    Throwable met = fault instanceof CompletionException && cause != null ? cause : fault;
    return met instanceof Mendable mendable && mendable.isMendable();
  }
}
