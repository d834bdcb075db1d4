package tianxia.opponents.suntzu;

import java.nio.ByteBuffer;
import tianxia.opponents.ReplayBuffer;

/// A position to learn from.
///
/// @param rows the facts of it, as a seat looks at it ([FeatureIndex])
/// @param target the chance to win that the network should have given the seat, 0 to 1
@SuppressWarnings("ArrayRecordComponent") // made once, never compared, never changed
record Sample(short[] rows, float target) implements ReplayBuffer.Stored {
  @Override
  public int bytes() {
    return Float.BYTES + Short.BYTES * (1 + rows.length);
  }

  @Override
  public void write(ByteBuffer to) {
    to.putFloat(target).putShort((short) rows.length);
    for (short row : rows) {
      to.putShort(row);
    }
  }

  static Sample read(ByteBuffer from) {
    float target = from.getFloat();
    short[] rows = new short[from.getShort()];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = from.getShort();
    }
    return new Sample(rows, target);
  }
}
