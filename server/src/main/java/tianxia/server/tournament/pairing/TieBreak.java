package tianxia.server.tournament.pairing;

import java.util.Set;

/// What decides between players with as many points. All are counted in quarters, so that half the
/// score of an opponent stays whole.
public enum TieBreak {
  /// The points from the games that the tied players played against each other, if each of them
  /// played all others of them; otherwise nothing (FIDE C.07, 6).
  DIRECT_ENCOUNTER {
    @Override
    int quarters(Scores scores, Player player, Set<Integer> tied) {
      return scores.allMet(tied)
          ? 2
              * player.games().stream()
                  .filter(game -> tied.contains(game.opponent()))
                  .mapToInt(RoundResult.Played::halves)
                  .sum()
          : 0;
    }
  },

  /// The sum of the points of all opponents (Bruno Buchholz, 1932): who had the harder opponents.
  BUCHHOLZ {
    @Override
    int quarters(Scores scores, Player player, Set<Integer> tied) {
      int sum = 0;
      for (int round = 0; round < player.results().size(); round++) {
        sum += 2 * scores.opponent(player, round);
      }
      return sum;
    }
  },

  /// The points of all opponents that were beaten and half the points of those with whom a win was
  /// shared (Hermann Neustadtl, 1882; known by the names of William Sonneborn and Johann Berger).
  SONNEBORN_BERGER {
    @Override
    int quarters(Scores scores, Player player, Set<Integer> tied) {
      int sum = 0;
      for (int round = 0; round < player.results().size(); round++) {
        sum += player.results().get(round).halves() * scores.opponent(player, round);
      }
      return sum;
    }
  },

  /// How many games were won: whoever shares fewer wins comes first.
  WINS {
    @Override
    int quarters(Scores scores, Player player, Set<Integer> tied) {
      return 4
          * (int) player.games().stream().filter(game -> game.outcome() == Outcome.WIN).count();
    }
  };

  /// @param tied all who have as much as the player by all that counts before, and the player
  abstract int quarters(Scores scores, Player player, Set<Integer> tied);
}
