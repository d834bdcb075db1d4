package tianxia.server.message.club;

import io.avaje.jsonb.Json;

/// A club as somebody sees it who is invited.
///
/// @param members how many
@Json
public record ClubInvited(String id, String name, String about, int members) {}
