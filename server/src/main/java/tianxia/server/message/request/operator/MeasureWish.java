package tianxia.server.message.request.operator;

import io.avaje.jsonb.Json;
import tianxia.server.message.request.Checks;
import tianxia.server.talk.Sanction;

/// A measure of the host against an account.
///
/// @param name the account's
/// @param measure `mute` or `ban`
@Json
public record MeasureWish(String name, String measure, int days, String reason) {
  static final int MAX_REASON = 200;
  private static final int MAX_DAYS = 3650;

  public MeasureWish {
    Checks.name(name);
    Checks.present("measure", measure);
    Checks.present("reason", reason);
    reason = reason.strip();
    check(measure, days);
    Checks.require(
        !reason.isEmpty() && reason.length() <= MAX_REASON, "reason must be 1 to 200 characters");
  }

  static void check(String measure, int days) {
    Checks.require(
        measure.equals(Sanction.MUTE) || measure.equals(Sanction.BAN),
        "measure must be mute or ban");
    Checks.require(days >= 1 && days <= MAX_DAYS, "days must be a number from 1 to " + MAX_DAYS);
  }
}
