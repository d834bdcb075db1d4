package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Map;

/// A table that was made, and the ways to it. The tokens are told here and never again: the server
/// keeps only their hashes.
///
/// @param tokens of the seats of kind `me`, by seat
/// @param invitation opens an open seat; empty if there was none
/// @param watch opens the table to a spectator
@Json
public record TableMade(TableInfo info, Map<String, String> tokens, String invitation, String watch)
    implements Answers.MakeAnswer {}
