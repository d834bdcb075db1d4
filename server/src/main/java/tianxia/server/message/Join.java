package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A wish for an open seat.
///
/// @param seat the first open one if absent
/// @param nonce 128 bits, 32 hexadecimal digits: the seat's share in the fairness of the draws
@Json
public record Join(Optional<Integer> seat, String name, String nonce) {
  public Join {
    Checked.name(name);
    Checked.nonce(nonce);
  }
}
