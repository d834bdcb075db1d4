package tianxia.games.qin;

import java.util.Arrays;

/// The content of the squares, and the provinces they form (QIN-7 to QIN-14).
///
/// Each province has a slot from 1 to 60 (each has a pagoda, and two to four seats have no more in
/// total). The content of a square is one code: 0 empty, a province's slot, or [#LONE] plus the
/// colour of a single square. So any set of codes is one `long`.
final class Provinces {
  /// The code of a single red square; yellow and blue follow.
  static final int LONE = 61;

  /// The minimum number of squares of a major province (QIN-7).
  static final int MAJOR = 5;

  /// The bits of codes that are not provinces.
  static final long NO_PROVINCE = 1L | 7L << LONE;

  private static final int CODES = 64;
  private static final byte NO_COLOUR = 3;

  private final Board board;
  private final int[] supply;
  private final byte[] codes = new byte[Squares.DOWN + Squares.END + Squares.DOWN];
  private final byte[] colours = new byte[CODES];
  private final byte[] owners = new byte[CODES];
  private final int[] sizes = new int[CODES];
  private final long[] squares = new long[CODES * Squares.WORDS];
  private final long[] villages = new long[CODES];
  private final long[] inProvinces = new long[Tiles.COLOURS * Squares.WORDS];
  private long used = NO_PROVINCE;
  private long majors;

  /// @param supply the pagodas that each seat has left, updated here for those on provinces
  Provinces(Board board, int[] supply) {
    this.board = board;
    this.supply = supply;
    Arrays.fill(colours, NO_COLOUR);
    for (byte colour = 0; colour < Tiles.COLOURS; colour++) {
      colours[LONE + colour] = colour;
    }
    for (int square = 0; square < Squares.END; square++) {
      if (board.start(square) >= 0) {
        codes[square + Squares.DOWN] = (byte) (LONE + board.start(square));
      }
    }
  }

  /// A copy that updates a different supply.
  Provinces(Provinces other, int[] supply) {
    this.board = other.board;
    this.supply = supply;
    System.arraycopy(other.colours, 0, colours, 0, CODES);
    copyFrom(other);
  }

  void copyFrom(Provinces other) {
    System.arraycopy(other.codes, 0, codes, 0, codes.length);
    // Slots above the highest in use are always written before they are read.
    int slots = Long.SIZE - Long.numberOfLeadingZeros(other.used & ~NO_PROVINCE);
    System.arraycopy(other.colours, 0, colours, 0, slots);
    System.arraycopy(other.owners, 0, owners, 0, slots);
    System.arraycopy(other.sizes, 0, sizes, 0, slots);
    System.arraycopy(other.squares, 0, squares, 0, slots * Squares.WORDS);
    System.arraycopy(other.villages, 0, villages, 0, slots);
    System.arraycopy(other.inProvinces, 0, inProvinces, 0, inProvinces.length);
    used = other.used;
    majors = other.majors;
  }

  /// Applies one colour of a tile (QIN-8); returns the province that its squares are in now, or 0.
  /// If only one square has the colour, it is passed twice.
  int resolve(int mover, int colour, int first, int second) {
    long touching = touching(first, colour) | touching(second, colour);
    long joined = touching & ~NO_PROVINCE;
    boolean lone = (touching & NO_PROVINCE) != 0;
    int slot;
    if (joined == 0) {
      if (first == second && !lone) {
        codes[first + Squares.DOWN] = (byte) (LONE + colour);
        return 0;
      }
      slot = found(mover, colour);
    } else if ((joined & joined - 1) == 0) {
      slot = Long.numberOfTrailingZeros(joined);
    } else {
      slot = join(joined);
    }
    add(slot, colour, first);
    if (first != second) {
      add(slot, colour, second);
    }
    if (lone) {
      addLone(slot, colour, first);
      addLone(slot, colour, second);
    }
    if (sizes[slot] >= MAJOR && (majors & 1L << slot) == 0) {
      majors |= 1L << slot;
      supply[owners[slot]]--;
    }
    return slot;
  }

  private int found(int mover, int colour) {
    int slot = Long.numberOfTrailingZeros(~used);
    used |= 1L << slot;
    colours[slot] = (byte) colour;
    owners[slot] = (byte) mover;
    sizes[slot] = 0;
    Arrays.fill(squares, slot * Squares.WORDS, (slot + 1) * Squares.WORDS, 0);
    villages[slot] = 0;
    supply[mover]--;
    return slot;
  }

  private void add(int slot, int colour, int square) {
    codes[square + Squares.DOWN] = (byte) slot;
    sizes[slot]++;
    squares[slot * Squares.WORDS + (square >> 6)] |= 1L << square;
    inProvinces[colour * Squares.WORDS + (square >> 6)] |= 1L << square;
    villages[slot] |= board.villagesBeside[square];
  }

  private void addLone(int slot, int colour, int beside) {
    addIfLone(slot, colour, beside - Squares.DOWN);
    addIfLone(slot, colour, beside - Squares.RIGHT);
    addIfLone(slot, colour, beside + Squares.RIGHT);
    addIfLone(slot, colour, beside + Squares.DOWN);
  }

  private void addIfLone(int slot, int colour, int square) {
    if (codes[square + Squares.DOWN] == LONE + colour) {
      add(slot, colour, square);
    }
  }

