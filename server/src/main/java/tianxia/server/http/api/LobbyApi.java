package tianxia.server.http.api;

import java.util.List;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;

/// The list of open tables.
public final class LobbyApi {
  /// The path of its WebSocket.
  public static final String SOCKET = "/api/lobby/socket";

  private final Lobby lobby;

  LobbyApi(Lobby lobby) {
    this.lobby = lobby;
  }

  List<Route> routes() {
    return List.of(
        new Route("GET", "/api/lobby", (call, parameters) -> list()),
        new Route("GET", SOCKET, (call, parameters) -> Answer.upgrade()));
  }

  private Answer list() {
    LobbyShown now = lobby.now();
    return Answer.json(200, Messages.write(ServerMessage.class, now));
  }
}
