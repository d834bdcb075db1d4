package tianxia.server.tournament;

import java.util.Set;

/// How a table of a tournament ended, as it is told to the tournament.
///
/// @param winners the seats of those who won or shared the win
public record TableEnd(String tournament, String table, Set<Integer> winners) {
  public TableEnd {
    winners = Set.copyOf(winners);
  }
}
