package tianxia.games.contrees;

import java.util.random.RandomGenerator;
import tianxia.kernel.OpenState;

/// A position of Contrées, which has no hidden information and no draws.
///
/// Towers and control are stored relative to the seat to move (`own`, `foes`), and swapped at the
/// end of each turn. For the numbers of actions see [Actions].
public final class ContreesState implements OpenState<ContreesState> {
  static final int LAYING = 0;
  static final int FORBIDDING = 1;
  static final int TOWERS = 2;
  static final int OVER = 3;

  static final int NO_CORNER = -1;

  /// The action that names no corner, or ends a turn without a tower. Lower numbers are the corner
  /// on which a tower is built.
  public static final int PASS = Actions.PASS;

  final int size;
  final boolean laid;
  final boolean forbids;
  final LaidContrees laying;

  /// [Territory#NONE] until it is complete.
  Territory territory;

  /// In which this state builds a territory, again and again, so that laying allocates nothing.
  private Territory buffer = Territory.NONE;

  int phase;

  /// The seats to move, as bits.
  private int actors;

  private int winners;

  /// Tower turns of both seats so far, passes included. Seat 1 is to move when it is even.
  int spent;

  /// Towers of the seat to move and of the other one, as bits by corner.
  long own;

  long ownHigh;
  long foes;
  long foesHigh;

  /// Corners closed to the seat to move: by CON-4 in the first turn, by CON-10 later.
  long closed;

  long closedHigh;

  /// The corner of CON-4 while it is closed, or NO_CORNER.
  int forbidden = NO_CORNER;

  /// Controlled contrées as bits by letter.
  int ownControl;

  int foesControl;

  /// Enemy towers destroyed by the seat to move and by the other one.
  int ownDestroyed;

  int foesDestroyed;

  /// The initial position for a territory to be laid.
  ContreesState(int size, boolean forbids) {
    this.size = size;
    this.forbids = forbids;
    laid = true;
    laying = new LaidContrees();
    territory = Territory.NONE;
    phase = LAYING;
    actors = 1 << 1;
  }

  /// The initial position on a ready territory.
  ContreesState(Territory ready, boolean forbids) {
    size = ready.tiles;
    this.forbids = forbids;
    laid = false;
    laying = LaidContrees.NOTHING;
    territory = ready;
    beginTowers();
  }

  private ContreesState(ContreesState other) {
    size = other.size;
    forbids = other.forbids;
    laid = other.laid;
    laying = laid ? new LaidContrees() : LaidContrees.NOTHING;
    territory = other.shared();
    copyRest(other);
  }

  /// A territory that never changes.
  private Territory shared() {
    return buffered() ? new Territory(territory) : territory;
  }

  /// Whether [#territory] may be built anew, and so must not be shared.
  private boolean buffered() {
    return territory == buffer && buffer != Territory.NONE;
  }

  @Override
  public int actors() {
    return actors;
  }

  @Override
  public int winners() {
    return winners;
  }

  /// The seat to move, or, at the end, the one that would be to move.
  int seat() {
    return phase == LAYING
        ? 1 + (laying.count >> 1 & 1)
        : phase == FORBIDDING ? 2 : 1 + (spent & 1);
  }

  /// Includes room for the undefined entries that [LegalActions#list] may write.
  @Override
  public int maxLegal() {
    int most = laid ? Territory.MAX_CORNERS : territory.corners;
    return most + 2 * Corners.STRIDE & -Corners.STRIDE;
  }

  @Override
  public int legalActions(int actor, int[] out) {
    return (actors >> actor & 1) == 0 ? 0 : LegalActions.list(this, out);
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    return LegalActions.sample(this, random);
  }

  /// The same position with its territory treated like a ready one, so that copies share it and are
  /// cheap. For search from a position with a complete territory.
  public ContreesState settled() {
    ContreesState settled = new ContreesState(shared(), forbids);
    settled.copyTowers(this);
    return settled;
  }

  /// Corners among the first 64 on which the seat to move may build a tower.
  long open() {
    return territory.allLow & ~(own | foes | closed);
  }

  /// The same for the corners above 64.
  long openHigh() {
    return territory.allHigh & ~(ownHigh | foesHigh | closedHigh);
  }

  @Override
  public void apply(int actor, int action) {
    if (Actions.isTower(action)) {
      if (territory.narrow()) {
        NarrowTurn.raise(this, action);
      } else {
        WideTurn.raise(this, action);
      }
    } else if (Actions.isTile(action)) {
      lay(action - Actions.TILE);
    } else if (Actions.isForbid(action)) {
      forbid(action - Actions.FORBID);
    } else {
      pass();
    }
  }

