package tianxia.server.message;

import io.avaje.jsonb.Json;

/// A table to come: its id, and the SHA-256 of its secret. Who gets it before giving a nonce knows
/// that the secret was not chosen to suit the nonce.
@Json
public record Commitment(String table, String commitment) implements Answers.ReserveAnswer {}
