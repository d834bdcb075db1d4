package tianxia.kernel.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A writer of canonical JSON: UTF-8, no white space, integers only, object keys in ascending order
/// (which it checks), escapes only where JSON demands them. Reusable through [#clear].
public final class CanonicalJson {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private static final int SIZE = 1024;

  private final Utf8Buffer out;
  private boolean comma;
  private String[] lastKeys = new String[16];
  private int depth;

  public CanonicalJson() {
    this(SIZE);
  }

  /// A writer with room for so many bytes; it grows when it needs more.
  public CanonicalJson(int size) {
    out = new Utf8Buffer(size);
  }

  /// Forgets what was written.
  public CanonicalJson clear() {
    out.clear();
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
    out.put(':');
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
    out.number(value);
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

  /// A value that is canonical JSON already, the first `length` bytes of some.
  public CanonicalJson raw(byte[] json, int length) {
    separate();
    out.bytes(json, length);
    comma = true;
    return this;
  }

  /// The bytes so far; valid until the next write.
  public byte[] buffer() {
    return out.bytes();
  }

  /// How many bytes of [#buffer] are written.
  public int length() {
    return out.length();
  }

  @Override
  public String toString() {
    return out.toString();
  }

  private void open(char bracket) {
    separate();
    out.put(bracket);
    comma = false;
    depth++;
    if (depth == lastKeys.length) {
      lastKeys = Arrays.copyOf(lastKeys, 2 * depth);
    }
    lastKeys[depth] = "";
  }

  private void close(char bracket) {
    out.put(bracket);
    comma = true;
    depth--;
  }

  private void separate() {
    if (comma) {
      out.put(',');
    }
  }

  private void literal(String text) {
    separate();
    out.text(text);
    comma = true;
  }

  private void string(String text) {
    separate();
    out.put('"');
    for (int i = out.plain(text, 0); i < text.length(); i = out.plain(text, i)) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        i = out.codePoint(text, i);
      } else {
        escaped(c);
        i++;
      }
    }
    out.put('"');
  }

  private void escaped(char c) {
    out.put('\\');
    switch (c) {
      case '"', '\\' -> out.put(c);
      case '\n' -> out.put('n');
      case '\r' -> out.put('r');
      case '\t' -> out.put('t');
      case '\b' -> out.put('b');
      case '\f' -> out.put('f');
      default -> {
        out.text("u00");
        out.put((char) HEX[c >> 4]);
        out.put((char) HEX[c & 15]);
      }
    }
  }
}
