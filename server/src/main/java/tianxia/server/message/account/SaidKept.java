package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Something that an account has said, as it is kept.
///
/// @param at milliseconds since 1970
/// @param removed by whom, if it is told no more
@Json
public record SaidKept(
    String table,
    String room,
    long at,
    Optional<String> phrase,
    Optional<String> words,
    Optional<String> removed) {}
