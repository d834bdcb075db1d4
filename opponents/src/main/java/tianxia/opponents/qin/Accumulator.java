package tianxia.opponents.qin;

import java.util.Arrays;
import tianxia.opponents.network.Network;

/// The sums of a [Network] for a position, for each seat, updated incrementally: a position costs
/// only the rows in which it differs from the base position.
final class Accumulator {
  private final Network network;
  private final int seats;

  /// The base position: its rows by seat and place, and their sums.
  private final short[][] base;

  private final float[][] baseSums;
  private long baseProvinces;

  private final float[] sums;

  /// Rows missing in the base, and rows only in the base.
  private final short[] come = new short[FeatureExtractor.PLACES];

  private final short[] gone = new short[FeatureExtractor.PLACES];
  private int comeCount;
  private int goneCount;

  Accumulator(Network network, int seats) {
    this.network = network;
    this.seats = seats;
    sums = new float[network.shape().width()];
    base = new short[seats + 1][FeatureExtractor.PLACES];
    baseSums = new float[seats + 1][sums.length];
    for (short[] each : base) {
      Arrays.fill(each, FeatureExtractor.NONE);
    }
  }

  /// Makes the position with these features the base.
  void rebase(FeatureExtractor features) {
    for (int seat = 1; seat <= seats; seat++) {
      short[] rows = features.rows(seat);
      Arrays.fill(baseSums[seat], 0);
      comeCount = 0;
      for (short row : rows) {
        if (row != FeatureExtractor.NONE) {
          come[comeCount++] = row;
        }
      }
      network.add(come, 0, comeCount, baseSums[seat]);
      System.arraycopy(rows, 0, base[seat], 0, rows.length);
    }
    baseProvinces = features.provinces();
  }

  /// A seat's logit in the position with these features.
  float logit(FeatureExtractor features, int seat) {
    short[] now = features.rows(seat);
    short[] then = base[seat];
    comeCount = 0;
    goneCount = 0;
    for (long rest = baseProvinces | features.provinces(); rest != 0; rest &= rest - 1) {
      compare(now, then, FeatureExtractor.PROVINCES + Long.numberOfTrailingZeros(rest));
    }
    for (int village = 0; village < features.villages(); village++) {
      compare(now, then, FeatureExtractor.VILLAGES + village);
    }
    for (int place = FeatureExtractor.COMMON; place < features.commonEnd(); place++) {
      compare(now, then, place);
    }
    System.arraycopy(baseSums[seat], 0, sums, 0, sums.length);
    network.add(come, 0, comeCount, sums);
    network.subtract(gone, 0, goneCount, sums);
    return network.logit(sums);
  }

  private void compare(short[] now, short[] then, int place) {
    short row = now[place];
    short old = then[place];
    if (row != old) {
      if (row != FeatureExtractor.NONE) {
        come[comeCount++] = row;
      }
      if (old != FeatureExtractor.NONE) {
        gone[goneCount++] = old;
      }
    }
  }
}
