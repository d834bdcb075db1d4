package tianxia.opponents.qin;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.kernel.Event;
import tianxia.opponents.network.Network;

/// Finds what others' last placements tell of the tiles that they kept: with one that promises much
/// more than the one it laid, a seat would have laid that. People, programs and the greedy player
/// all choose what serves them.
final class HandInference {
  /// How much the odds of two placements tell which of them is chosen: the odds of that are theirs
  /// to this power. It makes the hands likelier that players held in games against themselves, by
  /// 0.13 (two seats) to 0.26 nats a hand (four) where this bot plays, by 0.19 `hard` and 0.23
  /// `greedy` (docs/STRENGTH.md).
  private static final double TRUST = 4;

  /// Nobody is sure to see what is good.
  private static final double MIN_LIKELIHOOD = 0.001;

  private final List<Event> seen;
  private final int observer;
  private final Hands now;
  private final BoardSimulation board;
  private final NodeExpander expander;
  private final double[] weights;

  /// By seat, the last of its events in what was seen; −1 where that is no placement.
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

  /// @param seen from the first event of the game; where not all was seen it tells nothing
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

  /// Lays all tiles again and looks at the last of each other seat.
  ///
  /// @return of whom they tell, as a bit set
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

  /// How many squares are empty.
  private int empty() {
    return Long.bitCount(board.empty(0))
        + Long.bitCount(board.empty(1))
        + Long.bitCount(board.empty(2));
  }
}
