package tianxia.server.rating;

import java.util.List;

/// A game that is over and counts.
///
/// @param ladder see [Ladders]
/// @param at when it ended, in milliseconds since 1970
/// @param players by their seats
public record RatedGame(String table, String ladder, long at, List<Player> players) {
  public RatedGame {
    players = List.copyOf(players);
  }

  /// Who had a seat.
  ///
  /// @param account its id; empty if it is deleted
  /// @param place from 1; equal ones are shared
  public record Player(int seat, String account, int place) {}
}
