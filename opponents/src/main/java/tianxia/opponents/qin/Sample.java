package tianxia.opponents.qin;

import java.nio.ByteBuffer;
import java.util.Arrays;
import tianxia.opponents.ReplayBuffer;

/// A position to learn from.
final class Sample implements ReplayBuffer.Stored {
  /// Its rows, for seat 1, then for seat 2, and so on.
  final short[] rows;

  /// Where each seat's rows end; 0 at 0.
  final int[] ends;

  /// What each seat could expect, from 0 to 1, by seat.
  final float[] chances;

  private Sample(short[] rows, int[] ends, float[] chances) {
    this.rows = rows;
    this.ends = ends;
    this.chances = chances;
  }

  /// What was found in a position.
  static Sample of(FeatureExtractor features, double[] chances) {
    short[] all = new short[chances.length * FeatureExtractor.PLACES];
    int[] ends = new int[chances.length];
    float[] expected = new float[chances.length];
    int count = 0;
    for (int seat = 1; seat < chances.length; seat++) {
      for (short row : features.rows(seat)) {
        if (row != FeatureExtractor.NONE) {
          all[count++] = row;
        }
      }
      ends[seat] = count;
      expected[seat] = (float) chances[seat];
    }
    short[] rows = Arrays.copyOf(all, count);
    return new Sample(rows, ends, expected);
  }

  /// The same with other chances.
  Sample expecting(float[] others) {
    return new Sample(rows, ends, others.clone());
  }

  @Override
  public int bytes() {
    return Short.BYTES * (1 + ends.length + rows.length) + Float.BYTES * chances.length;
  }

  @Override
  public void write(ByteBuffer out) {
    out.putShort((short) ends.length);
    for (int end : ends) {
      out.putShort((short) end);
    }
    for (float chance : chances) {
      out.putFloat(chance);
    }
    for (short row : rows) {
      out.putShort(row);
    }
  }

  static Sample read(ByteBuffer in) {
    int[] ends = new int[in.getShort()];
    for (int seat = 0; seat < ends.length; seat++) {
      ends[seat] = in.getShort();
    }
    float[] chances = new float[ends.length];
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] = in.getFloat();
    }
    short[] rows = new short[ends[ends.length - 1]];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = in.getShort();
    }
    return new Sample(rows, ends, chances);
  }
}
