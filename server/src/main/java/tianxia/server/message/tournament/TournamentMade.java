package tianxia.server.message.tournament;

import io.avaje.jsonb.Json;

/// A tournament that was made.
@Json
public record TournamentMade(String id) {}
