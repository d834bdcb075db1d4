package tianxia.games.qin;

import java.util.Arrays;

/// Everything on the board: squares, provinces, villages, pagodas, and where tiles may be laid.
/// Updated incrementally.
final class Land {
  final Board board;
  final Provinces provinces;

  /// The pagodas that each seat has left; may be negative (QIN-19).
  final int[] supply;

  /// The owner of each village, 0 for none.
  final byte[] villageOwner;

  /// The places for a tile regardless of colours (QIN-5): three words of first squares of tiles to
  /// the right, three of tiles down.
  final long[] open = new long[2 * Squares.WORDS];

  /// The places forbidden by colours (QIN-12, QIN-14).
  final ForbiddenJoins joins = new ForbiddenJoins();

  private final long[] empty = new long[Squares.WORDS];

  /// The squares beside everything on the board.
  private final long[] near = new long[Squares.WORDS];

  Land(Board board, int seats, int pagodas) {
    this.board = board;
    supply = new int[seats + 1];
    Arrays.fill(supply, 1, seats + 1, pagodas);
    provinces = new Provinces(board, supply);
    villageOwner = new byte[board.villages().size()];
    System.arraycopy(board.steppe, 0, empty, 0, Squares.WORDS);
    for (int square = 0; square < Squares.END; square++) {
      if (board.start(square) >= 0) {
        spread(square);
      }
    }
    reopen();
  }

  Land(Land other) {
    board = other.board;
    supply = new int[other.supply.length];
    provinces = new Provinces(other.provinces, supply);
    villageOwner = new byte[other.villageOwner.length];
    copyFrom(other);
  }

  void copyFrom(Land other) {
    provinces.copyFrom(other.provinces);
    System.arraycopy(other.supply, 0, supply, 0, supply.length);
    System.arraycopy(other.villageOwner, 0, villageOwner, 0, villageOwner.length);
    System.arraycopy(other.open, 0, open, 0, open.length);
    joins.copyFrom(other.joins);
    System.arraycopy(other.empty, 0, empty, 0, empty.length);
    System.arraycopy(other.near, 0, near, 0, near.length);
  }

  /// Lays a tile in a legal place and applies the consequences (QIN-8 to QIN-17).
  void lay(int mover, int pair, int first, int second) {
    empty[first >> 6] &= ~(1L << first);
    empty[second >> 6] &= ~(1L << second);
    int colour = Tiles.first(pair);
    int other = Tiles.second(pair);
    long touched;
    if (colour == other) {
      touched = resolve(mover, colour, first, second);
    } else {
      touched = resolve(mover, colour, first, first) | resolve(mover, other, second, second);
    }
    spread(first);
    spread(second);
    reopen();
    for (long rest = touched; rest != 0; rest &= rest - 1) {
      settle(Long.numberOfTrailingZeros(rest));
    }
  }

  /// Like [#lay], but without updating the legal places: for looking at the result only.
  void glance(int mover, int pair, int first, int second) {
    empty[first >> 6] &= ~(1L << first);
    empty[second >> 6] &= ~(1L << second);
    int colour = Tiles.first(pair);
    int other = Tiles.second(pair);
    int one = provinces.resolve(mover, colour, first, colour == other ? second : first);
    int two = colour == other ? 0 : provinces.resolve(mover, other, second, second);
    long touched = provinces.villages(one) | provinces.villages(two);
    for (long rest = touched; rest != 0; rest &= rest - 1) {
      settle(Long.numberOfTrailingZeros(rest));
    }
  }

  /// Copies what [#glance] needs.
  void glanceFrom(Land other) {
    provinces.copyFrom(other.provinces);
    System.arraycopy(other.supply, 0, supply, 0, supply.length);
    System.arraycopy(other.villageOwner, 0, villageOwner, 0, villageOwner.length);
    System.arraycopy(other.empty, 0, empty, 0, empty.length);
  }

  /// Applies one colour of a tile; returns the villages to check.
  private long resolve(int mover, int colour, int first, int second) {
    int province = provinces.resolve(mover, colour, first, second);
    if (province == 0) {
      return 0;
    }
    joins.refresh(this, colour, province);
    return provinces.villages(province);
  }

  /// Adds the neighbours of a square to those where a tile touches something.
  private void spread(int square) {
    int word = square >> 6;
    long bit = 1L << square;
    near[word] |= Squares.around(0, bit, 0);
    if (word > 0) {
      near[word - 1] |= Squares.around(0, 0, bit);
    }
    if (word < Squares.WORDS - 1) {
      near[word + 1] |= Squares.around(bit, 0, 0);
    }
  }

  private void reopen() {
    for (int word = 0; word < Squares.WORDS; word++) {
      long nextEmpty = word < Squares.WORDS - 1 ? empty[word + 1] : 0;
      long nextNear = word < Squares.WORDS - 1 ? near[word + 1] : 0;
      open[word] =
          empty[word]
              & Squares.leftOf(empty[word], nextEmpty)
              & (near[word] | Squares.leftOf(near[word], nextNear));
      open[Squares.WORDS + word] =
          empty[word]
              & Squares.above(empty[word], nextEmpty)
              & (near[word] | Squares.above(near[word], nextNear));
    }
  }

  /// Gives a village to the seat with most pagodas around it, if there is one (QIN-15, QIN-16).
  private void settle(int village) {
    long around = provinces.codes(board.besideVillage[village]);
    int leader = provinces.leader(provinces.pagodas(around));
    int owner = villageOwner[village];
    if (leader != 0 && leader != owner) {
      villageOwner[village] = (byte) leader;
      supply[leader]--;
      // Seat 0 stands for no owner; its supply is unused.
      supply[owner] += owner == 0 ? 0 : 1;
    }
  }

  /// One word of the empty steppe.
  long empty(int word) {
    return empty[word];
  }

  /// Compares positions, regardless of how they arose.
  @Override
  public boolean equals(Object other) {
    return other instanceof Land that
        && board == that.board
        && Arrays.equals(supply, that.supply)
        && Arrays.equals(villageOwner, that.villageOwner)
        && provinces.equals(that.provinces);
  }

  @Override
  public int hashCode() {
    return 31 * provinces.hashCode() + Arrays.hashCode(villageOwner);
  }
}
