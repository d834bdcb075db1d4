package tianxia.server.tournament.pairing;

import java.util.Set;

/// What opponents are worth in tie-breaks, and what rounds without a game are.
///
/// In a round robin a forfeit counts against the one who was to be met, as if played, and a round
/// without an opponent counts nothing. In a Swiss tournament it is as the FIDE's committee for
/// pairing programs decided in 2009 (Kallithea): for the player, a round without a game was played
/// against a *virtual opponent*, who had as many points before it, got the rest of the point in it,
/// and shared the win in all rounds after it; for the opponents, each round of a player without a
/// game counts as a shared win.
///
/// @param everybodyMeets whether it is a round robin
record Scores(Crosstable table, boolean everybodyMeets) {
  /// What the opponent of a round is worth, in halves.
  int opponent(Player player, int round) {
    return switch (player.results().get(round)) {
      case RoundResult.Played game -> worth(table.player(game.opponent()));
      case RoundResult.Forfeit forfeit when everybodyMeets ->
          worth(table.player(forfeit.opponent()));
      case RoundResult.Forfeit _, RoundResult.Bye _, RoundResult.Absent _ ->
          everybodyMeets ? 0 : virtualOpponent(player, round);
    };
  }

  /// What a player is worth to those who met them, in halves.
  int worth(Player player) {
    return everybodyMeets
        ? player.halves()
        : player.results().stream()
            .mapToInt(result -> result instanceof RoundResult.Played game ? game.halves() : 1)
            .sum();
  }

  private int virtualOpponent(Player player, int round) {
    return player.halvesAfter(round)
        + Outcome.WIN.halves()
        - player.results().get(round).halves()
        + table.rounds()
        - round
        - 1;
  }

  /// Whether each of these played all others of them.
  boolean allMet(Set<Integer> tied) {
    return tied.stream()
        .allMatch(number ->
            tied.stream()
                .filter(other -> !other.equals(number))
                .allMatch(other ->
                    table.player(number).games().stream()
                        .anyMatch(game -> game.opponent() == other)));
  }
}
