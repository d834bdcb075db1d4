package tianxia.opponents.pagoda;

import tianxia.opponents.Resource;

/// The networks as bytes: each a row of numbers of two bytes (big-endian) after the unit in which
/// they are counted (a `float`), first all that leads to the hidden units, then the rest.
final class Weights {
  private static final int MAX_VALUE = 32_767;

  /// Apart, so that weights can be made and named where there are none that fit.
  private static final class Trained {
    static final Networks FULL_ON = trained(4, true);
    static final Networks FULL_OFF = trained(4, false);
    static final Networks QUICK_ON = trained(3, true);
    static final Networks QUICK_OFF = trained(3, false);

    private static Networks trained(int floors, boolean abilities) {
      return read(Resource.bytes("pagoda/" + name(floors, abilities) + ".weights"));
    }
  }

  private Weights() {}

  /// What training has made for an option set.
  static Networks of(int floors, boolean abilities) {
    return floors == 3
        ? abilities ? Trained.QUICK_ON : Trained.QUICK_OFF
        : abilities ? Trained.FULL_ON : Trained.FULL_OFF;
  }

  /// `full-on`, `quick-off`…: the values of the options.
  static String name(int floors, boolean abilities) {
    return (floors == 3 ? "quick" : "full") + (abilities ? "-on" : "-off");
  }

  static byte[] write(Networks nets) {
    byte[] bytes = new byte[2 * (4 + Network.INPUTS + Network.OUTPUTS) * 2];
    int at = 0;
    for (float[] row : rows(nets)) {
      at = write(row, bytes, at);
    }
    return bytes;
  }

  static Networks read(byte[] bytes) {
    Networks nets = new Networks(new Network(), new Network());
    int at = 0;
    for (float[] row : rows(nets)) {
      at = read(row, bytes, at);
    }
    if (at != bytes.length) {
      throw new IllegalStateException("weights of another network");
    }
    return nets;
  }

  private static float[][] rows(Networks nets) {
    return new float[][] {
      nets.turn().in(), nets.turn().out(), nets.dragon().in(), nets.dragon().out()
    };
  }

  private static int write(float[] row, byte[] bytes, int from) {
    float largest = 0;
    for (float weight : row) {
      largest = Math.max(largest, Math.abs(weight));
    }
    float unit = largest == 0 ? 1 : largest / MAX_VALUE;
    int bits = Float.floatToIntBits(unit);
    int at = pair(bits >> 16, bytes, from);
    at = pair(bits, bytes, at);
    for (float weight : row) {
      at = pair(Math.round(weight / unit), bytes, at);
    }
    return at;
  }

  private static int pair(int value, byte[] bytes, int at) {
    bytes[at] = (byte) (value >> 8);
    bytes[at + 1] = (byte) value;
    return at + 2;
  }

  private static int read(float[] row, byte[] bytes, int from) {
    int at = from + 4;
    if (bytes.length < at + 2 * row.length) {
      throw new IllegalStateException("weights of another network");
    }
    float unit = Float.intBitsToFloat(pair(bytes, from) << 16 | pair(bytes, from + 2) & 0xffff);
    for (int i = 0; i < row.length; i++, at += 2) {
      row[i] = pair(bytes, at) * unit;
    }
    return at;
  }

  private static int pair(byte[] bytes, int at) {
    return bytes[at] << 8 | bytes[at + 1] & 0xff;
  }
}
