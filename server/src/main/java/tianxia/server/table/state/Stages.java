package tianxia.server.table.state;

import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Stage;
import tianxia.kernel.State;
import tianxia.server.message.table.StageShown;

/// The intermediate positions of a line of play, for one viewer. Computed when they are sent, by
/// replaying the end of the line, or all of it for one who was away: most are never needed, and
/// stored ones would dominate a table's memory.
final class Stages {
  private Stages() {}

  /// @param earlier the match as it was at some earlier ply
  /// @param steps one for each event of the match
  /// @param from the number of events that the viewer already has
  static <S extends State<S>> List<StageShown> of(
      Match<S> match, Match<S> earlier, List<Step> steps, int viewer, int from) {
    int end = match.ply();
    while (end > from && !steps.get(end - 1).staged()) {
      end--;
    }
    if (end == from) {
      return List.of();
    }
    StageViews stages = new StageViews();
    Game<S> game = match.game();
    boolean near = earlier.ply() <= from;
    S state = near ? earlier.position() : game.start(match.options());
    List<Event> events = match.events();
    for (int ply = near ? earlier.ply() + 1 : 1; ply <= end; ply++) {
      Event event = events.get(ply - 1);
      int action = game.read(state, event.actor(), event.action());
      if (ply > from && steps.get(ply - 1).staged()) {
        for (Stage stage : game.stages(state, viewer, event.actor(), action)) {
          stages.add(ply, stage);
        }
      }
      state.apply(event.actor(), action);
    }
    return stages.shown();
  }
}
