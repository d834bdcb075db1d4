package tianxia.server.lobby;

import tianxia.server.message.LobbyShown;

/// The list of open tables, as the nodes of a cluster share it: each tells the others of the tables
/// that it owns, and shows theirs beside them. Thread-safe.
public interface SharedLobby {
  /// Opens a stream of what this node lists, of all clubs: its messages are [LobbyShown], and a
  /// [tianxia.server.message.ServerMessage.Failure] at the end.
  LobbyReader own();

  /// Another node has told which tables it lists, or what has changed.
  ///
  /// @param node names it; never given twice
  void told(String node, LobbyShown tables);

  /// A node is no member any more: what it has told is not shown.
  void forget(String node);
}
