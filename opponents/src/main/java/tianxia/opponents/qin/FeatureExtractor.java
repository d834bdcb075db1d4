package tianxia.opponents.qin;

import java.util.Arrays;
import tianxia.games.qin.BoardSimulation;

/// Computes the features of a position ([FeatureIndex]) for each seat. Each row is stored in a
/// place of its own: global rows, those of a province, those of a village; so two positions can be
/// compared place by place. Buffers are reused between positions, which must all be on the same
/// board.
public final class FeatureExtractor {
  /// No row.
  public static final short NONE = -1;

  /// The first place of the provinces, by number, and of the villages.
  static final int PROVINCES = 0;

  static final int VILLAGES = PROVINCES + 64;
  static final int COMMON = VILLAGES + 64;

  /// The number of places.
  public static final int PLACES = COMMON + 12;

  private final int seats;
  private final short[][] rows;
  private final int[] offset;
  private final Links links = new Links();

  /// Pagodas beside each village by seat, 8 bits each.
  private final long[] pagodas = new long[64];

  private long provinces;
  private int villages;
  private int common;

  FeatureExtractor(int seats) {
    this.seats = seats;
    rows = new short[seats + 1][PLACES];
    offset = new int[seats + 1];
    for (short[] each : rows) {
      Arrays.fill(each, NONE);
    }
  }

  /// A seat's rows, by place.
  public short[] rows(int seat) {
    return rows[seat];
  }

  /// The provinces with rows.
  long provinces() {
    return provinces;
  }

  int villages() {
    return villages;
  }

  /// The end of the used places that start at [#COMMON].
  int commonEnd() {
    return common;
  }

  /// Computes the features of a position.
  ///
  /// @param next the seat to move
  void look(BoardSimulation board, int next, Hands hands) {
    clear(provinces & ~board.provinces());
    common = COMMON;
    for (int seat = 1; seat <= seats; seat++) {
      offset[seat] = (seat - next + seats) % seats * FeatureIndex.EACH;
    }
    all(FeatureIndex.ALWAYS);
    all(board.bird() ? FeatureIndex.BOARD : FeatureIndex.BOARD + 1);
    all(FeatureIndex.bag(hands.bag()));
    supplies(board);
    for (int colour = 0; colour < BoardSimulation.COLOURS; colour++) {
      all(FeatureIndex.room(colour, links.room(board, colour)));
    }
    for (int seat = 1; seat <= seats; seat++) {
      rows[seat][common] = NONE;
    }
    put(hands.observer(), common, hands.row());
    common++;
    links.look(board);
    provinces = board.provinces();
    villages = board.villages();
    provinces(board);
    villages(board);
  }

  private void clear(long gone) {
    for (long rest = gone; rest != 0; rest &= rest - 1) {
      for (int seat = 1; seat <= seats; seat++) {
        rows[seat][PROVINCES + Long.numberOfTrailingZeros(rest)] = NONE;
      }
    }
  }

  private void put(int seat, int place, int row) {
    rows[seat][place] = (short) (offset[seat] + row);
  }

  private void all(int row) {
    for (int seat = 1; seat <= seats; seat++) {
      put(seat, common, row);
    }
    common++;
  }

  private void supplies(BoardSimulation board) {
    for (int after = 0; after < seats; after++) {
      for (int seat = 1; seat <= seats; seat++) {
        int of = (seat + after - 1) % seats + 1;
        put(seat, common, FeatureIndex.supply(after, board.supply(of)));
      }
      common++;
    }
  }

  private void provinces(BoardSimulation board) {
    Arrays.fill(pagodas, 0, villages, 0);
    for (long rest = provinces; rest != 0; rest &= rest - 1) {
      int province = Long.numberOfTrailingZeros(rest);
      int size = board.size(province);
      int owner = board.owner(province);
      int room = links.room(province);
      boolean major = size >= BoardSimulation.MAJOR;
      for (int seat = 1; seat <= seats; seat++) {
        put(
            seat,
            PROVINCES + province,
            major
                ? FeatureIndex.major(seat == owner, room)
                : minor(province, size, seat, seat == owner, room));
      }
      long worth = (major ? 2L : 1L) << 8 * owner;
      for (long beside = board.villages(province); beside != 0; beside &= beside - 1) {
        pagodas[Long.numberOfTrailingZeros(beside)] += worth;
      }
    }
  }

  private int minor(int province, int size, int seat, boolean own, int room) {
    if (own) {
      return FeatureIndex.ownMinor(size, links.hunted(province, ~0), links.wasted(province), room);
    }
    int mine = 1 << seat;
    return FeatureIndex.otherMinor(
        size, links.hunted(province, mine), links.hunted(province, ~mine), room);
  }

  private void villages(BoardSimulation board) {
    long e0 = board.empty(0);
    long e1 = board.empty(1);
    long e2 = board.empty(2);
    for (int village = 0; village < villages; village++) {
      int empty =
          Long.bitCount(board.besideVillage(village, 0) & e0)
              + Long.bitCount(board.besideVillage(village, 1) & e1)
              + Long.bitCount(board.besideVillage(village, 2) & e2);
      int owner = board.villageOwner(village);
      for (int seat = 1; seat <= seats; seat++) {
        int whose = owner == 0 ? 0 : owner == seat ? 1 : 2;
        put(
            seat,
            VILLAGES + village,
            FeatureIndex.village(whose, lead(pagodas[village], seat), empty));
      }
    }
  }

  private int lead(long beside, int seat) {
    int best = 0;
    for (int other = 1; other <= seats; other++) {
      int count = (int) (beside >>> 8 * other) & 255;
      best = other != seat && count > best ? count : best;
    }
    return ((int) (beside >>> 8 * seat) & 255) - best;
  }
}
