package tianxia.postgres;

import java.time.Duration;

/// How long the store waits for its database. Each is shorter than the next, so that the database
/// gives up first and says so: only an answer that never comes leaves open what became of a write.
///
/// @param transaction how long a transaction may stay open with nothing done in it: whoever stops
///   in the middle of one must not keep others from claiming its tables for longer
/// @param statement how long one statement may take
/// @param lock how long it may wait for a lock
/// @param answer how long an answer may take to come, after which the connection is given up
record StoreTimeouts(Duration transaction, Duration statement, Duration lock, Duration answer) {
  static final StoreTimeouts STANDARD =
      new StoreTimeouts(
          Duration.ofSeconds(5),
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          Duration.ofSeconds(15));

  /// Those of a node's lease: an answer that comes later than this is as good as none, since the
  /// lease must be asked for again.
  static final StoreTimeouts LEASE =
      new StoreTimeouts(
          Duration.ofSeconds(2),
          Duration.ofSeconds(2),
          Duration.ofSeconds(2),
          Duration.ofSeconds(3));

  /// Those of bringing the tables up to date: one statement may go through all rows of years, and
  /// one session waits in a transaction meanwhile. Only locks are not waited for any longer than
  /// else, since who plays waits behind them.
  static final StoreTimeouts MIGRATION =
      new StoreTimeouts(
          Duration.ofHours(12), Duration.ofHours(12), STANDARD.lock, Duration.ofHours(13));

  /// The settings of a session, as the database takes them.
  String options() {
    return "-c idle_in_transaction_session_timeout="
        + transaction.toMillis()
        + " -c statement_timeout="
        + statement.toMillis()
        + " -c lock_timeout="
        + lock.toMillis();
  }
}
