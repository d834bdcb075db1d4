package tianxia.server.tournament;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// How the tables of a tournament are played, and when it begins.
///
/// @param byDays whether a turn has days
/// @param base milliseconds for the game, or for each turn where it has days
/// @param increment milliseconds that each turn adds
/// @param rated whether the games count for the ratings of their players
/// @param startsAt milliseconds since 1970; empty where its maker lets it begin
@Json
public record Conduct(
    boolean byDays, long base, long increment, boolean rated, Optional<Long> startsAt) {
  /// Five minutes and three seconds a turn, not rated.
  public static final Conduct PLAIN = new Conduct(false, 300_000, 3_000, false, Optional.empty());
}
