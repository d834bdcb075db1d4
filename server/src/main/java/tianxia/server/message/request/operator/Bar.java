package tianxia.server.message.request.operator;

import io.avaje.jsonb.Json;
import tianxia.server.message.request.Checks;

/// An address that is to be answered no more for a time.
///
/// @param address as the server names it, or in digits
/// @param minutes for how long, from now; 0: it is answered again
@Json
public record Bar(String address, int minutes) {
  private static final int MAX_MINUTES = 60 * 24 * 31;

  public Bar {
    Checks.present("address", address);
    Checks.require(!address.isBlank() && address.length() <= 64, "address must be an address");
    Checks.require(
        minutes >= 0 && minutes <= MAX_MINUTES,
        "minutes must be a number from 0 to " + MAX_MINUTES);
  }
}
