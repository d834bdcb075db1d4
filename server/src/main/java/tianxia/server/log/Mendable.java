package tianxia.server.log;

/// A fault that may be the operator's to mend: a full disk, say, or a database that isn't reached.
/// The part in which it arises tells it, in one line and now and then, however many meet it.
public interface Mendable {
  /// Whether it is; else it is told where it is met, with its stack trace.
  boolean isMendable();
}
