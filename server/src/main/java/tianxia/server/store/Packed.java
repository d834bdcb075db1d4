package tianxia.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// A text as it is kept where it is long: compressed, to a fifth or less. Immutable.
public final class Packed {
  /// No text at all.
  public static final Packed NOTHING = new Packed(new byte[0]);

  private final byte[] bytes;

  private Packed(byte[] bytes) {
    this.bytes = bytes;
  }

  /// What [#bytes] gave.
  public static Packed read(byte[] bytes) {
    return new Packed(bytes.clone());
  }

  /// Compresses a text.
  public static Packed of(String text) {
    Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (DeflaterOutputStream packing = new DeflaterOutputStream(out, best)) {
      packing.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      best.end();
    }
    return new Packed(out.toByteArray());
  }

  /// The text; empty if there is none.
  public Optional<String> text() {
    if (bytes.length == 0) {
      return Optional.empty();
    }
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("a text that was kept is damaged", e);
    }
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  public int size() {
    return bytes.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Packed packed && Arrays.equals(bytes, packed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return bytes.length + " bytes";
  }
}
