package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// How much time the persons at a table have.
///
/// @param base for the game, in seconds; for each turn, where it has days
/// @param increment added before each turn, in seconds
/// @param days how many each turn has; empty where the time is for the game
/// @param then what is done when a seat's time is up: `lost` or `computer`
/// @param up the seats whose time was up, in that order
@Json
public record ClockTerms(
    long base, long increment, Optional<Integer> days, String then, List<Integer> up) {
  public ClockTerms {
    up = List.copyOf(up);
  }
}
