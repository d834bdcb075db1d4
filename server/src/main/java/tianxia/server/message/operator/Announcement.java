package tianxia.server.message.operator;

import io.avaje.jsonb.Json;

/// A word of whoever runs the server to all players, in their languages.
///
/// @param en,fr the text, at most 300 characters each
/// @param at milliseconds since 1970: when it was said
@Json
public record Announcement(String en, String fr, long at) {}
