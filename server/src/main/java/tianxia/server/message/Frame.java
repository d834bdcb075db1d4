package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.Permissions;
import tianxia.server.message.table.Prepared;
import tianxia.server.message.table.Questions;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.StagesShown;

/// The position and what led to it, made for one viewer.
///
/// @param viewer a seat, or 0 for a spectator
/// @param seq the place in the table's log that this shows, from 1: commands are based on it
/// @param ply events of the game so far, without those taken back
/// @param whole whether `events` are all events from the first (else those since the frame before)
/// @param actors who acts now: seats ascending, [0] for chance, [] at the end or while waiting
/// @param view the game's view for this viewer
/// @param legal the viewer's legal actions in notation, sorted
/// @param stages the positions between the frame before and this one, in order; empty where there
///   are none, and where `whole`
/// @param questions those that the viewer may put off; empty where there are none
/// @param prepared what the viewer would answer; empty where nothing can be prepared
/// @param clock empty where time does not count
@Json
public record Frame(
    int viewer,
    int seq,
    int ply,
    boolean whole,
    List<EventShown> events,
    List<Integer> actors,
    RawJson view,
    List<String> legal,
    Permissions can,
    TableInfo info,
    Optional<StagesShown> stages,
    Optional<Questions> questions,
    Optional<Prepared> prepared,
    Optional<ClockShown> clock)
    implements ServerMessage, Answers.FrameAnswer {
  public Frame {
    events = List.copyOf(events);
    actors = List.copyOf(actors);
    legal = List.copyOf(legal);
  }
}
