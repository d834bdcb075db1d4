package tianxia.server.message.request.operator;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tianxia.server.message.request.Checks;

/// What the host decides about a reported line; nothing but to close the report, if neither
/// `remove` nor a measure is wished for.
///
/// @param line its number in the room
/// @param remove whether it is told no more
/// @param measure `mute` or `ban`, for so many `days`
/// @param reason told to whoever said it, and in the place of the line
@Json
public record Judgement(
    String table,
    String room,
    int line,
    boolean remove,
    Optional<String> measure,
    Optional<Integer> days,
    String reason) {
  public Judgement {
    Checks.present("table", table);
    Checks.present("room", room);
    Checks.present("reason", reason);
    reason = reason.strip();
    Checks.require(measure.isPresent() == days.isPresent(), "a measure needs days, and days one");
    measure.ifPresent(kind -> MeasureWish.check(kind, days.orElse(0)));
    Checks.require(reason.length() <= MeasureWish.MAX_REASON, "reason is too long");
    Checks.require(
        !reason.isEmpty() || !remove && measure.isEmpty(), "whoever is concerned is owed a reason");
  }
}
