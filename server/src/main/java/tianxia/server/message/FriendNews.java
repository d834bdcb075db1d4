package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import tianxia.server.message.news.ClubNews;
import tianxia.server.message.news.TournamentNews;

/// What waits for somebody with an account: sent first, and whenever it may have changed.
///
/// @param requests how many would like to be friends
/// @param received open challenges, newest first
/// @param sent one's own, also those that are answered, until they are put away
/// @param tournaments their tables that wait, until they are over
/// @param clubs in which something waits
@Json
public record FriendNews(
    int requests,
    List<ChallengeShown> received,
    List<ChallengeShown> sent,
    List<TournamentNews> tournaments,
    List<ClubNews> clubs)
    implements ServerMessage {
  public FriendNews {
    received = List.copyOf(received);
    sent = List.copyOf(sent);
    tournaments = List.copyOf(tournaments);
    clubs = List.copyOf(clubs);
  }
}
