package tianxia.kernel.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A writer of canonical JSON: UTF-8, no white space, integers only, object keys in ascending order
/// (which it checks), escapes only where JSON demands them. Reusable through [#clear].
public final class CanonicalJson {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private byte[] bytes = new byte[1024];
  private int length;
  private boolean comma;
  private String[] lastKeys = new String[16];
  private int depth;

  /// Forgets what was written.
  public CanonicalJson clear() {
    length = 0;
    comma = false;
    depth = 0;
    return this;
  }

  public CanonicalJson beginObject() {
    open('{');
    return this;
  }

  public CanonicalJson endObject() {
    close('}');
    return this;
  }

  public CanonicalJson beginArray() {
    open('[');
    return this;
  }

  public CanonicalJson endArray() {
    close(']');
    return this;
  }

  /// The key of the next value.
  ///
  /// @throws IllegalStateException if it does not come after the object's keys so far
  public CanonicalJson key(String key) {
    String last = lastKeys[depth];
    if (!last.isEmpty() && last.compareTo(key) >= 0) {
      throw new IllegalStateException("key " + key + " after " + last);
    }
    lastKeys[depth] = key;
    string(key);
    put(':');
    comma = false;
    return this;
  }

  public CanonicalJson value(String value) {
    string(value);
    comma = true;
    return this;
  }

  public CanonicalJson value(long value) {
    separate();
    digits(value);
    comma = true;
    return this;
  }

  public CanonicalJson value(boolean value) {
    literal(value ? "true" : "false");
    return this;
  }

  public CanonicalJson nothing() {
    literal("null");
    return this;
  }

  /// A value that is canonical JSON already.
  public CanonicalJson raw(String json) {
    literal(json);
    return this;
  }

  /// The bytes so far; valid until the next write.
  public byte[] buffer() {
    return bytes;
  }

  /// How many bytes of [#buffer] are written.
  public int length() {
    return length;
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  private void open(char bracket) {
    separate();
    put(bracket);
    comma = false;
    depth++;
    if (depth == lastKeys.length) {
      lastKeys = Arrays.copyOf(lastKeys, 2 * depth);
    }
    lastKeys[depth] = "";
  }

  private void close(char bracket) {
    put(bracket);
    comma = true;
    depth--;
  }

  private void separate() {
    if (comma) {
      put(',');
    }
  }

  private void literal(String text) {
    separate();
    ascii(text);
    comma = true;
  }

  private void string(String text) {
    separate();
    put('"');
    int end = text.length();
    int i = plain(text);
    for (; i < end; i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        put('\\');
        put(c);
      } else if (c < 0x20) {
        control(c);
      } else if (c < 0x80) {
        put(c);
      } else {
        i = beyondAscii(text, i);
      }
    }
    put('"');
  }

  /// Writes the text up to the first character that needs care, and returns that one's index.
  private int plain(String text) {
    int end = text.length();
    reserve(end);
    byte[] to = bytes;
    int at = length;
    int i = 0;
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

  private void control(char c) {
    put('\\');
    switch (c) {
      case '\n' -> put('n');
      case '\r' -> put('r');
      case '\t' -> put('t');
      case '\b' -> put('b');
      case '\f' -> put('f');
      default -> {
        ascii("u00");
        put((char) HEX[c >> 4]);
        put((char) HEX[c & 15]);
      }
    }
  }

  /// Writes the code point at `i` and returns the index of its last char.
  private int beyondAscii(String text, int i) {
    int point = text.codePointAt(i);
    byte[] encoded = new String(Character.toChars(point)).getBytes(StandardCharsets.UTF_8);
    for (byte b : encoded) {
      put((char) (b & 0xff));
    }
    return i + Character.charCount(point) - 1;
  }

  private void digits(long value) {
    if (value < 0 || value > Integer.MAX_VALUE) {
      ascii(Long.toString(value));
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

  private void ascii(String text) {
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

  private void put(char c) {
    reserve(1);
    bytes[length++] = (byte) c;
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + more, 2 * bytes.length));
    }
  }
}
