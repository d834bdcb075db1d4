package tianxia.games.qin;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tianxia.kernel.State;

/// A position of Qin. For the numbers of actions see [Actions].
public final class QinState implements State<QinState> {
  /// What happens next.
  enum Phase {
    DRAW,
    PLACE,
    OVER
  }

  /// The viewer of a complete state, in which nothing is forgotten.
  static final int ALL_KNOWN = -1;

  private static final int CHANCE = 1;
  private static final int[] PAGODAS = {0, 0, 24, 19, 15};

  final Land land;
  private final int seats;
  private final int[] hands;

  /// Eight bits for each kind. In a forgotten state the bag includes the covered hands.
  private long bag;

  private int inBag = Tiles.ALL;
  private Phase phase = Phase.DRAW;
  private int turn = 1;
  private int winners;
  private int viewer = ALL_KNOWN;

  QinState(Board board, int seats) {
    this.seats = seats;
    land = new Land(board, seats, pagodas(seats));
    hands = new int[seats + 1];
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      bag += (long) Tiles.OF_A_KIND << 8 * kind;
    }
  }

  private QinState(QinState other) {
    this(other, new Land(other.land));
  }

  /// @param land taken over
  private QinState(QinState other, Land land) {
    seats = other.seats;
    this.land = land;
    hands = other.hands.clone();
    copyRest(other);
  }

  /// The position after a draw; it shares the land, which a draw does not change, so it is only to
  /// be looked at.
  QinState afterDraw(int kind) {
    QinState after = new QinState(this, land);
    after.draw(kind);
    return after;
  }

  @Override
  public int actors() {
    return switch (phase) {
      case DRAW -> CHANCE;
      case PLACE -> 1 << turn;
      case OVER -> 0;
    };
  }

  @Override
  public int maxLegal() {
    // Three kinds have two colours, and can be laid in two orientations.
    return Math.max(Tiles.KINDS, 2 * Tiles.HAND * land.board.dominoes());
  }

  @Override
  public int maxLegalNow() {
    // A hand that is supposed may have more kinds than a real one.
    int all = Tiles.PAIRS * land.board.dominoes();
    return phase == Phase.DRAW ? Tiles.KINDS : covered(turn) ? all : maxLegal();
  }

  @Override
  public int legalActions(int actor, int[] out) {
    if (phase == Phase.DRAW && actor == 0) {
      int count = 0;
      for (int kind = 0; kind < Tiles.KINDS; kind++) {
        if (inBag(kind) > 0) {
          out[count++] = Actions.draw(kind);
        }
      }
      return count;
    }
    if (phase != Phase.PLACE || actor != turn) {
      return 0;
    }
    int count = LegalActions.list(land, hands[turn], out);
    if (count == 0) {
      out[count++] = Actions.PASS;
    }
    return count;
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    if (actor != 0) {
      int count = LegalActions.count(land, hands[turn]);
      return count == 0 ? Actions.PASS : LegalActions.get(land, hands[turn], random.nextInt(count));
    }
    return Actions.draw(any(bag, random.nextInt(inBag)));
  }

  /// The kind of the tile with this index, from 0, in a pool like [#bag].
  static int any(long pool, int index) {
    int rest = index;
    int kind = 0;
    for (long left = pool; rest >= (left & 255); left >>>= 8) {
      rest -= (int) (left & 255);
      kind++;
    }
    return kind;
  }

  @Override
  public void apply(int actor, int action) {
    if (Actions.isPlacement(action)) {
      lay(action);
      if (phase == Phase.PLACE) {
        if (inBag > 0) {
          phase = Phase.DRAW;
        } else {
          endTurn();
        }
      }
    } else if (action == Actions.PASS) {
      pass();
    } else {
      draw(Actions.kindDrawn(action));
    }
  }

  /// Lays a tile for the seat whose turn it is, up to the draw; the game may then be over (QIN-19).
  void lay(int placement) {
    int pair = Actions.pair(placement);
    hands[turn] = Tiles.minus(hands[turn], Tiles.kindOf(pair));
    land.lay(turn, pair, Actions.firstSquare(placement), Actions.secondSquare(placement));
    for (int i = 0, seat = turn; i < seats; i++, seat = next(seat)) {
      if (land.supply[seat] <= 0) {
        end(1 << seat);
        return;
      }
    }
  }

  /// Begins the turn of a seat, whatever comes before it.
  void begin(int seat) {
    turn = seat;
    phase = Phase.PLACE;
  }

  /// Ends a turn without a placement (QIN-6). Seats that could place before still can.
  void pass() {
    turn = next(turn);
  }

  private void draw(int kind) {
    bag -= 1L << 8 * kind;
    inBag--;
    hands[turn] = Tiles.plus(hands[turn], kind);
    int drawn = Tiles.ALL - inBag;
    if (drawn < Tiles.HAND * seats) {
      turn = 1 + drawn / Tiles.HAND;
    } else if (drawn == Tiles.HAND * seats) {
      turn = 1;
      phase = Phase.PLACE;
    } else {
      endTurn();
    }
  }

  /// Continues with the next turn, unless no seat can place (QIN-20).
  private void endTurn() {
    int seat = next(turn);
    for (int i = 0; i < seats; i++, seat = next(seat)) {
      if (LegalActions.any(land, hands[seat])) {
        turn = next(turn);
        phase = Phase.PLACE;
        return;
      }
    }
    end(fewestLeft());
  }

  /// The seats with the most pagodas on the board.
  private int fewestLeft() {
    int least = Integer.MAX_VALUE;
    int best = 0;
    for (int seat = 1; seat <= seats; seat++) {
      int left = land.supply[seat];
      if (left <= least) {
        best = left < least ? 1 << seat : best | 1 << seat;
        least = left;
      }
    }
    return best;
  }

  private void end(int winning) {
    phase = Phase.OVER;
    turn = 0;
    winners = winning;
  }

  private int next(int seat) {
    return seat == seats ? 1 : seat + 1;
  }

  @Override
  public int weight(int outcome) {
    boolean drawing = phase == Phase.DRAW && outcome >= Actions.DRAW;
    return drawing ? inBag(Actions.kindDrawn(outcome)) : 0;
  }

  @Override
  public int winners() {
    return winners;
  }

  @Override
  public void forget(int seat) {
    if (viewer != ALL_KNOWN) {
      return;
    }
    viewer = seat;
    for (int other = 1; other <= seats; other++) {
      if (other != seat) {
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
          bag += (long) Tiles.count(hands[other], kind) << 8 * kind;
        }
        hands[other] = Tiles.covered(hands[other]);
      }
    }
  }

  @Override
  public void imagine(RandomGenerator random) {
    if (viewer == ALL_KNOWN) {
      return;
    }
    HiddenInformation.hands(this, random);
    viewer = ALL_KNOWN;
  }

  @Override
  public QinState copy() {
    return new QinState(this);
  }

  @Override
  public void copyFrom(QinState other) {
    land.copyFrom(other.land);
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    copyRest(other);
  }

  private void copyRest(QinState other) {
    bag = other.bag;
    inBag = other.inBag;
    phase = other.phase;
    turn = other.turn;
    winners = other.winners;
    viewer = other.viewer;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QinState that
        && land.equals(that.land)
        && Arrays.equals(hands, that.hands)
        && bag == that.bag
        && inBag == that.inBag
        && phase == that.phase
        && turn == that.turn
        && winners == that.winners
        && viewer == that.viewer;
  }

  @Override
  public int hashCode() {
    int hash = 31 * land.hashCode() + Arrays.hashCode(hands);
    return 31 * (31 * hash + Long.hashCode(bag)) + 8 * inBag + turn;
  }

  /// The number of seats.
  public int seats() {
    return seats;
  }

  Phase phase() {
    return phase;
  }

  /// The seat that places or receives the drawn tile; 0 when the game is over.
  public int turn() {
    return turn;
  }

  int hand(int seat) {
    return hands[seat];
  }

  void hand(int seat, int hand) {
    hands[seat] = hand;
  }

  /// Whether a seat's tiles are unknown in this state.
  boolean covered(int seat) {
    return viewer != ALL_KNOWN && viewer != seat;
  }

  /// The number of tiles in a seat's hand, also in a forgotten state.
  public int handSize(int seat) {
    return Tiles.size(hands[seat]);
  }

  /// The number of tiles of a kind in a seat's hand; 0 if the hand is covered.
  public int inHand(int seat, int kind) {
    return Tiles.count(hands[seat], kind);
  }

  /// The number of tiles in the bag, also in a forgotten state.
  public int inBag() {
    return inBag;
  }

  /// The number of tiles of a kind in the bag; in a forgotten state all unseen ones, in the bag or
  /// in a covered hand.
  public int inBag(int kind) {
    return (int) (bag >>> 8 * kind) & 255;
  }

  long bag() {
    return bag;
  }

  void bag(long tiles) {
    bag = tiles;
  }

  /// The initial number of pagodas per seat (QIN-1).
  int pagodas() {
    return pagodas(seats);
  }

  /// The initial number of pagodas at a table with this many seats.
  static int pagodas(int seats) {
    return PAGODAS[seats];
  }

  /// The pagodas that a seat has left, as displayed (QIN-19).
  int supply(int seat) {
    return Math.max(0, land.supply[seat]);
  }
}
