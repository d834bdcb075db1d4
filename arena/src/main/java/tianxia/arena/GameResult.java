package tianxia.arena;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;

/// How a game of a match ended.
///
/// @param game its number, from 0
/// @param seated the players from seat 1 on
/// @param winners seats as bits
/// @param fault why a seat lost that did not lose by the rules
public record GameResult(int game, List<Integer> seated, int winners, Optional<Fault> fault) {

  /// Who lost, and why.
  ///
  /// @param seat from 1
  /// @param reason in a line
  public record Fault(int seat, String reason) {}

  public GameResult {
    seated = List.copyOf(seated);
  }

  /// The part of the win that a seat has: 1 alone, 1/2 shared by two…
  public double share(int seat) {
    return Actors.contains(winners, seat) ? 1.0 / Integer.bitCount(winners) : 0;
  }
}
