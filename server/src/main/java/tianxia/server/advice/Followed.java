package tianxia.server.advice;

import java.util.List;
import tianxia.server.message.table.EventShown;

/// What is expected to follow on a choice.
///
/// @param events may be empty
/// @param unforeseen whether others choose, and what depends on what the seat can't see: then only
///   what happens in most of the worlds that it can imagine is told
public record Followed(List<EventShown> events, boolean unforeseen) {
  /// Nothing that could be told.
  public static final Followed NOTHING = new Followed(List.of(), false);

  public Followed {
    events = List.copyOf(events);
  }
}
