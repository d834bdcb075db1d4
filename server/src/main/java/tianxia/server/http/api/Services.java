package tianxia.server.http.api;

import java.util.List;
import tianxia.server.account.Accounts;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.GameInfo;
import tianxia.server.operator.OperatorDesk;
import tianxia.server.position.Positions;
import tianxia.server.review.ReviewDesk;
import tianxia.server.table.Tables;
import tianxia.server.talk.Moderation;

/// What a server offers over HTTP.
///
/// @param games all that can be played
/// @param operator for whoever runs the server
/// @param moderation what was reported and decided about what is said
public record Services(
    Tables tables,
    ReviewDesk reviews,
    Positions positions,
    Lobby lobby,
    List<GameInfo> games,
    OperatorDesk operator,
    Accounts accounts,
    Moderation moderation) {
  public Services {
    games = List.copyOf(games);
  }
}
