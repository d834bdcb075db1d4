package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.StagesShown;

/// What is answered about the position that a record leads to. On the wire `type` names the kind.
@Json(typeProperty = "type")
@Json.SubTypes({
  @Json.SubType(type = PositionReply.Shown.class, name = "position"),
  @Json.SubType(type = PositionReply.Foreseen.class, name = "previewed"),
  @Json.SubType(type = PositionReply.Refused.class, name = "refused"),
})
public sealed interface PositionReply extends Answers.PositionAnswer {

  /// The position, as the seat knows it.
  ///
  /// @param ply how many events led to it
  /// @param events those that the seat has not been told, as it sees them
  /// @param actors who acts now: seats ascending, [0] for chance, [] at the end
  /// @param legal the seat's legal actions, sorted
  /// @param winners the winning seats, ascending; empty until the end
  /// @param stages the positions that the events passed through; only where some were told before
  record Shown(
      int seat,
      int ply,
      List<EventShown> events,
      List<Integer> actors,
      RawJson view,
      List<String> legal,
      List<Integer> winners,
      Optional<StagesShown> stages)
      implements PositionReply {
    public Shown {
      events = List.copyOf(events);
      actors = List.copyOf(actors);
      legal = List.copyOf(legal);
      winners = List.copyOf(winners);
    }
  }

  /// What the actions would do; all are legal.
  record Foreseen(List<RawJson> happenings, RawJson view, List<String> legal)
      implements PositionReply {
    public Foreseen {
      happenings = List.copyOf(happenings);
      legal = List.copyOf(legal);
    }
  }

  /// Something is not legal.
  ///
  /// @param code `illegal` for one of the actions, `record` for one of the events
  /// @param index which of them, from 0
  /// @param refusal `{"clause":…,"reason":…}`
  record Refused(String code, String message, int index, RawJson refusal) implements PositionReply {
    public static final String ACTION = "illegal";
    public static final String EVENT = "record";
  }
}
