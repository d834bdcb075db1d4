package tianxia.server.night;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/// The hours of the night in a time zone, from 22 to 8: then no turn of days falls due, and of none
/// anybody is told.
public record NightHours(ZoneId zone) {
  private static final LocalTime EVENING = LocalTime.of(22, 0);
  private static final LocalTime MORNING = LocalTime.of(8, 0);

  /// How long after a time, in milliseconds since 1970, it is morning: 0 by day.
  public long rest(long at) {
    ZonedDateTime time = Instant.ofEpochMilli(at).atZone(zone);
    LocalTime hour = time.toLocalTime();
    if (!hour.isBefore(MORNING) && hour.isBefore(EVENING)) {
      return 0;
    }
    ZonedDateTime day = hour.isBefore(MORNING) ? time : time.plusDays(1);
    return day.toLocalDate().atTime(MORNING).atZone(zone).toInstant().toEpochMilli()
        - time.toInstant().toEpochMilli();
  }
}
