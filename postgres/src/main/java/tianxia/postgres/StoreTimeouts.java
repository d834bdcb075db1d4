package tianxia.postgres;

import java.time.Duration;

/// How long the store waits for its database. Each is shorter than the next, so that the database
/// gives up first and says so: only an answer that never comes leaves open what became of a write.
///
/// @param transaction how long a transaction may stay open with nothing done in it: whoever stops
///   in the middle of one must not keep others from claiming its tables for longer
/// @param statement how long one statement may take
/// @param answer how long an answer may take to come, after which the connection is given up
record StoreTimeouts(Duration transaction, Duration statement, Duration answer) {
  static final StoreTimeouts STANDARD =
      new StoreTimeouts(Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(15));

  /// Those of a node's lease: an answer that comes later than this is as good as none, since the
  /// lease must be asked for again.
  static final StoreTimeouts LEASE =
      new StoreTimeouts(Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(3));

  /// The settings of a session, as the database takes them.
  String options() {
    return "-c idle_in_transaction_session_timeout="
        + transaction.toMillis()
        + " -c statement_timeout="
        + statement.toMillis()
        + " -c lock_timeout="
        + statement.toMillis();
  }
}
