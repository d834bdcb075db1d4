package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import tianxia.server.account.Accounts;
import tianxia.server.club.desk.Clubs;
import tianxia.server.friend.Friends;
import tianxia.server.friend.NewsDesk;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.table.GameInfo;
import tianxia.server.notice.NoticeService;
import tianxia.server.operator.OperatorDesk;
import tianxia.server.position.Positions;
import tianxia.server.review.ReviewDesk;
import tianxia.server.table.Tables;
import tianxia.server.talk.Moderation;
import tianxia.server.tournament.desk.Tournaments;

/// What a server offers over HTTP.
///
/// @param games all that can be played
/// @param operator for whoever runs the server
/// @param friends who knows whom
/// @param news what waits for accounts
/// @param tournaments whoever may make them
/// @param clubs and who belongs to them
/// @param notices empty if nobody is told that a game waits
/// @param moderation what was reported and decided about what is said
public record Services(
    Tables tables,
    ReviewDesk reviews,
    Positions positions,
    Lobby lobby,
    List<GameInfo> games,
    OperatorDesk operator,
    Accounts accounts,
    Friends friends,
    NewsDesk news,
    Tournaments tournaments,
    Clubs clubs,
    Optional<NoticeService> notices,
    Moderation moderation) {
  public Services {
    games = List.copyOf(games);
  }
}
