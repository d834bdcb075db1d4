package tianxia.server.message.notice;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Where somebody is told that a game waits, as they are shown it.
///
/// @param kind `push` or `webhook`
/// @param host of its URL, of which the rest is a secret
/// @param made milliseconds since 1970, when it was last asked for
/// @param table the only one that it is about; absent: all games of an account
@Json
public record NoticeShown(
    String id, String kind, String host, String language, long made, Optional<String> table) {}
