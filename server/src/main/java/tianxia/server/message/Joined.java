package tianxia.server.message;

import io.avaje.jsonb.Json;

/// A seat that was taken, and its token: told here and never again, unless the request had it.
@Json
public record Joined(TableInfo info, int seat, String token) implements Answers.JoinAnswer {}
