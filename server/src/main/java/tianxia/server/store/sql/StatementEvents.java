package tianxia.server.store.sql;

import org.jdbi.v3.core.statement.internal.JfrSupport;

/// What Jdbi tells Java's flight recorder of each statement.
public final class StatementEvents {
  private StatementEvents() {}

  /// Registers it, as the first statement would: beside other things, since that takes 0.15 s in a
  /// Java that has the recorder.
  public static void register() {
    JfrSupport.isFlightRecorderAvailable();
  }
}
