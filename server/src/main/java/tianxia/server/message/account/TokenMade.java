package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// A token for a program: told here and never again.
@Json
public record TokenMade(String token) {}
