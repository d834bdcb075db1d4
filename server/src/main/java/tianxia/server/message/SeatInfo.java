package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Who sits at a seat.
///
/// @param kind `open`, `person` or `computer`
/// @param name empty for an open seat and for a computer
/// @param level for a computer: `easy`, `medium`, `hard`, `master`
/// @param present whether a socket of that seat is connected; true for a computer
/// @param commitment for a person: the SHA-256 of the seat's nonce, hexadecimal; empty where seats
///   did not have to commit (tables of earlier versions)
/// @param nonce for a person: the nonce itself, once every seat is taken and it is revealed
/// @param hints the plies at which the seat took hints, ascending; empty if it took none
@Json
public record SeatInfo(
    int seat,
    String kind,
    String name,
    Optional<String> level,
    boolean present,
    Optional<String> commitment,
    Optional<String> nonce,
    Optional<HintPlies> hints) {}
