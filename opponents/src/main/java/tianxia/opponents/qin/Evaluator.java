package tianxia.opponents.qin;

import tianxia.games.qin.BoardSimulation;
import tianxia.opponents.network.Network;
import tianxia.opponents.network.Probability;

/// Evaluates positions for each seat, by the [Network], or by the rules if the game is decided.
public final class Evaluator {
  private final Accumulator sums;
  private final int seats;
  private final FeatureExtractor features;
  private final double[] chances;

  /// @param network for this number of seats
  /// @param seats 2 to 4
  public Evaluator(Network network, int seats) {
    sums = new Accumulator(network, seats);
    this.seats = seats;
    features = new FeatureExtractor(seats);
    chances = new double[seats + 1];
  }

  /// Sets the base position for incremental evaluation, which makes evaluating similar positions
  /// faster. It does not affect results.
  public void expectLike(BoardSimulation board, int mover, Hands hands) {
    features.look(board, mover % seats + 1, hands);
    sums.rebase(features);
  }

  /// Evaluates a position after a seat's placement or pass. Returns each seat's winning
  /// probability, from 0 to 1, by seat; valid until the next call.
  ///
  /// @param mover the seat that has played
  /// @param hands what is known before the mover draws ([Hands#laid])
  public double[] of(BoardSimulation board, int mover, Hands hands) {
    int winner = winner(board, mover);
    if (winner != 0) {
      for (int seat = 1; seat <= seats; seat++) {
        chances[seat] = seat == winner ? 1 : 0;
      }
      return chances;
    }
    features.look(board, mover % seats + 1, hands);
    for (int seat = 1; seat <= seats; seat++) {
      chances[seat] = sums.logit(features, seat);
    }
    Probability.softmax(chances, 1);
    return chances;
  }

  /// The seat that wins with the mover's tile, or 0 (QIN-19).
  public int winner(BoardSimulation board, int mover) {
    for (int i = 0, seat = mover; i < seats; i++, seat = seat % seats + 1) {
      if (board.supply(seat) <= 0) {
        return seat;
      }
    }
    return 0;
  }

  /// The features of the last undecided position.
  public FeatureExtractor features() {
    return features;
  }
}
