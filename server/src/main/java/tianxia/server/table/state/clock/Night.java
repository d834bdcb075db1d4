package tianxia.server.table.state.clock;

import java.time.ZoneId;
import java.util.Optional;
import tianxia.server.night.NightHours;

/// The nights of a seat, in which no turn of days falls due. Immutable.
///
/// The first wish holds at once. A later one holds from the seat's next turn on: else whoever moved
/// from zone to zone would always have night.
///
/// @param zone where its player is; empty where the seat has no nights
/// @param next what holds from the seat's next turn on
/// @param wished whether the seat has ever said where its player is
record Night(Optional<ZoneId> zone, Optional<ZoneId> next, boolean wished) {
  static final Night NONE = new Night(Optional.empty(), Optional.empty(), false);

  /// Whether a text names a time zone of the IANA's database, or is empty for none.
  static boolean knows(String zone) {
    return zone.isEmpty() || ZoneId.getAvailableZoneIds().contains(zone);
  }

  /// With another wish. A zone that this version of the database does not have is none.
  Night with(String wish) {
    Optional<ZoneId> wanted =
        wish.isEmpty() || !knows(wish) ? Optional.empty() : Optional.of(ZoneId.of(wish));
    return new Night(wished ? zone : wanted, wanted, true);
  }

  /// In the seat's next turn.
  Night turned() {
    return zone.equals(next) ? this : new Night(next, next, wished);
  }

  /// What its player has wished for last, though it may not hold yet.
  Optional<NightHours> wish() {
    return next.map(NightHours::new);
  }

  /// How long after a time, in milliseconds since 1970, it is morning: 0 by day.
  long rest(long at) {
    return zone.map(where -> new NightHours(where).rest(at)).orElse(0L);
  }
}
