package tianxia.server.message.table;

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
/// @param pause empty while no seat wants the clocks to stand
/// @param vacation by seat, how many days of it may still be taken; empty where a turn has no days
@Json
public record ClockTerms(
    long base,
    long increment,
    Optional<Integer> days,
    String then,
    List<Integer> up,
    Optional<Pause> pause,
    List<Integer> vacation) {
  public ClockTerms {
    up = List.copyOf(up);
    vacation = List.copyOf(vacation);
  }

  /// Seats want the clocks to stand.
  ///
  /// @param by those seats, ascending
  /// @param stands whether the clocks stand, since they are all persons
  @Json
  public record Pause(List<Integer> by, boolean stands) {
    public Pause {
      by = List.copyOf(by);
    }
  }
}
