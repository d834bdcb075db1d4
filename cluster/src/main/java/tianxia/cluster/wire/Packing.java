package tianxia.cluster.wire;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// Makes what is too large for one frame of the transport fit into it, by deflating it. Pekko drops
/// larger ones, so that whoever waits for them waits in vain. All else is sent as it is: deflating
/// costs more than it saves between nodes.
final class Packing {
  /// What a frame of the transport takes (`maximum-frame-size`), less what Pekko adds: paths of
  /// actors, manifests.
  static final int MOST = 1024 * 1024 - 16 * 1024;

  /// What is unpacked at most. A whole frame of the longest game that a table allows is a tenth.
  private static final int MOST_UNPACKED = 64 * 1024 * 1024;

  /// No length of a first field, so that versions that know of no packing refuse it.
  private static final int MARK = -1;

  private static final int HEAD = 2 * Integer.BYTES;

  private Packing() {}

  /// Deflates bytes, if they are too many.
  ///
  /// @return the bytes to send; longer than [#MOST] if they can't be made to fit
  static byte[] pack(byte[] bytes) {
    if (bytes.length <= MOST || bytes.length > MOST_UNPACKED) {
      return bytes;
    }
    byte[] packed = new byte[MOST];
    try (Deflater deflater = new Deflater(Deflater.BEST_SPEED, true)) {
      deflater.setInput(bytes);
      deflater.finish();
      int length = HEAD + deflater.deflate(packed, HEAD, packed.length - HEAD);
      if (!deflater.finished()) {
        return bytes;
      }
      ByteBuffer.wrap(packed).putInt(MARK).putInt(bytes.length);
      return Arrays.copyOf(packed, length);
    }
  }

  /// Undoes [#pack].
  ///
  /// @throws IllegalArgumentException if what was packed is damaged, or too large
  static byte[] unpack(byte[] bytes) {
    if (bytes.length < HEAD || ByteBuffer.wrap(bytes).getInt() != MARK) {
      return bytes;
    }
    int length = ByteBuffer.wrap(bytes).getInt(Integer.BYTES);
    if (length < 0 || length > MOST_UNPACKED) {
      throw new IllegalArgumentException("packed: " + length);
    }
    byte[] unpacked = new byte[length];
    try (Inflater inflater = new Inflater(true)) {
      inflater.setInput(bytes, HEAD, bytes.length - HEAD);
      if (inflater.inflate(unpacked) != length || inflate(inflater) != 0 || !inflater.finished()) {
        throw new IllegalArgumentException("packed with another length");
      }
    } catch (DataFormatException e) {
      throw new IllegalArgumentException("damaged", e);
    }
    return unpacked;
  }

  /// What comes after the length that was announced.
  private static int inflate(Inflater inflater) throws DataFormatException {
    return inflater.inflate(new byte[1]);
  }
}
