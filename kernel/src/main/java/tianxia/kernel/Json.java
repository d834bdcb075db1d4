package tianxia.kernel;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A writer of canonical JSON: UTF-8, no white space, integers only, object keys in ascending order
/// (which it checks), escapes only where JSON demands them. Reusable through [#clear].
public final class Json {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private byte[] bytes = new byte[1024];
  private int length;
  private boolean comma;
  private String[] lastKeys = new String[16];
  private int depth;

  /// Forgets what was written.
  public Json clear() {
    length = 0;
    comma = false;
    depth = 0;
    return this;
  }

  public Json beginObject() {
    open('{');
    return this;
  }

  public Json endObject() {
    close('}');
    return this;
  }

  public Json beginArray() {
    open('[');
    return this;
  }

  public Json endArray() {
    close(']');
    return this;
  }

  /// The key of the next value.
  ///
  /// @throws IllegalStateException if it does not come after the object's keys so far
  public Json key(String key) {
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

  public Json value(String value) {
    string(value);
    comma = true;
    return this;
  }

  public Json value(long value) {
    separate();
    digits(value);
    comma = true;
    return this;
  }

  public Json value(boolean value) {
    literal(value ? "true" : "false");
    return this;
  }

  public Json nothing() {
    literal("null");
    return this;
  }

  /// A value that is canonical JSON already.
  public Json raw(String json) {
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
    for (int i = 0; i < text.length(); i++) {
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
    if (value == Long.MIN_VALUE) {
      ascii(Long.toString(value));
      return;
    }
    long rest = value;
    if (rest < 0) {
      put('-');
      rest = -rest;
    }
    long unit = 1;
    while (rest / unit >= 10) {
      unit *= 10;
    }
    for (; unit > 0; unit /= 10) {
      put((char) ('0' + rest / unit % 10));
    }
  }

  private void ascii(String text) {
    boolean plain = true;
    for (int i = 0; i < text.length(); i++) {
      plain &= text.charAt(i) < 0x80;
    }
    if (plain) {
      for (int i = 0; i < text.length(); i++) {
        put(text.charAt(i));
      }
    } else {
      for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
        put((char) (b & 0xff));
      }
    }
  }

  private void put(char c) {
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * length);
    }
    bytes[length++] = (byte) c;
  }
}
