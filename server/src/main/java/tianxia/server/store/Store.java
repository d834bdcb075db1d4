package tianxia.server.store;

import java.util.List;

/// The logs of all tables, and what stands beside them. Every method may be called from any thread.
public interface Store extends AutoCloseable {

  /// One entry in its place.
  ///
  /// @param seq from 1, without gaps
  /// @param at milliseconds since 1970
  record Row(String table, int seq, long at, Entry entry) {}

  /// Until which moment a seat has put its questions off; 0: not at all. It stands beside the log,
  /// each in the place of the one before.
  record PutOff(String table, int seat, int until) {}

  /// Appends rows of one or more tables, all or none, and returns once they are durable.
  ///
  /// @throws Failure if they are not in the store, or if that is not certain
  void append(List<Row> rows);

  /// A table's log, in order; empty for a table that does not exist.
  ///
  /// @throws Failure if the store can't be read
  List<Row> rows(String table);

  /// Keeps what a seat has put off, and returns once it is durable.
  ///
  /// @throws Failure if it is not in the store, or if that is not certain
  void putOff(PutOff putOff);

  /// What the seats of a table have put off.
  ///
  /// @throws Failure if the store can't be read
  List<PutOff> putOffs(String table);

  @Override
  void close();

  /// The store did not do what it was asked to. Whoever appended forgets what it has in memory and
  /// reads it again.
  final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Failure(String message, Throwable cause) {
      super(message, cause);
    }

    public Failure(String message) {
      super(message);
    }
  }
}
