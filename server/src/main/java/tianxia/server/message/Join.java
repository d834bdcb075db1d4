package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A wish for an open seat.
///
/// @param seat the first open one if absent
/// @param name as it is wished; the tables may refuse it, or tell it apart from another's
/// @param nonce 128 bits, 32 hexadecimal digits: the seat's share in the fairness of the draws
/// @param token the seat's, made by whoever joins: 144 random bits in 24 characters of A–Z a–z 0–9
///   - _. The same wish again, where its answer was lost, is answered as the first time. Absent:
///     the server makes it
@Json
public record Join(Optional<Integer> seat, String name, String nonce, Optional<String> token) {
  public Join {
    Checked.name(name);
    Checked.nonce(nonce);
    token.ifPresent(Checked::seatToken);
  }
}
