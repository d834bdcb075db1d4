package tianxia.server.message.club;

import io.avaje.jsonb.Json;

/// What an account has of a club, for its export.
///
/// @param role `waiting`, `member`, `organiser` or `owner`; `out` of one that it is kept out of
@Json
public record ClubEntry(String id, String name, String role, long since) {}
