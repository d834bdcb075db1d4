package tianxia.pictures.image;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import tianxia.pictures.vector.Pixels;

/// PNG files without interlacing (ISO/IEC 15948).
public final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

  private static final byte TRUE_COLOUR = 2;
  private static final byte INDEXED = 3;

  private Png() {}

  /// A truecolour file.
  public static byte[] write(Pixels pixels) {
    return file(pixels, TRUE_COLOUR, new byte[0], Rows.of(pixels));
  }

  /// A file with a palette of the 256 most frequent colours: about a third of the size for
  /// drawings.
  public static byte[] indexed(Pixels pixels) {
    Colours colours = new Colours(pixels);
    int[] palette = colours.palette();
    byte[] rgb = new byte[3 * palette.length];
    for (int i = 0; i < palette.length; i++) {
      rgb[3 * i] = (byte) (palette[i] >> 16);
      rgb[3 * i + 1] = (byte) (palette[i] >> 8);
      rgb[3 * i + 2] = (byte) palette[i];
    }
    byte[] rows = new byte[(pixels.width() + 1) * pixels.height()];
    int at = 0;
    for (int y = 0; y < pixels.height(); y++) {
      at++;
      for (int x = 0; x < pixels.width(); x++) {
        rows[at++] = colours.index(pixels.rgb(x, y));
      }
    }
    return file(pixels, INDEXED, rgb, rows);
  }

  private static byte[] file(Pixels pixels, byte kind, byte[] palette, byte[] rows) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(200_000);
    out.writeBytes(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13);
    header.putInt(pixels.width()).putInt(pixels.height()).put(new byte[] {8, kind, 0, 0, 0});
    chunk(out, "IHDR", header.array());
    if (palette.length > 0) {
      chunk(out, "PLTE", palette);
    }
    chunk(out, "IDAT", deflated(rows));
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  private static byte[] deflated(byte[] rows) {
    try (Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION)) {
      deflater.setInput(rows);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream(rows.length / 8);
      byte[] buffer = new byte[16 * 1024];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    }
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
    out.writeBytes(name);
    out.writeBytes(data);
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
  }

  /// Reads a truecolour file; for the program's own pictures.
  ///
  /// @throws IllegalArgumentException if the file is of another kind
  public static Pixels read(byte[] file) {
    ByteBuffer in = ByteBuffer.wrap(file, SIGNATURE.length, file.length - SIGNATURE.length);
    ByteArrayOutputStream data = new ByteArrayOutputStream(file.length);
    int width = 0;
    int height = 0;
    while (in.remaining() >= 12) {
      byte[] chunk = new byte[in.getInt()];
      byte[] type = new byte[4];
      in.get(type).get(chunk).getInt();
      switch (new String(type, StandardCharsets.US_ASCII)) {
        case "IHDR" -> {
          ByteBuffer header = ByteBuffer.wrap(chunk);
          width = header.getInt();
          height = header.getInt();
          if (header.get() != 8 || header.get() != TRUE_COLOUR) {
            throw new IllegalArgumentException("another kind of PNG");
          }
        }
        case "IDAT" -> data.writeBytes(chunk);
        default -> {}
      }
    }
    return Rows.read(inflated(data.toByteArray(), height * (3 * width + 1)), width, height);
  }

  private static byte[] inflated(byte[] data, int length) {
    try (Inflater inflater = new Inflater()) {
      inflater.setInput(data);
      byte[] rows = new byte[length];
      if (inflater.inflate(rows) != length) {
        throw new IllegalArgumentException("a PNG is too short");
      }
      return rows;
    } catch (DataFormatException e) {
      throw new IllegalArgumentException("a PNG is damaged", e);
    }
  }
}
