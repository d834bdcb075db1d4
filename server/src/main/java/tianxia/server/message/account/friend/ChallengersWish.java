package tianxia.server.message.account.friend;

import io.avaje.jsonb.Json;
import java.util.List;
import tianxia.server.message.account.Fields;
import tianxia.server.message.request.Checks;

/// Who may challenge an account.
///
/// @param who `anybody`, `friends` or `nobody`
@Json
public record ChallengersWish(String who) {
  public static final String ANYBODY = "anybody";
  public static final String FRIENDS = "friends";
  public static final String NOBODY = "nobody";

  public ChallengersWish {
    Fields.present("who", who);
    Checks.require(
        List.of(ANYBODY, FRIENDS, NOBODY).contains(who), "who must be anybody, friends or nobody");
  }
}
