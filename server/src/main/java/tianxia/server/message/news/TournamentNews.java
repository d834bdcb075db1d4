package tianxia.server.message.news;

import io.avaje.jsonb.Json;

/// A table of a tournament that waits for somebody.
@Json
public record TournamentNews(String id, String name, String game, int round, String table) {}
