package tianxia.server.message.account.rating;

import io.avaje.jsonb.Json;

/// How somebody who is signed in stands to somebody else. That one is blocked by them, it does not
/// tell.
///
/// @param friend whether both are friends
/// @param asked whether one would like to be
/// @param requests whether the other would
/// @param blocked whether one has blocked the other
/// @param challenge whether one may challenge the other
@Json
public record PersonStanding(
    boolean friend, boolean asked, boolean requests, boolean blocked, boolean challenge) {}
