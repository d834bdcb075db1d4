package tianxia.pictures;

import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.testkit.Golden;

/// Positions of the golden records.
final class Played {
  private Played() {}

  /// What a spectator sees after a share of a record's events.
  static String view(Game<?> game, String record, double share) {
    GameRecord played = Golden.record(game, record);
    return view(game, played, (int) (share * played.events().size()));
  }

  private static <S extends State<S>> String view(Game<S> game, GameRecord record, int ply) {
    Match<S> match = new Match<>(game, record.options());
    for (Event event : record.events().subList(0, ply)) {
      match.play(event.actor(), event.action());
    }
    return match.view(0);
  }
}
