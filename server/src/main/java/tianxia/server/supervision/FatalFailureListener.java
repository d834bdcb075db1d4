package tianxia.server.supervision;

/// Is told that an essential part of the server has died and can't be replaced: the store's writer,
/// the listening socket. The process is then to exit with a message, so that a supervisor restarts
/// it; without such a part, a server looks healthy and serves nobody.
@FunctionalInterface
public interface FatalFailureListener {
  /// Called on any thread, at most once per part; must not block.
  ///
  /// @param part what has ended, for the one who runs the server: `the store's writer`
  /// @param cause why
  void lost(String part, Throwable cause);
}
