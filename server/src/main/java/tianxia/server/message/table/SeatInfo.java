package tianxia.server.message.table;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Who sits at a seat.
///
/// @param kind `open`, `person` or `computer`
/// @param name empty for a computer, for somebody who has deleted their account, and for an open
///   seat, unless it is kept for an account: then that one's
/// @param level for a computer: `easy`, `medium`, `hard`, `master`
/// @param present whether a socket of that seat is connected; true for a computer
/// @param commitment for a person: the SHA-256 of the seat's nonce, hexadecimal; empty where seats
///   did not have to commit (tables of earlier versions)
/// @param nonce for a person: the nonce itself, once every seat is taken and it is revealed
/// @param hints the plies at which the seat took hints, ascending; empty if it took none
/// @param account true if the name is an account's, which nobody else can have; else absent
/// @param program true if a program plays there for the person; else absent
@Json
public record SeatInfo(
    int seat,
    String kind,
    String name,
    Optional<String> level,
    boolean present,
    Optional<String> commitment,
    Optional<String> nonce,
    Optional<HintPlies> hints,
    Optional<Boolean> account,
    Optional<Boolean> program) {
  /// A seat that is no account's.
  public SeatInfo(
      int seat,
      String kind,
      String name,
      Optional<String> level,
      boolean present,
      Optional<String> commitment,
      Optional<String> nonce,
      Optional<HintPlies> hints) {
    this(
        seat,
        kind,
        name,
        level,
        present,
        commitment,
        nonce,
        hints,
        Optional.empty(),
        Optional.empty());
  }
}
