package tianxia.server.message.table;

import io.avaje.jsonb.Json;
import java.util.List;

/// The clocks as they stand when the message is made: the same for every viewer.
///
/// @param left by seat, in milliseconds
/// @param free by seat: what the seat may use before its own time is counted
/// @param running the seats whose clocks run, ascending
@Json
public record ClockShown(List<Long> left, List<Long> free, List<Integer> running) {
  public ClockShown {
    left = List.copyOf(left);
    free = List.copyOf(free);
    running = List.copyOf(running);
  }
}
