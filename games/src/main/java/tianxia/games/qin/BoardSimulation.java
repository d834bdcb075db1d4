package tianxia.games.qin;

import java.util.OptionalInt;

/// The public part of a position (the board and the pagodas), for search: it can be read square by
/// square, and tiles of any kind can be laid for any seat, whoever holds them. Hands, bag and the
/// end of the game are up to the search. Nothing is checked, and nothing allocated after the
/// constructor.
///
/// A set of squares is three words; square `s` is bit `s % 64` of word `s / 64` ([#around]).
public final class BoardSimulation {
  /// The number of words of a set of squares.
  public static final int WORDS = Squares.WORDS;

  /// The kinds of tiles, from 0.
  public static final int KINDS = Tiles.KINDS;

  /// The colours, from 0.
  public static final int COLOURS = Tiles.COLOURS;

  /// The minimum number of squares of a major province (QIN-7).
  public static final int MAJOR = Provinces.MAJOR;

  private final Land land;
  private final long[] besideVillage;

  public BoardSimulation(QinState state) {
    land = new Land(state.land);
    besideVillage = new long[villages() * WORDS];
    for (int village = 0; village < villages(); village++) {
      for (int square : land.board.besideVillage[village]) {
        besideVillage[village * WORDS + (square >> 6)] |= 1L << square;
      }
    }
  }

  /// Copies the public part of a position on the same board with the same number of seats.
  public void copyFrom(QinState state) {
    land.copyFrom(state.land);
  }

  public void copyFrom(BoardSimulation other) {
    land.copyFrom(other.land);
  }

  /// Resets to the start of the game.
  public void restart() {
    int seats = land.supply.length - 1;
    land.copyFrom(new Land(land.board, seats, QinState.pagodas(seats)));
  }

  /// Lays a tile in a legal place, and applies the consequences (QIN-8 to QIN-17).
  public void lay(int seat, int placement) {
    land.lay(
        seat,
        Actions.pair(placement),
        Actions.firstSquare(placement),
        Actions.secondSquare(placement));
  }

  /// Copies another position with a tile laid, for reading only: legal places are not updated until
  /// the next [#copyFrom]. Cheaper than a copy and [#lay].
  public void glance(BoardSimulation before, int seat, int placement) {
    land.glanceFrom(before.land);
    land.glance(
        seat,
        Actions.pair(placement),
        Actions.firstSquare(placement),
        Actions.secondSquare(placement));
  }

  /// Writes the legal placements of a tile of this kind in ascending order; returns their number.
  public int placements(int kind, int[] out) {
    return LegalActions.list(land, Tiles.plus(0, kind), out);
  }

  /// Whether a tile of this kind has a legal placement.
  public boolean placeable(int kind) {
    return LegalActions.anyOf(land, kind);
  }

  /// The provinces, as a bit set of their numbers, which are from 1 to 60 and stable for a
  /// province's lifetime.
  public long provinces() {
    return land.provinces.all();
  }

  public int owner(int province) {
    return land.provinces.owner(province);
  }

  /// The number of squares of a province.
  public int size(int province) {
    return land.provinces.size(province);
  }

  public int colour(int province) {
    return land.provinces.colour(province);
  }

  /// One word of a province's squares.
  public long squares(int province, int word) {
    return land.provinces.squares(province, word);
  }

  /// One word of all squares of a colour that are in provinces.
  public long inProvinces(int colour, int word) {
    return land.provinces.inProvinces(colour, word);
  }

  /// One word of the empty steppe.
  public long empty(int word) {
    return land.empty(word);
  }

  /// Whether this is the board side recommended for a first game (QIN-2).
  public boolean bird() {
    return land.board == Board.BIRD;
  }

  /// The number of villages.
  public int villages() {
    return land.villageOwner.length;
  }

  /// The owner of a village, 0 for none.
  public int villageOwner(int village) {
    return land.villageOwner[village];
  }

  /// The villages beside a province, as a bit set.
  public long villages(int province) {
    return land.provinces.villages(province);
  }

  /// One word of the squares beside a village that can hold tiles or start squares.
  public long besideVillage(int village, int word) {
    return besideVillage[village * WORDS + word];
  }

  /// Pagodas that a seat has left; 0 or less wins (QIN-18, QIN-19).
  public int supply(int seat) {
    return land.supply[seat];
  }

  /// The placement of a notation; empty for any other action.
  public static OptionalInt placement(String notation) {
    return Notation.read(notation).orElse(null) instanceof Notation.Placement placed
        ? OptionalInt.of(placed.action())
        : OptionalInt.empty();
  }

  /// The kind of the tile that a placement lays.
  public static int kind(int placement) {
    return Tiles.kindOf(Actions.pair(placement));
  }

  /// Whether an action lays a tile.
  public static boolean isPlacement(int action) {
    return Actions.isPlacement(action);
  }

  /// Whether both squares of a tile of this kind have one colour.
  public static boolean ofOneColour(int kind) {
    return kind == Tiles.kindOf(0) || kind == Tiles.kindOf(4) || kind == Tiles.kindOf(8);
  }

  /// One word of the squares that share an edge with a square of a set, given that word of the set
  /// and its neighbours (0 beyond the last). The result may include squares off the board.
  public static long around(long before, long word, long after) {
    return Squares.around(before, word, after);
  }

  /// One word of the squares whose right neighbour is in a set.
  public static long leftOf(long word, long after) {
    return Squares.leftOf(word, after);
  }

  /// One word of the squares whose lower neighbour is in a set.
  public static long above(long word, long after) {
    return Squares.above(word, after);
  }
}
