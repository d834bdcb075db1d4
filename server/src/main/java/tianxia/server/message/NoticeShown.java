package tianxia.server.message;

import io.avaje.jsonb.Json;

/// Where somebody is told that a game waits, as they are shown it.
///
/// @param kind `push` or `webhook`
/// @param host of its URL, of which the rest is a secret
/// @param made milliseconds since 1970, when it was last asked for
@Json
public record NoticeShown(String id, String kind, String host, String language, long made) {}
