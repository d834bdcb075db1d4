package tianxia.server.message.notice;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// What a browser gets from its push service, encrypted on the way.
///
/// @param kind `turn`, `ended`, `joined`, `paired`, or as an `Occasion` is called
/// @param several the title for more than one game that waits, with `{count}`
/// @param table its id: a link that opens nothing without what the browser has
/// @param path of the page that is opened; empty where it is the table's
@Json
public record NoticePushed(
    String kind, String title, String text, String several, String table, Optional<String> path) {}
