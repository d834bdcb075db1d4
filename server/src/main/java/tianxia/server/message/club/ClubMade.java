package tianxia.server.message.club;

import io.avaje.jsonb.Json;

/// A club that was made.
@Json
public record ClubMade(String id) {}
