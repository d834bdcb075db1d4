package tianxia.server.http.connection;

/// One open connection: its client and its state. Its state is changed by its own thread through
/// [ConnectionRegistry], which keeps those that wait in order.
final class TrackedConnection {
  /// What a connection is doing.
  enum Doing {
    /// The head of a request is incomplete.
    ASKING,
    /// A request is being answered, or the connection is a socket.
    SERVED,
    /// Between requests.
    RESTING
  }

  /// How many refusals in a row end a connection.
  private static final int PATIENCE = 10;

  final String address;
  private final Runnable cut;
  private volatile Doing doing = Doing.ASKING;
  private volatile long since;
  private int refusals;

  /// @param address what the client is counted under
  /// @param cut closes the connection at once, whatever it is doing
  TrackedConnection(String address, Runnable cut, long now) {
    this.address = address;
    this.cut = cut;
    this.since = now;
  }

  Doing doing() {
    return doing;
  }

  /// Since when it has been in this state.
  long since() {
    return since;
  }

  void turn(Doing next, long now) {
    doing = next;
    since = now;
  }

  void cut() {
    cut.run();
  }

  /// Counts an answer.
  void answered(boolean refused) {
    refusals = refused ? refusals + 1 : 0;
  }

  /// Whether it was refused so often in a row that it is to be closed.
  boolean incorrigible() {
    return refusals >= PATIENCE;
  }
}
