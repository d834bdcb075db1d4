package tianxia.server.log;

/// Names one failed request, in its answer and in the log, so that an operator finds the one in the
/// other: it is the request's own id.
///
/// @param text eight hexadecimal digits
public record FaultId(String text) {
  /// That of the request that this thread handles, if it handles one.
  public static FaultId here() {
    return new FaultId(RequestId.current().orElseGet(RequestId::next).toString());
  }

  /// What the client is told.
  public String told() {
    return "internal error " + text + ", see the server's log";
  }

  @Override
  public String toString() {
    return text;
  }
}