  private void lay(int place) {
    laying.lay(place);
    if (laying.count == size) {
      ownBuffer();
      laying.build(territory);
      beginTowers();
    } else {
      actors = 1 << seat();
    }
  }

  private void ownBuffer() {
    if (buffer == Territory.NONE) {
      buffer = new Territory();
    }
    territory = buffer;
  }

  /// Starts the tower phase once the territory is complete (CON-3, CON-4).
  private void beginTowers() {
    phase = forbids ? FORBIDDING : TOWERS;
    actors = 1 << seat();
  }

  private void forbid(int corner) {
    forbidden = corner;
    closed = Territory.bitLow(corner);
    closedHigh = Territory.bitHigh(corner);
    phase = TOWERS;
    actors = 1 << 1;
  }

  private void pass() {
    if (phase == FORBIDDING) {
      phase = TOWERS;
      actors = 1 << 1;
    } else {
      Transitions.apply(this, 0, 0);
    }
  }

  /// Makes a seat the only one to move.
  void toMove(int seat) {
    actors = 1 << seat;
  }

  /// Ends the game.
  void end(int all) {
    winners = all;
    phase = OVER;
    actors = 0;
    closed = 0;
    closedHigh = 0;
  }

  boolean hasTower(int seat, int corner) {
    boolean mover = seat == 1 + (spent & 1);
    return Corners.has(mover ? own : foes, mover ? ownHigh : foesHigh, corner);
  }

  boolean isFree(int corner) {
    return !Corners.has(own | foes, ownHigh | foesHigh, corner);
  }

  /// Whether CON-10 closes the corner to the seat to move.
  boolean isBanned(int corner) {
    return corner != forbidden && Corners.has(closed, closedHigh, corner);
  }

  /// Contrées still to be laid in this turn.
  int left() {
    return phase == LAYING ? 2 - (laying.count & 1) : 0;
  }

  /// Contrées controlled by a seat, as a bit set by letter.
  int control(int seat) {
    return seat == 1 + (spent & 1) ? ownControl : foesControl;
  }

  /// Enemy towers destroyed by a seat.
  int destroyed(int seat) {
    return seat == 1 + (spent & 1) ? ownDestroyed : foesDestroyed;
  }

  @Override
  public ContreesState copy() {
    return new ContreesState(this);
  }

  @Override
  public void copyFrom(ContreesState other) {
    if (other.buffered()) {
      ownBuffer();
      territory.copyFrom(other.territory);
    } else {
      territory = other.territory;
    }
    copyRest(other);
  }

  private void copyRest(ContreesState other) {
    if (laid) {
      laying.copyFrom(other.laying, other.phase != LAYING);
    }
    copyTowers(other);
  }

  private void copyTowers(ContreesState other) {
    phase = other.phase;
    actors = other.actors;
    winners = other.winners;
    spent = other.spent;
    own = other.own;
    ownHigh = other.ownHigh;
    foes = other.foes;
    foesHigh = other.foesHigh;
    closed = other.closed;
    closedHigh = other.closedHigh;
    forbidden = other.forbidden;
    ownControl = other.ownControl;
    foesControl = other.foesControl;
    ownDestroyed = other.ownDestroyed;
    foesDestroyed = other.foesDestroyed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ContreesState state && same(state);
  }

  /// Derived fields (control) are not compared.
  private boolean same(ContreesState other) {
    return laid == other.laid
        && forbids == other.forbids
        && size == other.size
        && phase == other.phase
        && winners == other.winners
        && spent == other.spent
        && own == other.own
        && ownHigh == other.ownHigh
        && foes == other.foes
        && foesHigh == other.foesHigh
        && closed == other.closed
        && closedHigh == other.closedHigh
        && forbidden == other.forbidden
        && ownDestroyed == other.ownDestroyed
        && foesDestroyed == other.foesDestroyed
        && laying.same(other.laying);
  }

  @Override
  public int hashCode() {
    long hash = own * 0x9e3779b97f4a7c15L + foes;
    hash = hash * 0x9e3779b97f4a7c15L + ownHigh;
    hash = hash * 0x9e3779b97f4a7c15L + foesHigh;
    hash = hash * 0x9e3779b97f4a7c15L + closed + closedHigh;
    hash = hash * 0x9e3779b97f4a7c15L + (spent << 16 | ownDestroyed << 8 | foesDestroyed);
    hash = hash * 0x9e3779b97f4a7c15L + laying.hash() + phase;
    return Long.hashCode(hash);
  }
}
