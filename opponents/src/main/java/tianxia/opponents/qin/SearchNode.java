package tianxia.opponents.qin;

import org.jspecify.annotations.Nullable;
import tianxia.games.qin.BoardSimulation;

/// A position in the search tree: the next seat's best few placements for each kind of tile, and
/// the values that follow for all seats.
final class SearchNode {
  /// The power of a placement's odds in its prior: the higher, the sharper the prior.
  private static final double SHARPNESS = 4;

  final Hands hands;

  /// The seat to move.
  final int seat;

  /// The start of each kind's placements, and the end of the last.
  private final int[] ends;

  private final int[] placements;

  /// Seat s's winning probability after placement i at i × width + s.
  private final double[] chances;

  private final int width;

  /// The placements' priors, which sum to 1 for each kind.
  private final double[] priors;

  private final int[] visits;
  private final @Nullable SearchNode[] below;

  /// The number of visits to each kind.
  private final int[] kindVisits = new int[BoardSimulation.KINDS];

  private final Expectation expectation;

  SearchNode(Hands hands, int seat, int[] ends, double[] passed) {
    this.hands = hands;
    this.seat = seat;
    this.ends = ends;
    expectation = new Expectation(hands, seat, ends, passed);
    int count = ends[BoardSimulation.KINDS];
    width = passed.length;
    placements = new int[count];
    chances = new double[count * width];
    priors = new double[count];
    visits = new int[count];
    below = new SearchNode[count];
  }

  /// Sets the placements of a kind and their values.
  void put(int kind, int[] places, double[] given) {
    int from = ends[kind];
    System.arraycopy(places, 0, placements, from, places.length);
    System.arraycopy(given, 0, chances, from * width, given.length);
    double sum = 0;
    for (int i = from; i < ends[kind + 1]; i++) {
      priors[i] = Math.pow(odds(i), SHARPNESS);
      sum += priors[i];
    }
    for (int i = from; i < ends[kind + 1]; i++) {
      priors[i] /= sum;
    }
  }

  int placement(int index) {
    return placements[index];
  }

  @Nullable SearchNode below(int index) {
    return below[index];
  }

  void below(int index, SearchNode follows) {
    below[index] = follows;
  }

  /// A seat's expected winning probability, from 0 to 1.
  double value(int of) {
    return expectation.value()[of];
  }

  /// The number of placements.
  int count() {
    return placements.length;
  }

  /// How often a placement has been followed.
  int visits(int index) {
    return visits[index];
  }

  /// A seat's winning probability after a placement.
  double chance(int index, int of) {
    return chances[index * width + of];
  }

  /// The seat's best placement of the kind that it most probably lays; −1 if it has to pass.
  int likely() {
    int likely = -1;
    double most = 0;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      if (expectation.weight(kind) > most) {
        most = expectation.weight(kind);
        likely = expectation.best(kind);
      }
    }
    return likely;
  }

  /// The probability that the seat to move wins after a placement.
  double chance(int index) {
    return chances[index * width + seat];
  }

  /// The odds of a placement for the seat to move: finite, and above 0.
  double odds(int index) {
    double chance = chance(index);
    return (chance + 0.001) / (1.001 - chance);
  }

  /// Updates a placement with the current value of the position below it.
  void learn(int index) {
    SearchNode follows = below[index];
    if (follows != null) {
      System.arraycopy(follows.expectation.value(), 0, chances, index * width, width);
    }
  }

  /// Recomputes the value of the position.
  void settle() {
    expectation.settle(chances);
  }

  /// The placement to follow next, over all kinds; −1 if it decides the game.
  int select(double curiosity) {
    return select(0, placements.length, kindVisits[0]++, curiosity);
  }

  /// The placement to follow next, of the kind most due for a visit; −1 if it decides the game or
  /// there is none.
  int selectOfKind(double curiosity) {
    int due = -1;
    double most = 0;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      double each = expectation.weight(kind) / (1 + kindVisits[kind]);
      if (each > most) {
        most = each;
        due = kind;
      }
    }
    return due < 0 ? -1 : select(ends[due], ends[due + 1], kindVisits[due]++, curiosity);
  }

  private int select(int from, int to, int tries, double curiosity) {
    double scale = curiosity * Math.sqrt(tries + 1.0);
    int selected = from;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = from; i < to; i++) {
      double score = chance(i) + scale * priors[i] / (1 + visits[i]);
      if (score > highest) {
        highest = score;
        selected = i;
      }
    }
    visits[selected]++;
    return decides(selected) ? -1 : selected;
  }

  /// Whether a placement ends the game.
  private boolean decides(int index) {
    for (int of = 1; of < width; of++) {
      if (chances[index * width + of] == 1 && below[index] == null) {
        return true;
      }
    }
    return false;
  }

  /// Whether the seat to move wins at once with a placement.
  boolean wins(int index) {
    return chance(index) == 1 && below[index] == null;
  }

  /// The seat's log odds after the best placement of a kind; −∞ if the kind has none.
  double promise(int kind) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = ends[kind]; i < ends[kind + 1]; i++) {
      most = Math.max(most, Math.log(odds(i)));
    }
    return most;
  }
}
