package tianxia.opponents.qin;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tianxia.games.qin.BoardSimulation;

/// A position in the search tree: what the seat that lays next could do, grouped by the kind of
/// tile that it would need, the best few of each kind; and what follows for all seats.
final class SearchNode {
  /// How sharply a better look raises a placement's prior: a power of its odds.
  private static final double SHARPNESS = 4;

  final Hands hands;

  /// The seat that lays next.
  final int seat;

  /// Where each kind's placements begin, and where the last ones end.
  private final int[] ends;

  private final int[] placements;

  /// Placement i gives seat s the chance at i × width + s.
  private final double[] chances;

  private final int width;

  /// How good each placement looked at first: of a kind, together 1.
  private final double[] priors;

  private final int[] visits;
  private final @Nullable SearchNode[] below;

  /// How often the search went on with each kind.
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

  /// Sets the placements of a kind and what they give.
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

  /// What a seat may expect, from 0 to 1.
  double value(int of) {
    return expectation.value()[of];
  }

  private double chance(int index) {
    return chances[index * width + seat];
  }

  /// The odds of a placement for the seat: finite, and above 0.
  private double odds(int index) {
    double chance = chance(index);
    return (chance + 0.001) / (1.001 - chance);
  }

  /// Takes over what the position below a placement is worth by now.
  void learn(int index) {
    SearchNode follows = below[index];
    if (follows != null) {
      System.arraycopy(follows.expectation.value(), 0, chances, index * width, width);
    }
  }

  /// Works out anew what the position is worth.
  void settle() {
    expectation.settle(chances);
  }

  /// The placement to go on with, of all; −1 where it decides the game.
  int select(double curiosity) {
    return select(0, placements.length, kindVisits[0]++, curiosity);
  }

  /// The placement to go on with, of the kind that is most due; −1 where it decides the game or
  /// none is.
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

  /// Whether the game ends with a placement.
  private boolean decides(int index) {
    for (int of = 1; of < width; of++) {
      if (chances[index * width + of] == 1 && below[index] == null) {
        return true;
      }
    }
    return false;
  }

  /// Whether the seat wins at once with a placement.
  boolean wins(int index) {
    return chance(index) == 1 && below[index] == null;
  }

  /// The placement that seems best: of those that the search went on with where there are any, for
  /// a first look is too hopeful.
  int chosen() {
    int chosen = 0;
    for (int i = 1; i < placements.length; i++) {
      int tried = Boolean.compare(tried(i), tried(chosen));
      chosen = tried > 0 || tried == 0 && chance(i) > chance(chosen) ? i : chosen;
    }
    return chosen;
  }

  /// The placement that seems best at a first look where each is favoured by less than `doubt` at
  /// random, in natural logarithms of the odds; one that wins at once is not missed.
  int chosen(double doubt, RandomGenerator random) {
    int chosen = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < placements.length; i++) {
      if (wins(i)) {
        return i;
      }
      double score = Math.log(odds(i)) + doubt * random.nextDouble();
      if (score > highest) {
        highest = score;
        chosen = i;
      }
    }
    return chosen;
  }

  private boolean tried(int index) {
    return visits[index] > 0;
  }

  /// What the best placement of a kind gives the seat, in natural logarithms of its odds; −∞ where
  /// the kind has none.
  double promise(int kind) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = ends[kind]; i < ends[kind + 1]; i++) {
      most = Math.max(most, Math.log(odds(i)));
    }
    return most;
  }
}
