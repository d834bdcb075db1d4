package tianxia.opponents.qin;

import java.util.Arrays;

/// The sums that a [Net] makes of a position, for each seat. A position that differs little from
/// another costs only the rows that differ.
final class Sums {
  private final Net net;

  /// The position that others are compared with: its rows by seat and place, and their sums.
  private final short[][] base;

  private final float[][] baseSums;
  private long baseProvinces;

  private final float[] sums = new float[Net.WIDTH];

  /// Rows that the base has not, and rows that only the base has.
  private final short[] come = new short[Features.PLACES];

  private final short[] gone = new short[Features.PLACES];
  private int comeCount;
  private int goneCount;

  Sums(Net net) {
    this.net = net;
    base = new short[net.seats + 1][Features.PLACES];
    baseSums = new float[net.seats + 1][Net.WIDTH];
    for (short[] each : base) {
      Arrays.fill(each, Features.NONE);
    }
  }

  /// Compares with the position that these are the features of from now on.
  void rebase(Features features) {
    for (int seat = 1; seat <= net.seats; seat++) {
      short[] rows = features.rows(seat);
      Arrays.fill(baseSums[seat], 0);
      comeCount = 0;
      for (short row : rows) {
        if (row != Features.NONE) {
          come[comeCount++] = row;
        }
      }
      net.add(come, 0, comeCount, baseSums[seat]);
      System.arraycopy(rows, 0, base[seat], 0, rows.length);
    }
    baseProvinces = features.provinces();
  }

  /// A seat's logit in the position that these are the features of.
  float logit(Features features, int seat) {
    short[] now = features.rows(seat);
    short[] then = base[seat];
    comeCount = 0;
    goneCount = 0;
    for (long rest = baseProvinces | features.provinces(); rest != 0; rest &= rest - 1) {
      compare(now, then, Features.PROVINCES + Long.numberOfTrailingZeros(rest));
    }
    for (int village = 0; village < features.villages(); village++) {
      compare(now, then, Features.VILLAGES + village);
    }
    for (int place = Features.COMMON; place < features.commonEnd(); place++) {
      compare(now, then, place);
    }
    System.arraycopy(baseSums[seat], 0, sums, 0, Net.WIDTH);
    net.add(come, 0, comeCount, sums);
    net.subtract(gone, 0, goneCount, sums);
    return net.logit(sums);
  }

  private void compare(short[] now, short[] then, int place) {
    short row = now[place];
    short old = then[place];
    if (row != old) {
      if (row != Features.NONE) {
        come[comeCount++] = row;
      }
      if (old != Features.NONE) {
        gone[goneCount++] = old;
      }
    }
  }
}
