package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Who sits at a seat.
///
/// @param kind `open`, `person` or `computer`
/// @param name empty for an open seat and for a computer
/// @param level for a computer: `easy`, `medium`, `hard`, `master`
/// @param present whether a socket of that seat is connected; true for a computer
@Json
public record SeatInfo(
    int seat, String kind, String name, Optional<String> level, boolean present) {}
