package tianxia.server.advice;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Preview;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.analysis.Replies;
import tianxia.search.analysis.Reply;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.RawJson;

/// What a seat's choices lead to, told by what the seat knows.
///
/// @param replies foresees what others do where something is hidden
/// @param forgotten the position as the seat may know it; not modified
/// @param ply events before it
public record Foresight<S extends State<S>>(Replies<S> replies, S forgotten, int ply, int seat) {
  /// How many events of an expected continuation are told.
  private static final int EVENTS = 3;

  /// Always the same: seats that know the same foresee the same.
  private static final long SEED = 1;

  private Game<S> game() {
    return replies.game();
  }

  /// What actions of the seat do, as it can foresee it.
  ///
  /// @param actions legal
  public List<RawJson> does(List<String> actions) {
    return switch (game().preview(forgotten, seat, actions)) {
      case Preview.Shown shown -> RawJson.of(shown.happenings());
      case Preview.Refused refused ->
          throw new IllegalStateException("a choice that was judged is not legal: " + actions);
    };
  }

  /// The seat's own actions at the beginning of an expected line, as far as it can foresee what
  /// they do; at least the first.
  public List<String> own(List<Event> line) {
    List<String> actions = new ArrayList<>();
    for (Event event : line) {
      actions.add(event.action());
      if (event.actor() != seat || !may(actions)) {
        actions.removeLast();
        break;
      }
    }
    return actions;
  }

  private boolean may(List<String> actions) {
    return game().preview(forgotten, seat, actions) instanceof Preview.Shown;
  }

  /// What is expected to follow on the seat's choice at the beginning of an expected line. Where
  /// nothing is hidden it is the rest of the line. Elsewhere a line belongs to one of many worlds:
  /// then it is one event of the next seat, with what its turn does in most of them.
  ///
  /// @param first how many actions of the line are the choice, where nothing is hidden
  public Followed follows(List<Event> line, int first) {
    if (game().hides() == Hidden.NOTHING) {
      return new Followed(rest(line, first), false);
    }
    List<String> choice = own(line);
    if (choice.isEmpty()) {
      return Followed.NOTHING;
    }
    return switch (replies.to(forgotten, seat, choice, new Xoroshiro(SEED))) {
      case Reply.Typical reply -> new Followed(List.of(shown(reply)), true);
      case Reply.Unforeseen _ -> new Followed(List.of(), true);
      case Reply.None _ -> Followed.NOTHING;
    };
  }

  private EventShown shown(Reply.Typical reply) {
    int at = ply + reply.after() + 1;
    return new EventShown(at, reply.actor(), reply.action(), RawJson.of(reply.happenings()));
  }

  private List<EventShown> rest(List<Event> line, int first) {
    List<EventShown> told = new ArrayList<>();
    S state = forgotten.copy();
    for (int i = 0; i < line.size() && told.size() < EVENTS; i++) {
      int actor = line.get(i).actor();
      String notation = line.get(i).action();
      if (game().why(state, actor, notation).isPresent()) {
        break;
      }
      int action = game().read(state, actor, notation);
      if (i >= first) {
        List<RawJson> happenings = RawJson.of(game().narrate(state, seat, actor, action));
        told.add(new EventShown(ply + i + 1, actor, notation, happenings));
      }
      state.apply(actor, action);
    }
    return told;
  }
}
