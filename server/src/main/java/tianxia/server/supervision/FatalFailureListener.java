package tianxia.server.supervision;

/// Hears that a part of the server has ended, against its purpose, and can't be replaced: the
/// store's writer, the listening socket. Whoever runs the server ends it then, in a sentence, so
/// that a supervisor starts it again; a server that lives on without such a part looks well and
/// serves nobody.
@FunctionalInterface
public interface FatalFailureListener {
  /// Called from any thread, at most once a part; must not block.
  ///
  /// @param part what has ended, for the one who runs the server: `the store's writer`
  /// @param cause why
  void lost(String part, Throwable cause);
}