  /// Merges several provinces into one major province (QIN-11, QIN-13); returns its slot.
  private int join(long joined) {
    int owner = strongest(joined);
    int slot = 0;
    for (long rest = joined; rest != 0; rest &= rest - 1) {
      int each = Long.numberOfTrailingZeros(rest);
      supply[owners[each]] += 1 + (int) (majors >>> each & 1);
      slot = slot == 0 || sizes[each] > sizes[slot] ? each : slot;
    }
    supply[owner] -= 2;
    used &= ~joined | 1L << slot;
    majors = majors & ~joined | 1L << slot;
    owners[slot] = (byte) owner;
    for (long rest = joined & ~(1L << slot); rest != 0; rest &= rest - 1) {
      absorb(slot, Long.numberOfTrailingZeros(rest));
    }
    return slot;
  }

  private void absorb(int slot, int other) {
    sizes[slot] += sizes[other];
    villages[slot] |= villages[other];
    for (int word = 0; word < Squares.WORDS; word++) {
      long moved = squares[other * Squares.WORDS + word];
      squares[slot * Squares.WORDS + word] |= moved;
      for (long rest = moved; rest != 0; rest &= rest - 1) {
        codes[Squares.DOWN + 64 * word + Long.numberOfTrailingZeros(rest)] = (byte) slot;
      }
    }
  }

  /// The strongest province, which absorbs the others (QIN-11, QIN-13), or 0 if they may not be
  /// joined (QIN-12, QIN-14).
  int strongest(long joined) {
    long major = joined & majors;
    if (major != 0) {
      return (major & major - 1) == 0 ? owners[Long.numberOfTrailingZeros(major)] : 0;
    }
    return leader(sums(joined));
  }

  /// The number of squares of a set of provinces by seat, 8 bits for each seat from bit 8.
  private long sums(long provinces) {
    long sums = 0;
    for (long rest = provinces; rest != 0; rest &= rest - 1) {
      int slot = Long.numberOfTrailingZeros(rest);
      sums += (long) sizes[slot] << 8 * owners[slot];
    }
    return sums;
  }

  /// The seat with a strict maximum, or 0.
  int leader(long sums) {
    int leader = 0;
    int most = 0;
    for (int seat = 1; seat < supply.length; seat++) {
      int sum = (int) (sums >>> 8 * seat) & 255;
      if (sum >= most) {
        leader = sum > most ? seat : 0;
        most = sum;
      }
    }
    return leader;
  }

  /// The codes of this colour on the squares beside `square`, as a bit set.
  long touching(int square, int colour) {
    int at = square + Squares.DOWN;
    return bit(codes[at - Squares.DOWN], colour)
        | bit(codes[at - Squares.RIGHT], colour)
        | bit(codes[at + Squares.RIGHT], colour)
        | bit(codes[at + Squares.DOWN], colour);
  }

  private long bit(int code, int colour) {
    return colours[code] == colour ? 1L << code : 0;
  }

  /// One word of a province's squares.
  long squares(int slot, int word) {
    return squares[slot * Squares.WORDS + word];
  }

  /// One word of all squares of a colour that are in provinces.
  long inProvinces(int colour, int word) {
    return inProvinces[colour * Squares.WORDS + word];
  }

  /// The slots of all provinces, as a bit set.
  long all() {
    return used & ~NO_PROVINCE;
  }

  /// The content of a square: 0, a province's slot, or [#LONE] plus a colour.
  int code(int square) {
    return codes[square + Squares.DOWN];
  }

  /// The colour of a square's content, or −1.
  int colourAt(int square) {
    int colour = colours[code(square)];
    return colour == NO_COLOUR ? -1 : colour;
  }

  /// The province on this square, or 0.
  int provinceAt(int square) {
    int code = code(square);
    return code < LONE ? code : 0;
  }

  int owner(int province) {
    return owners[province];
  }

  int size(int province) {
    return sizes[province];
  }

  int colour(int province) {
    return colours[province];
  }

  boolean major(int province) {
    return (majors >>> province & 1) != 0;
  }

  /// The villages beside a province, as a bit set; none for 0.
  long villages(int province) {
    return villages[province];
  }

  /// The codes on these squares, as a bit set.
  long codes(int[] at) {
    long found = 0;
    for (int square : at) {
      found |= 1L << codes[square + Squares.DOWN];
    }
    return found;
  }

  /// The pagodas of those codes that are provinces by seat, 8 bits for each seat from bit 8.
  long pagodas(long among) {
    long pagodas = 0;
    for (long rest = among & ~NO_PROVINCE; rest != 0; rest &= rest - 1) {
      int slot = Long.numberOfTrailingZeros(rest);
      pagodas += (1 + (majors >>> slot & 1)) << 8 * owners[slot];
    }
    return pagodas;
  }

  /// Compares provinces, regardless of how they arose and of their slots.
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Provinces that)) {
      return false;
    }
    for (int square = 0; square < Squares.END; square++) {
      int code = code(square);
      int thatCode = that.code(square);
      if (colours[code] != that.colours[thatCode] || owners[code] != that.owners[thatCode]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int square = 0; square < Squares.END; square++) {
      int code = code(square);
      hash = 31 * hash + 8 * colours[code] + owners[code];
    }
    return hash;
  }
}
