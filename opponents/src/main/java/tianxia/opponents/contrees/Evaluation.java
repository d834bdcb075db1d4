package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;

/// The static evaluation for the seat to move: a sum of weights over the corners, each by its
/// content and the tallies of its contrées, and over the score of the game.
final class Evaluation {
  /// An upper bound on the absolute value of evaluations.
  static final int LIMIT = 16_000;

  private final Topology topology;
  private final Weights weights;

  Evaluation(Topology topology, Weights weights) {
    this.topology = topology;
    this.weights = weights;
  }

  /// The evaluation of a position.
  ///
  /// @param state not over, in the tower phase
  /// @param tallies of the position ([Tally#write])
  /// @return between −[#LIMIT] and [#LIMIT]
  int of(ContreesState state, byte[] tallies) {
    int spent = ContreesReader.spent(state);
    short[] table = weights.corners[Pattern.stage(spent)];
    long free = free(state);
    long freeHigh = topology.narrow() ? 0 : freeHigh(state);
    int sum = account(state, tallies, Long.bitCount(free) + Long.bitCount(freeHigh));
    sum += empty(table, tallies, ContreesReader.open(state), 0, Pattern.OPEN);
    sum += empty(table, tallies, free & ~ContreesReader.open(state), 0, Pattern.CLOSED);
    sum += towers(table, tallies, ContreesReader.own(state), 0, Pattern.OWN, free, freeHigh);
    sum += towers(table, tallies, ContreesReader.foes(state), 0, Pattern.FOES, free, freeHigh);
    if (!topology.narrow()) {
      sum += empty(table, tallies, ContreesReader.openHigh(state), 64, Pattern.OPEN);
      sum += empty(table, tallies, freeHigh & ~ContreesReader.openHigh(state), 64, Pattern.CLOSED);
      sum += towers(table, tallies, ContreesReader.ownHigh(state), 64, Pattern.OWN, free, freeHigh);
      sum +=
          towers(table, tallies, ContreesReader.foesHigh(state), 64, Pattern.FOES, free, freeHigh);
    }
    return Math.max(1 - LIMIT, Math.min(LIMIT - 1, sum));
  }

  private long free(ContreesState state) {
    long all = topology.narrow() ? (1L << topology.corners) - 1 : -1L;
    all = topology.corners == 64 ? -1L : all;
    return all & ~(ContreesReader.own(state) | ContreesReader.foes(state));
  }

  private long freeHigh(ContreesState state) {
    return (1L << topology.corners - 64) - 1
        & ~(ContreesReader.ownHigh(state) | ContreesReader.foesHigh(state));
  }

  private int account(ContreesState state, byte[] tallies, int free) {
    int own = 0;
    int foes = 0;
    for (int i = 0; i < topology.contrees; i++) {
      own += Tally.own(tallies[i]) >> 2;
      foes += Tally.foes(tallies[i]) >> 2;
    }
    int spent = ContreesReader.spent(state);
    return weights.account(Pattern.account(topology.contrees, spent, own, foes))
        + weights.lead(Pattern.lead(spent, ContreesReader.destroyedLead(state)))
        + weights.room(Pattern.room(spent, free));
  }

  private int empty(short[] table, byte[] tallies, long set, int from, int holding) {
    byte[] contrees = topology.contreesOf;
    int base = Pattern.holding(holding);
    int sum = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int at = 3 * (from + Long.numberOfTrailingZeros(rest));
      sum +=
          table[
              base
                  + Pattern.corner(
                      tallies[contrees[at]], tallies[contrees[at + 1]], tallies[contrees[at + 2]])];
    }
    return sum;
  }

  private int towers(
      short[] table, byte[] tallies, long set, int from, int holding, long free, long freeHigh) {
    byte[] contrees = topology.contreesOf;
    int sum = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int corner = from + Long.numberOfTrailingZeros(rest);
      int at = 3 * corner;
      int breath =
          Long.bitCount(topology.beside[corner] & free)
              + Long.bitCount(topology.besideHigh[corner] & freeHigh);
      sum +=
          table[
              Pattern.holding(holding + breath)
                  + Pattern.corner(
                      tallies[contrees[at]], tallies[contrees[at + 1]], tallies[contrees[at + 2]])];
    }
    return sum;
  }
}
