package tianxia.arena;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;

/// The result of one game of a match.
///
/// @param game its number, from 0
/// @param seated the players from seat 1 on
/// @param winners seats as bits
/// @param fault why a seat lost other than by the rules
public record GameResult(int game, List<Integer> seated, int winners, Optional<Fault> fault) {

  /// A forfeit.
  ///
  /// @param seat from 1
  /// @param reason in one line
  public record Fault(int seat, String reason) {}

  public GameResult {
    seated = List.copyOf(seated);
  }

  /// A seat's share of the win: 1 alone, 1/2 shared by two…
  public double share(int seat) {
    return Actors.contains(winners, seat) ? 1.0 / Integer.bitCount(winners) : 0;
  }
}
