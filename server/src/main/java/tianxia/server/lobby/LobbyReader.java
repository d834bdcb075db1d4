package tianxia.server.lobby;

import tianxia.server.message.ServerMessage;

/// One who reads a list: first the whole, then what changes. For one who is late, what was not
/// taken yet is replaced by the whole list as it is then.
public interface LobbyReader extends AutoCloseable {
  /// The next message, waiting for one; after [#close], and after the lobby's, a
  /// [ServerMessage.Failure].
  ServerMessage next() throws InterruptedException;

  @Override
  void close();
}
