package tianxia.server.message.table;

import io.avaje.jsonb.Json;

/// What the players have agreed on beside the rules: known to whoever is about to take a seat.
///
/// @param hints whether a seat that is to act may take a hint
/// @param takebacks whether a seat may ask to take a decision back
@Json
public record Allowed(boolean hints, boolean takebacks) {}
