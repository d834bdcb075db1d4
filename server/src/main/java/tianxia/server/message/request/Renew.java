package tianxia.server.message.request;

import io.avaje.jsonb.Json;

/// The operator's wish that a token opens its seat no more, and another one does.
///
/// @param seat whose token; 0: the invitation to the open seats
@Json
public record Renew(int seat) {
  public Renew {
    Checks.require(seat >= 0, "seat must be a seat's number, or 0");
  }
}
