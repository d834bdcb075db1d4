package tianxia.server.message;

import io.avaje.jsonb.Json;

/// A record as text: whole and to be verified once the game is over, else as the viewer has seen
/// it, for reading.
@Json
public record RecordText(String text) implements Answers.RecordAnswer {}
