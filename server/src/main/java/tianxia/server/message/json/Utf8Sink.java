package tianxia.server.message.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Bytes that grow: JSON in UTF-8 is written to it piece by piece.
public final class Utf8Sink {
  private byte[] bytes;
  private int length;

  /// @param size about how many bytes will be written
  public Utf8Sink(int size) {
    bytes = new byte[size];
  }

  /// The bytes written so far, and unused ones after [#length]; valid until the next write.
  public byte[] bytes() {
    return bytes;
  }

  /// How many bytes were written.
  public int length() {
    return length;
  }

  /// Makes room for `more` bytes at an index, and moves what is after it; takes some away where
  /// `more` is negative.
  public void shift(int from, int more) {
    reserve(Math.max(0, more));
    System.arraycopy(bytes, from, bytes, from + more, length - from);
    length += more;
  }

  /// Writes one byte.
  public Utf8Sink put(int value) {
    reserve(1);
    bytes[length++] = (byte) value;
    return this;
  }

  Utf8Sink put(byte[] more) {
    reserve(more.length);
    System.arraycopy(more, 0, bytes, length, more.length);
    length += more.length;
    return this;
  }

  /// Writes JSON as it is.
  Utf8Sink raw(String json) {
    return put(json.getBytes(StandardCharsets.UTF_8));
  }

  Utf8Sink literal(boolean value) {
    return raw(value ? "true" : "false");
  }

  /// Writes a number that is not negative.
  Utf8Sink number(int value) {
    int count = 1;
    for (int bound = value; bound >= 10; bound /= 10) {
      count++;
    }
    reserve(count);
    int rest = value;
    for (int at = length + count - 1; at >= length; at--) {
      bytes[at] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    length += count;
    return this;
  }

  /// Writes a string in quotes, if none of its characters needs more than one byte.
  ///
  /// @return whether it did; else nothing was written
  boolean quoted(String text) {
    int end = text.length();
    reserve(end + 2);
    byte[] to = bytes;
    int at = length;
    to[at++] = '"';
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      if (c < 0x20 || c >= 0x7f || c == '"' || c == '\\') {
        return false;
      }
      to[at++] = (byte) c;
    }
    to[at++] = '"';
    length = at;
    return true;
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + more, 2 * bytes.length));
    }
  }
}
