package tianxia.training.gradient;

import java.nio.ByteBuffer;
import java.util.Arrays;
import tianxia.training.selfplay.ReplayBuffer;

/// A position to learn from, as one seat sees it or as all do.
///
/// @param rows the active features, those of each side after the other's
/// @param ends by side, where its rows end
/// @param targets by side, the probability to win that the network should give it, from 0 to 1
@SuppressWarnings("ArrayRecordComponent") // made once, never compared, never changed
public record Sample(short[] rows, int[] ends, float[] targets) implements ReplayBuffer.Stored {

  /// A position as one seat sees it.
  public static Sample of(short[] rows, float target) {
    return new Sample(rows, new int[] {rows.length}, new float[] {target});
  }

  /// Where a side's rows begin.
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

  /// Reads what [#write] has written.
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
