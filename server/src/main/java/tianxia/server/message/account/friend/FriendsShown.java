package tianxia.server.message.account.friend;

import io.avaje.jsonb.Json;
import java.util.List;
import tianxia.server.message.ChallengeShown;

/// Whom an account knows, as it is told itself.
///
/// @param challengers who may challenge it: `anybody`, `friends` or `nobody`
/// @param asked whom it would like to be friends with, and who has not said yes
/// @param requests who would like to be its friend
/// @param received open challenges to it, newest first
/// @param sent its own, also those that are answered, until it has put them away
@Json
public record FriendsShown(
    String challengers,
    List<Known> friends,
    List<Known> asked,
    List<Known> requests,
    List<Known> blocked,
    List<ChallengeShown> received,
    List<ChallengeShown> sent) {
  public FriendsShown {
    friends = List.copyOf(friends);
    asked = List.copyOf(asked);
    requests = List.copyOf(requests);
    blocked = List.copyOf(blocked);
    received = List.copyOf(received);
    sent = List.copyOf(sent);
  }

  /// Somebody with an account.
  ///
  /// @param since milliseconds since 1970
  @Json
  public record Known(String name, long since) {}
}
