package tianxia.training.gradient;

import java.nio.ByteBuffer;
import java.util.Arrays;
import tianxia.training.selfplay.ReplayBuffer;

/// A training position, as seen by one seat or by all.
///
/// @param rows the active features, side after side
/// @param ends for each side, the end of its rows
/// @param targets for each side, the target winning probability, from 0 to 1
@SuppressWarnings("ArrayRecordComponent") // created once, never compared, never modified
public record Sample(short[] rows, int[] ends, float[] targets) implements ReplayBuffer.Stored {

  /// A position as one seat sees it.
  public static Sample of(short[] rows, float target) {
    return new Sample(rows, new int[] {rows.length}, new float[] {target});
  }

  /// The start of a side's rows.
  int from(int side) {
    return side == 0 ? 0 : ends[side - 1];
  }

  /// The same position with other targets.
  public Sample withTargets(float[] others) {
    return new Sample(rows, ends, Arrays.copyOf(others, others.length));
  }

  @Override
  public int bytes() {
    return Short.BYTES * (1 + ends.length + rows.length) + Float.BYTES * targets.length;
  }

  @Override
  public void write(ByteBuffer to) {
    to.putShort((short) ends.length);
    for (int end : ends) {
      to.putShort((short) end);
    }
    for (float target : targets) {
      to.putFloat(target);
    }
    for (short row : rows) {
      to.putShort(row);
    }
  }

  /// Reads the output of [#write].
  public static Sample read(ByteBuffer from) {
    int[] ends = new int[from.getShort()];
    for (int side = 0; side < ends.length; side++) {
      ends[side] = from.getShort();
    }
    float[] targets = new float[ends.length];
    for (int side = 0; side < targets.length; side++) {
      targets[side] = from.getFloat();
    }
    short[] rows = new short[ends[ends.length - 1]];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = from.getShort();
    }
    return new Sample(rows, ends, targets);
  }
}
