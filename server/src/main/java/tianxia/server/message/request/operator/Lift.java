package tianxia.server.message.request.operator;

import io.avaje.jsonb.Json;
import tianxia.server.message.request.Checks;

/// The end of a measure before its time.
///
/// @param id of the measure
@Json
public record Lift(String id, String reason) {
  public Lift {
    Checks.id(id);
    Checks.present("reason", reason);
    Checks.require(reason.length() <= MeasureWish.MAX_REASON, "reason is too long");
  }
}
