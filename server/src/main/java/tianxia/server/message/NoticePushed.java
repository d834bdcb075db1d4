package tianxia.server.message;

import io.avaje.jsonb.Json;

/// What a browser gets from its push service, encrypted on the way.
///
/// @param kind `turn`, `ended`, `joined` or `paired`
/// @param several the title for more than one game that waits, with `{count}`
/// @param table its id: a link that opens nothing without what the browser has
@Json
public record NoticePushed(String kind, String title, String text, String several, String table) {}
