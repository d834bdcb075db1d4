package tianxia.opponents.qin;

import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;

/// What one seat, the observer, knows of all hands and the bag; also some turns ahead, when it does
/// not yet know what it will draw.
///
/// @param observer the seat
/// @param known its own tiles as far as known, eight bits per kind
/// @param pool the tiles that it cannot see, in the bag or in a hand, eight bits per kind
/// @param sizes tiles in each hand, eight bits per seat from bit 8
/// @param bag tiles in the bag
/// @param evidence from other seats' last placements
public record Hands(
    int observer, long known, long pool, long sizes, int bag, HandLikelihoods evidence) {
  private static final long ONE = 1;

  Hands(int observer, long known, long pool, long sizes, int bag) {
    this(observer, known, pool, sizes, bag, HandLikelihoods.NONE);
  }

  /// A seat's knowledge of a position that is forgotten for it.
  public static Hands of(QinState forgotten, int observer) {
    long known = 0;
    long pool = 0;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      known |= (long) forgotten.inHand(observer, kind) << 8 * kind;
      pool |= (long) forgotten.inBag(kind) << 8 * kind;
    }
    long sizes = 0;
    for (int seat = 1; seat <= forgotten.seats(); seat++) {
      sizes |= (long) forgotten.handSize(seat) << 8 * seat;
    }
    return new Hands(observer, known, pool, sizes, forgotten.inBag());
  }

  /// The same with evidence from other seats' last placements.
  Hands with(HandLikelihoods told) {
    return new Hands(observer, known, pool, sizes, bag, told);
  }

  /// After a seat has laid a tile of a kind, and drawn one if the bag had any.
  Hands after(int seat, int kind) {
    boolean ofKnown = seat == observer && count(known, kind) > 0;
    long tile = ONE << 8 * kind;
    boolean draws = bag > 0;
    return new Hands(
        observer,
        ofKnown ? known - tile : known,
        ofKnown ? pool : pool - tile,
        draws ? sizes : sizes - (ONE << 8 * seat),
        draws ? bag - 1 : bag,
        evidence.without(seat));
  }

  /// After a seat has laid a tile, before it draws: the input of [Evaluator].
  public Hands laid(int seat, int kind) {
    Hands after = after(seat, kind);
    return new Hands(observer, after.known, after.pool, after.sizes, bag, after.evidence);
  }

  /// Whether a seat may hold a tile of this kind.
  boolean may(int seat, int kind) {
    return holds(seat, kind) || count(pool, kind) > 0 && unknown(seat) > 0;
  }

  /// Whether a seat certainly holds one.
  boolean holds(int seat, int kind) {
    return seat == observer && count(known, kind) > 0;
  }

  /// The number of a seat's unknown tiles.
  int unknown(int seat) {
    int size = count(sizes, seat);
    return seat == observer ? size - known(seat) : size;
  }

  /// The number of a seat's known tiles.
  public int known(int seat) {
    return seat == observer ? all(known) : 0;
  }

  /// As if a tile on the board had not been seen yet.
  Hands before(int kind) {
    return new Hands(observer, known, pool + (ONE << 8 * kind), sizes, bag, evidence);
  }

  /// As if the observer had not seen one of its tiles.
  ///
  /// @param index of the tile, ordered by kind
  public Hands covering(int index) {
    int rest = index;
    int kind = 0;
    for (; rest >= count(known, kind); kind++) {
      rest -= count(known, kind);
    }
    long tile = ONE << 8 * kind;
    return new Hands(observer, known - tile, pool + tile, sizes, bag, evidence);
  }

  /// The number of unseen tiles of a kind.
  int unseen(int kind) {
    return count(pool, kind);
  }

  int unseen() {
    return all(pool);
  }

  /// The probability that none of a seat's unknown tiles is of certain kinds.
  ///
  /// @param kinds the certain kinds, as a bit set
  double none(int seat, int kinds) {
    int tiles = Math.min(unknown(seat), unseen());
    int kept = evidence.kept(seat, tiles);
    int all = unseen() - kept;
    int others = -kept;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      others += (kinds >> kind & 1) == 0 ? unseen(kind) : 0;
    }
    if (others < tiles - kept) {
      return 0;
    }
    double chance = kept(seat, ~kinds, kept) / kept(seat, ~0, kept);
    for (int i = 0; i < tiles - kept; i++) {
      chance *= (double) (others - i) / (all - i);
    }
    return chance;
  }

  /// The likelihood, up to a factor, that the tiles a seat kept are all of certain kinds: the sum
  /// over all possible such tiles of the products of their weights.
  ///
  /// @param kinds the certain kinds, as a bit set
  /// @param tiles from 0 to 2
  private double kept(int seat, int kinds, int tiles) {
    if (tiles == 0) {
      return 1;
    }
    double sum = 0;
    double squares = 0;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      if ((kinds >> kind & 1) != 0) {
        double weight = evidence.weight(seat, kind);
        sum += unseen(kind) * weight;
        squares += unseen(kind) * weight * weight;
      }
    }
    return tiles == 1 ? sum : (sum * sum - squares) / 2;
  }

  /// The row of the observer's known tiles ([FeatureIndex#hand]); of three, the first two.
  int row() {
    int one = -1;
    int other = -1;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      for (int left = count(known, kind); left > 0; left--) {
        if (one < 0) {
          one = kind;
        } else {
          other = other < 0 ? kind : other;
        }
      }
    }
    return FeatureIndex.hand(one, other);
  }

  private static int count(long packed, int index) {
    return (int) (packed >>> 8 * index) & 255;
  }

  private static int all(long packed) {
    int all = 0;
    for (long rest = packed; rest != 0; rest >>>= 8) {
      all += (int) rest & 255;
    }
    return all;
  }
}
