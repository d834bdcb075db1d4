package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.server.rating.Anchors;
import tianxia.server.rating.Ladders;
import tianxia.server.rating.RatedGame;

/// What the end of a table tells the ratings. Those who won share the first place, all others the
/// second; behind them is whoever left, or ran out of time, and whose seat a computer played to the
/// end: what it did there counts for nobody. A computer that has been there from the beginning is a
/// player like others; where a program has a seat, nothing counts: none gets a seat at a rated
/// table now, but there are games from before that was so.
public final class RatedEnd {
  private static final int WON = 1;
  private static final int LOST = 2;
  private static final int LEFT = 3;

  private RatedEnd() {}

  /// The game that counts, if the table is over and was rated.
  ///
  /// @param at when it ended, in milliseconds since 1970
  public static Optional<RatedGame> of(TableState table, long at) {
    if (!table.rated() || !table.over() || table.programs()) {
      return Optional.empty();
    }
    List<RatedGame.Player> players = new ArrayList<>();
    String ladder = Ladders.of(table.made().game(), table.seats());
    for (int seat = 1; seat <= table.seats(); seat++) {
      players.add(player(table, ladder, seat));
    }
    return Optional.of(new RatedGame(table.id(), ladder, at, players));
  }

  /// The same at the moment when the table ends: only where all seats were accounts' to the end, or
  /// computers' from the beginning.
  public static Optional<RatedGame> between(TableState before, TableState after, long at) {
    return before.over() ? Optional.empty() : of(after, at).filter(RatedGame::known);
  }

  private static RatedGame.Player player(TableState table, String ladder, int seat) {
    int place = Actors.contains(table.history().match().winners(), seat) ? WON : LOST;
    return switch (table.occupant(seat)) {
      case Occupant.Person person -> new RatedGame.Player(seat, person.account().orElse(""), place);
      case Occupant.Computer computer when table.computerFrom(seat) ->
          new RatedGame.Player(seat, "", place, Anchors.of(ladder, computer.level()));
      case Occupant.Computer computer ->
          new RatedGame.Player(seat, computer.account().orElse(""), LEFT);
      case Occupant.Nobody nobody -> new RatedGame.Player(seat, "", LEFT);
    };
  }
}
