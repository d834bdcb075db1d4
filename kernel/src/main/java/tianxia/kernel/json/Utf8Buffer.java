package tianxia.kernel.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A growing buffer of UTF-8 text. Writes without allocating, but to grow and beyond ASCII.
final class Utf8Buffer {
  private byte[] bytes;
  private int length;

  Utf8Buffer(int size) {
    bytes = new byte[size];
  }

  void clear() {
    length = 0;
  }

  /// The bytes written so far, and unused ones after [#length]; valid until the next write.
  byte[] bytes() {
    return bytes;
  }

  int length() {
    return length;
  }

  /// Writes the text from an index up to the next character that JSON must escape or that is beyond
  /// ASCII, and returns the index of that one.
  int plain(String text, int from) {
    int end = text.length();
    reserve(end - from);
    byte[] to = bytes;
    int at = length;
    int i = from;
    for (; i < end; i++) {
      char c = text.charAt(i);
      if (c < 0x20 || c >= 0x80 || c == '"' || c == '\\') {
        break;
      }
      to[at++] = (byte) c;
    }
    length = at;
    return i;
  }

  /// Writes the code point at an index and returns the index after it.
  int codePoint(String text, int i) {
    int point = text.codePointAt(i);
    byte[] encoded = new String(Character.toChars(point)).getBytes(StandardCharsets.UTF_8);
    for (byte b : encoded) {
      put((char) (b & 0xff));
    }
    return i + Character.charCount(point);
  }

  void number(long value) {
    if (value < 0 || value > Integer.MAX_VALUE) {
      text(Long.toString(value));
      return;
    }
    int rest = (int) value;
    int count = 1;
    for (int bound = rest; bound >= 10; bound /= 10) {
      count++;
    }
    reserve(count);
    for (int at = length + count - 1; at >= length; at--) {
      bytes[at] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    length += count;
  }

  /// Writes a text as it is.
  void text(String text) {
    int done = 0;
    reserve(text.length());
    while (done < text.length() && text.charAt(done) < 0x80) {
      bytes[length++] = (byte) text.charAt(done++);
    }
    if (done < text.length()) {
      for (byte b : text.substring(done).getBytes(StandardCharsets.UTF_8)) {
        put((char) (b & 0xff));
      }
    }
  }

  /// Writes the first of some bytes.
  void bytes(byte[] more, int count) {
    reserve(count);
    System.arraycopy(more, 0, bytes, length, count);
    length += count;
  }

  /// Writes one byte.
  void put(char c) {
    reserve(1);
    bytes[length++] = (byte) c;
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * (length + more));
    }
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
