package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import tianxia.server.club.desk.ClubDoor;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;

/// The list of open tables: of those that anybody may find, or of a club's, for its members.
public final class LobbyApi {
  /// The path of its WebSocket.
  public static final String SOCKET = "/api/lobby/socket";

  /// The parameter that names a club.
  public static final String CLUB = "club";

  private final Lobby lobby;
  private final ClubDoor clubs;
  private final Sessions sessions;

  LobbyApi(Lobby lobby, ClubDoor clubs, Sessions sessions) {
    this.lobby = lobby;
    this.clubs = clubs;
    this.sessions = sessions;
  }

  List<Route> routes() {
    return List.of(
        new Route("GET", "/api/lobby", (call, parameters) -> AccountApi.guarded(() -> list(call))),
        new Route("GET", SOCKET, (call, parameters) -> Answer.upgrade()));
  }

  private Answer list(Call call) {
    String club = call.query().getOrDefault(CLUB, "");
    Optional<Problem> refused =
        club.isEmpty() ? Optional.empty() : clubs.refusal(sessions.reader(call), club);
    return refused.map(Answer::of).orElseGet(() -> shown(lobby.now(club)));
  }

  private static Answer shown(LobbyShown now) {
    return Answer.json(200, Messages.write(ServerMessage.class, now));
  }
}
