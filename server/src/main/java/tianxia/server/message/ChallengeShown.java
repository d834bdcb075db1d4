package tianxia.server.message;

import io.avaje.jsonb.Json;

/// A challenge to a table, as one of both is told.
///
/// @param name of the other
/// @param state `open`, `accepted` or `declined`
/// @param until when it lapses, in milliseconds since 1970
/// @param terms what is played, as it was when the table was made
@Json
public record ChallengeShown(String table, String name, String state, long until, Listing terms) {}
