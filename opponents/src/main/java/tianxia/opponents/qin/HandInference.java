package tianxia.opponents.qin;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.kernel.Event;
import tianxia.opponents.network.Network;

/// Infers other seats' hands from their last placements: a seat that had kept a tile with a much
/// better placement than the one it laid would have laid that one instead. People, programs and the
/// greedy player all choose what is good for them.
final class HandInference {
  /// The odds of choosing one of two placements are the ratio of their winning odds to this power.
  /// In self-play it raises the likelihood of the hands actually held by 0.13 (two seats) to 0.26
  /// nats a hand (four) for this bot, by 0.19 for `hard` and by 0.23 for `greedy`
  /// (docs/STRENGTH.md).
  private static final double TRUST = 4;

  /// A lower bound, since no player is certain to see what is good.
  private static final double MIN_LIKELIHOOD = 0.001;

  private final List<Event> seen;
  private final int observer;
  private final Hands now;
  private final BoardSimulation board;
  private final NodeExpander expander;
  private final double[] weights;

  /// By seat, the index of its last event in what was seen; −1 if that is not a placement.
  private final int[] last;

  private HandInference(Network network, QinState forgotten, List<Event> seen, int observer) {
    this.seen = seen;
    this.observer = observer;
    now = Hands.of(forgotten, observer);
    board = new BoardSimulation(forgotten);
    expander = new NodeExpander(network, forgotten);
    weights = new double[(forgotten.seats() + 1) * BoardSimulation.KINDS];
    last = new int[forgotten.seats() + 1];
    Arrays.fill(last, -1);
  }

  /// @param seen from the first event of the game; without the complete history nothing is inferred
  static HandLikelihoods of(Network network, QinState forgotten, List<Event> seen, int observer) {
    return new HandInference(network, forgotten, seen, observer).evidence();
  }

  private HandLikelihoods evidence() {
    int placements = 0;
    int drawn = 0;
    for (int i = 0; i < seen.size(); i++) {
      int seat = seen.get(i).actor();
      if (seat != 0) {
        boolean placed = placement(i).isPresent();
        placements += placed ? 1 : 0;
        last[seat] = placed ? i : -1;
        boolean draws = i + 1 < seen.size() && seen.get(i + 1).actor() == 0;
        drawn = draws ? drawn | 1 << seat : drawn & ~(1 << seat);
      }
    }
    int empty = empty();
    board.restart();
    return empty() - empty == 2 * placements
        ? new HandLikelihoods(weights, replayed(), drawn)
        : HandLikelihoods.NONE;
  }

  /// Replays all placements, and evaluates the last of each other seat.
  ///
  /// @return the seats with evidence, as a bit set
  private int replayed() {
    int told = 0;
    for (int i = 0; i < seen.size(); i++) {
      OptionalInt placement = placement(i);
      if (placement.isPresent()) {
        int seat = seen.get(i).actor();
        if (last[seat] == i && seat != observer && now.unknown(seat) > 0) {
          told |= 1 << seat;
          look(seat, BoardSimulation.kind(placement.getAsInt()));
        }
        board.lay(seat, placement.getAsInt());
      }
    }
    return told;
  }

  private void look(int seat, int laid) {
    SearchNode node = expander.expand(board, now.before(laid), seat, 1);
    double taken = node.promise(laid);
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      double more = node.promise(kind) - taken;
      weights[seat * BoardSimulation.KINDS + kind] =
          Math.max(MIN_LIKELIHOOD, 1 / (1 + Math.exp(TRUST * more)));
    }
  }

  private OptionalInt placement(int event) {
    Event happened = seen.get(event);
    return happened.actor() == 0
        ? OptionalInt.empty()
        : BoardSimulation.placement(happened.action());
  }

  /// The number of empty squares.
  private int empty() {
    return Long.bitCount(board.empty(0))
        + Long.bitCount(board.empty(1))
        + Long.bitCount(board.empty(2));
  }
}
